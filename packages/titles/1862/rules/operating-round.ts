import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type TurnKeeper,
  afterOperatingRound,
  newTurn,
  nextToOperate,
} from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { NOBODY, type RmState, type RmTurn, STAGES, type Stage, companyAt } from '../state.ts'
import { roundsInSet } from './figures.ts'
import { placeHome } from './home.ts'

/** A company without director only runs, withholds and buys. — 7.3 */
const IN_RECEIVERSHIP: readonly Stage[] = ['run', 'revenue', 'trains']

export function stagesOf(state: DeepReadonly<RmState>): readonly Stage[] {
  const { turn } = state
  const isLed = turn === null || companyAt(state, turn.company).director !== NOBODY
  return isLed ? STAGES : IN_RECEIVERSHIP
}

/** Where the state keeps the turn; whatever ends it early has cleared it. — 7.1, 7.5, 7.12 */
export const companyTurn: TurnKeeper<RmState, NumberedEvent> = {
  at: ({ turn }) => turn?.stage ?? null,
  enter({ turn }, stage) {
    if (turn !== null) turn.stage = stage as Stage
  },
  end(state) {
    const { turn } = state
    if (turn === null) return
    companyAt(state, turn.company).turns += 1
    state.operated.push(turn.company)
    state.turn = null
  },
}

/** The number of rounds is read at the end of the stock round. — 7.9 */
export function beginSet(state: RmState, emit: Emit<NumberedEvent>): void {
  state.round = { kind: 'operating', set: state.round.set, within: -1, rounds: roundsInSet(state) }
  beginOperatingRound(state, emit)
}

export function beginOperatingRound(state: RmState, emit: Emit<NumberedEvent>): void {
  state.round.within += 1
  state.operated = []
  const order = state.market.order.filter((company) => mayOperate(state, company))
  const { set, within } = state.round
  emit({ type: 'operatingRoundBegan', set: set + 1, number: within + 1, order })
}

/** Every floated company once. — 7.1 */
function mayOperate(state: DeepReadonly<RmState>, company: CompanyIndex): boolean {
  return companyAt(state, company).status === 'open' && !state.operated.includes(company)
}

/** By price as it is when the turn comes, in one space the upper marker first. — 7.1 */
function nextCompany(state: DeepReadonly<RmState>): CompanyIndex | null {
  return nextToOperate([state.market.order], (company) => mayOperate(state, company))
}

export function companyWaits(state: DeepReadonly<RmState>): boolean {
  return state.round.kind === 'operating' && state.turn === null && nextCompany(state) !== null
}

export function beginTurn(state: RmState, emit: Emit<NumberedEvent>): void {
  const company = nextCompany(state) as CompanyIndex
  const { director } = companyAt(state, company)
  const isLed = director !== NOBODY
  state.turn = beginningOf(state, company)
  emit({ type: 'companyTurnBegan', company, director: isLed ? director : 'nobody' })
  // A home token not yet placed waits for a director. — 8, table B34
  if (isLed) placeHome(state, company, emit)
}

/** A turn of which nothing has been done. */
export function beginningOf(state: DeepReadonly<RmState>, company: CompanyIndex): RmTurn {
  const { director, turns } = companyAt(state, company)
  return {
    ...newTurn<Stage>(company, director === NOBODY ? 'run' : 'merge', turns === 0),
    subsidy: 0,
    trackDone: false,
    linked: false,
    redeemed: false,
    declined: [],
    raised: false,
  }
}

/** What comes once every company has operated; null while one is still to come. */
export function comesNext(state: DeepReadonly<RmState>): 'round' | 'set over' | 'game over' | null {
  const { round, turn } = state
  if (round.kind !== 'operating' || turn !== null || nextCompany(state) !== null) return null
  // A marker at 1000 ends the game with the round under way. — 10.1
  if (state.ending === 'summit') return 'game over'
  const isLastSet = state.ending !== null || state.lner === 'formed'
  return afterOperatingRound({ within: round.within, rounds: round.rounds, isLastSet })
}
