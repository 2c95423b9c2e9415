import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import { clockwiseFrom, havePassed } from '@roundhouse/railways'
import { SHARES } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { type AhState, NOBODY, type StockState } from '../state.ts'
import { moveForSoldOut } from './prices.ts'
import { sharesWithPlayers } from './shares.ts'
import { startsBackwards, stockOf } from './stock-turn.ts'

/** The first one: from the last seat down. — VI.3; with two players the starting player begins. — X.5 */
export function beginFirstStockRound(state: AhState, emit: Emit<NumberedEvent>): void {
  state.round = { kind: 'stock', set: 0, within: 0, rounds: 0 }
  state.step = 'firstStock'
  const at = startsBackwards(state) ? state.players - 1 : state.priority
  // What was bought in the draft counts for the starting-player card. — X.5
  const last = state.stock?.last ?? NOBODY
  const passed = state.stock?.passed ?? 0
  state.stock = { ...newStock(state), at, last, passed }
  emit({ type: 'stockRoundBegan', number: 1 })
}

/** The one after a set of operating rounds; the holder of the starting-player card begins. — VI.2 */
export function beginStockRound(state: AhState, emit: Emit<NumberedEvent>): void {
  const set = state.round.set + 1
  state.round = { kind: 'stock', set, within: 0, rounds: state.round.rounds }
  state.step = 'stock'
  state.stock = newStock(state)
  emit({ type: 'stockRoundBegan', number: set + 1 })
}

/** Everybody has passed since the last action. — VI.2 */
export function stockRoundIsOver({ round, stock, players }: DeepReadonly<AhState>): boolean {
  return round.kind === 'stock' && stock !== null && havePassed(stock.passed, players)
}

/** Debts grow by half, rounded up. — VII.12 */
export function addInterest(state: AhState, emit: Emit<NumberedEvent>): void {
  const bySeat = state.debt.map((debt) => Math.ceil(debt / 2))
  if (bySeat.every((amount) => amount === 0)) return
  state.debt = state.debt.map((debt, seat) => debt + (bySeat[seat] as number))
  emit({ type: 'interestAdded', bySeat })
}

/** Companies whose shares are all with players rise, in operating order. — VIII.3, table B6 */
export function raiseSoldOut(state: AhState, emit: Emit<NumberedEvent>): void {
  for (const company of state.market.order.slice()) {
    if (sharesWithPlayers(state, company) === SHARES) moveForSoldOut(state, company, emit)
  }
}

/** The starting-player card goes to the left of the last one who did something. — VI.2, table B5 */
export function passPriority(state: AhState, emit: Emit<NumberedEvent>): void {
  const { last } = stockOf(state)
  if (last !== NOBODY) state.priority = (last + 1) % state.players
  tellPriority(state, emit)
}

export function tellPriority(state: DeepReadonly<AhState>, emit: Emit<NumberedEvent>): void {
  emit({ type: 'priorityDealt', seats: clockwiseFrom(state.priority, state.players) })
}

export function endStockRound(state: AhState): void {
  state.stock = null
}

export function newStock(state: DeepReadonly<AhState>): StockState {
  return {
    at: state.priority,
    turns: 0,
    passed: 0,
    last: NOBODY,
    bought: NOBODY,
    sold: Array.from({ length: state.players }, () => 0),
    soldNow: 0,
  }
}
