import { type ReadonlySignal, computed } from '@preact/signals'
import type { DeepReadonly, History } from '@roundhouse/kernel'
import {
  type CzAction,
  type CzEvent,
  type CzState,
  PHASES,
  VACLAV,
  companyAt,
  companyId,
} from '@roundhouse/titles/18cz'
import { chronicleOf, roundView } from '@roundhouse/view/18cz'
import type { CzRoundWords } from '@roundhouse/words/18cz'
import { screenSize } from '../table/screen-size.ts'
import type { Table } from '../table/table.ts'
import type { Headline } from '../table/title-ui.ts'
import { roundName } from './log.ts'
import { czWords } from './words.ts'

type CzHistory = History<CzState, CzAction, CzEvent>
type State = DeepReadonly<CzState>

/** Round and phase, which company acts, and the words of the pill. */
export function headlineOf(table: Table, history: CzHistory): ReadonlySignal<Headline> {
  return computed(() => {
    const state = table.state.value as CzState
    const { rounds } = czWords.value
    const asked = table.asked.value
    const brief = screenSize.value !== 'wide'
    if (asked === null) return { phase: rounds.long.over, doing: '', turn: rounds.long.over }
    const { step } = state
    const turn =
      asked === table.me.value
        ? rounds.turn[step].you
        : rounds.turn[step].other(table.naming.value.player(asked))
    const doing = doingIn(state, rounds, brief ? null : orderAt(history, table.shown.value))
    return { phase: phaseIn(state, rounds, brief), doing, turn }
  })
}

/** "Operating round 5.1 · phase d". */
function phaseIn(state: State, rounds: CzRoundWords, brief: boolean): string {
  const names = brief ? rounds.short : rounds.long
  const { kind, set, within } = roundView(state)
  if (kind === 'over' || kind === 'between') return names[kind]
  const round = roundName(names, { kind, set, within }, state)
  return kind === 'opening' ? round : `${round} · ${rounds.phase(PHASES[state.fleet.phase] as string)}`
}

/** The company and its place among those that operate; where there is no room, the step instead of the place. */
function doingIn(state: State, rounds: CzRoundWords, order: readonly string[] | null): string {
  const company = companyIn(state)
  const step = rounds.steps[state.step]
  if (company === null) return step
  const id = companyId(company)
  const name = companyAt(state, company).director === VACLAV ? rounds.ofVaclav(id) : id
  const place = state.turn?.company === company ? (order?.indexOf(id) ?? -1) : -1
  if (order === null || place < 0) return `${name} · ${step}`
  return rounds.inOrder(name, place + 1, order.length)
}

/** The company that is decided for: one that must discard or choose its city comes before the operating one. */
function companyIn({ step, turn, discards, cityChoice, offer }: State): number | null {
  if (step === 'discard') return discards[0] ?? null
  if (step === 'chooseCity') return cityChoice?.company ?? null
  if (step === 'answer') return offer?.buyer ?? null
  return turn?.company ?? null
}

function orderAt(history: CzHistory, version: number): readonly string[] {
  return chronicleOf(history, version).rounds.at(-1)?.order ?? []
}
