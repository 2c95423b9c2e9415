import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { seatOfOwner } from '@roundhouse/railways'
import type { NumberedEvent } from '../events.ts'
import { MOUNTAIN_INCOME } from '../mountains.ts'
import { type AhState, NOBODY, companyAt } from '../state.ts'
import { deciderOf } from './asked.ts'
import { bankPaysSeat } from './bank.ts'
import { isAtEnd, isBetweenRounds, isBetweenSets } from './between-rounds.ts'
import { payBond } from './bond.ts'
import { bookOf } from './book.ts'
import { placeHome } from './homes.ts'
import { nextCompany, operatingOrder } from './operating-order.ts'
import { moveForNothing } from './prices.ts'
import { isBond } from './shares.ts'
import { leaveOrder, newTurn } from './turn.ts'

/** How many rounds the set has is fixed when it begins. — VII.1 */
export function beginOperatingRound(state: AhState, emit: Emit<NumberedEvent>): void {
  const { kind, set, within, rounds } = state.round
  const isFirst = kind !== 'operating'
  state.round = {
    kind: 'operating',
    set,
    within: isFirst ? 0 : within + 1,
    rounds: isFirst ? bookOf(state).roundsInSet(state.fleet.phase) : rounds,
  }
  state.waiting = operatingOrder(state)
  emit({
    type: 'operatingRoundBegan',
    number: state.round.within + 1,
    set: set + 1,
    order: state.waiting,
  })
}

/** Before any company operates. — IV.1, VII.4 */
export function payMountains(state: AhState, emit: Emit<NumberedEvent>): void {
  const bySeat = Array.from({ length: state.players }, () => 0)
  for (const owner of state.mountains.owner) {
    const seat = seatOfOwner(owner)
    if (seat === null) continue
    bySeat[seat] = (bySeat[seat] as number) + MOUNTAIN_INCOME
    bankPaysSeat(state, seat, MOUNTAIN_INCOME, emit)
  }
  if (bySeat.some((amount) => amount > 0)) emit({ type: 'mountainsPaid', bySeat })
}

export function companyWaits({ round, turn, waiting }: DeepReadonly<AhState>): boolean {
  return round.kind === 'operating' && turn === null && waiting.length > 0
}

/** The next one by the order as it is now; its home station is placed before anything else. — VII.4, VII.5, VII.8 */
export function beginTurn(state: AhState, emit: Emit<NumberedEvent>): void {
  const company = nextCompany(state)
  if (isBond(state, company)) {
    leaveOrder(state, company)
    payBond(state, emit)
    return
  }
  if (deciderOf(state, company) === NOBODY) {
    leaveOrder(state, company)
    emit({ type: 'turnSkipped', company })
    moveForNothing(state, company, emit)
    return
  }
  const { turns, director } = companyAt(state, company)
  state.turn = newTurn(company, turns === 0)
  emit({
    type: 'companyTurnBegan',
    company,
    director: director === NOBODY ? 'nobody' : director,
  })
  placeHome(state, company, emit)
}

export function openingIsDue(state: DeepReadonly<AhState>): boolean {
  return state.opening.length > 0 && isBetweenRounds(state)
}

/** — VII.1 */
export function anotherRoundFollows(state: DeepReadonly<AhState>): boolean {
  return isAtEnd(state) && state.round.within + 1 < state.round.rounds
}

/** — VII.15 */
export function setIsOver(state: DeepReadonly<AhState>): boolean {
  return isAtEnd(state) && state.round.within + 1 >= state.round.rounds
}

/** Between the set and the next stock round: export, and what it brings about. — VII.15 */
export function endSet(state: AhState): void {
  state.round.kind = 'between'
}

/** The bank was broken: the set is finished, export and formations are done, then it is over. — IX.1, table B32 */
export function gameIsOver(state: DeepReadonly<AhState>): boolean {
  return state.broken && isBetweenSets(state) && bookOf(state).exportsBeforeScoring
}

/** Recorded games end before the export. — table C25 */
export function endsBeforeExport(state: DeepReadonly<AhState>): boolean {
  return state.broken && setIsOver(state) && !bookOf(state).exportsBeforeScoring
}
