import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { afterOperatingRound } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { PROGRESS, type SetData } from '../progress.ts'
import { type CzState, NOBODY, VACLAV, companyAt } from '../state.ts'
import { placeHome } from './home.ts'
import { localValue } from './locals.ts'
import { newTurn } from './turn.ts'

/** The value marker of the locals moves on, the order is fixed. — VIII.2 */
export function beginOperatingRound(state: CzState, emit: Emit<NumberedEvent>): void {
  const { kind, set, within } = state.round
  const next = kind === 'operating' ? within + 1 : 0
  state.round = { kind: 'operating', set, within: next, turns: 0, passed: 0 }
  state.waiting = state.market.order.filter((company) => companyAt(state, company).status === 'open')
  emit({
    type: 'operatingRoundBegan',
    number: roundNumber(state),
    value: localValue(state),
    order: state.waiting,
  })
}

/** The owner of MW decides on its hex before any company. — XI.2 */
export function wakeMw({ moravia }: CzState): void {
  if (moravia !== null) moravia.mwWaits = moravia.mw !== NOBODY
}

/** 1–13 over the whole game. */
export function roundNumber(state: DeepReadonly<CzState>): number {
  let before = 0
  for (let set = 0; set < state.round.set; set++) before += (PROGRESS[set] as SetData).values.length
  return before + state.round.within + 1
}

export function companyWaits({ round, turn, waiting }: DeepReadonly<CzState>): boolean {
  return round.kind === 'operating' && turn === null && waiting.length > 0
}

/** The next company of the order; its home station is placed before anything else. — VIII.2, VIII.6 */
export function beginTurn(state: CzState, emit: Emit<NumberedEvent>): void {
  const company = state.waiting[0] as number
  const { turns, director } = companyAt(state, company)
  state.turn = newTurn(company, turns === 0)
  emit({
    type: 'companyTurnBegan',
    company,
    director: director === VACLAV ? 'vaclav' : director,
  })
  placeHome(state, company, emit)
}

/** — V */
export function anotherRoundFollows(state: DeepReadonly<CzState>): boolean {
  return comesNext(state) === 'round'
}

/** — VIII.13 */
export function setIsOver(state: DeepReadonly<CzState>): boolean {
  return comesNext(state) === 'set over'
}

/** After the operating round at 120. — X.1 */
export function gameIsOver(state: DeepReadonly<CzState>): boolean {
  return comesNext(state) === 'game over'
}

function comesNext({
  round,
  turn,
  waiting,
}: DeepReadonly<CzState>): ReturnType<typeof afterOperatingRound> | null {
  if (round.kind !== 'operating' || turn !== null || waiting.length > 0) return null
  const { set, within } = round
  const rounds = (PROGRESS[set] as SetData).values.length
  return afterOperatingRound({ within, rounds, isLastSet: set + 1 === PROGRESS.length })
}

/** Between the set and the next stock round: export, Václav's cards, and what they bring about. — VIII.13, XI.1 */
export function endSet(state: CzState): void {
  state.round.kind = 'between'
}

export function isBetweenSets({ round }: DeepReadonly<CzState>): boolean {
  return round.kind === 'between'
}
