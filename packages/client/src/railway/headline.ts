import { type ReadonlySignal, computed } from '@preact/signals'
import type { Action, GameEvent, GameState, History } from '@roundhouse/kernel'
import { isEvent } from '@roundhouse/railways'
import type { RailwayView } from '@roundhouse/view/railway'
import type { RoundWords } from '@roundhouse/words/railway'
import { screenSize } from '../table/screen-size.ts'
import type { Headline } from '../table/title-ui.ts'
import type { RailwayTable } from './railway-table.ts'
import type { RailwayTitle } from './railway-title.ts'
import { roundIn } from './round-in.ts'

/** Round and phase, which company acts, and the words of the pill. */
export function headlineOf<S extends GameState, A extends Action, E extends GameEvent>(
  title: RailwayTitle<S, A, E>,
  railway: RailwayTable<S, A, E>,
  history: History<S, A, E>,
): ReadonlySignal<Headline> {
  const { table, state, view, question } = railway
  // The question changes with everything that is put together; what the head tells of it seldom does.
  const step = computed(() => question.value?.step ?? state.value.step)
  const concerned = computed(() => {
    const asked = question.value
    return asked === null ? view.value.operating : (asked.offer?.company ?? asked.company)
  })
  const order = computed(() => {
    void table.session.version.value
    return orderAt(history, table.shown.value)
  })
  return computed(() => {
    const rounds = title.rounds(state.value)
    const asked = table.asked.value
    if (asked === null) return { phase: rounds.long.over, doing: '', turn: rounds.long.over }
    const brief = screenSize.value !== 'wide'
    const words = rounds.turn[step.value]
    const turn = asked === table.me.value ? words?.you : words?.other(table.naming.value.player(asked))
    return {
      phase: phaseIn(view.value, rounds, brief),
      doing: doingIn(railway, rounds, step.value, concerned.value, brief ? null : order.value),
      turn: turn ?? '',
    }
  })
}

/** "Operating round 5.1 · phase d". */
function phaseIn({ round, bank }: RailwayView, rounds: RoundWords, brief: boolean): string {
  const names = brief ? rounds.short : rounds.long
  const { kind, set, within } = round
  if (kind === 'over' || kind === 'between') return names[kind]
  const name = roundIn(names, { kind, set, within })
  return kind === 'opening' ? name : `${name} · ${rounds.phase(bank.phase)}`
}

/** The company and its place among those that operate; where there is no room, the step instead of the place. */
function doingIn<S extends GameState, A extends Action, E extends GameEvent>(
  { view, company, panels }: RailwayTable<S, A, E>,
  rounds: RoundWords,
  step: string,
  id: string | null,
  order: readonly string[] | null,
): string {
  const what = rounds.steps[step] ?? ''
  if (id === null) return what
  const director = company(id)?.director
  const name = typeof director === 'string' ? panels.companyOf(director, id) : id
  const place = view.value.operating === id ? (order?.indexOf(id) ?? -1) : -1
  return order === null || place < 0 ? `${name} · ${what}` : rounds.inOrder(name, place + 1, order.length)
}

/** In which companies operate in the last such round; the whole chronicle need not be written for it. */
function orderAt<S extends GameState, A extends Action, E extends GameEvent>(
  history: History<S, A, E>,
  version: number,
): readonly string[] {
  for (let entry = history.lastOf(version); entry > 0; entry = history.before(entry)) {
    const told: readonly GameEvent[] = history.eventsOf(entry)
    const began = told.findLast((event) => isEvent(event, 'operatingRoundBegan'))
    if (began !== undefined) return began.order
  }
  return []
}
