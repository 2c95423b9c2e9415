import { type Seat, createRng, draw } from '@roundhouse/kernel'
import {
  type Auction,
  type ChicagoAction,
  type ChicagoState,
  cashOf,
  chicagoExpress,
  leastBid,
} from '@roundhouse/titles/chicago-express'
import type { Bot, Candidate, Decision } from '../bot.ts'
import type { Figures } from './figures.ts'
import type { Judge } from './judge.ts'
import { sellTo, settleAuction } from './settle.ts'
import { wholeTurns } from './whole-turns.ts'

/** How a level looks one move ahead. */
export interface OnePly {
  readonly id: string
  readonly judge: Judge
  readonly figures: Figures
  /** How far what it expects is off by whim, in the judge’s own measure. */
  readonly whim: number
  /** How many builds of each company it looks at. */
  readonly builds: number
  /** Bids up to a reserve, or weighs the table after winning against that after passing. */
  readonly bids: 'reserve' | 'outcome'
}

/** Looks at the table after each turn it could take, and bids while that is worth it. */
export function onePly(level: OnePly): Bot {
  return {
    id: level.id,
    // More than there ever is to look at.
    work: 1000,
    choose(turn, pickBelow, budget) {
      const state = turn.state as ChicagoState
      const { seat } = turn
      if (state.auction !== null) {
        const whim = whimOf(turn.nature, state.auction)
        return level.bids === 'reserve'
          ? bidByReserve(state, seat, level, whim)
          : bidByOutcome(state, seat, level.judge, level.whim * whim)
      }
      const candidates: Candidate[] = []
      for (const { actions, after } of wholeTurns(state, level.judge, level.figures, level.builds)) {
        const worth = level.judge.worths(after)
        worth[seat] = (worth[seat] as number) + (level.whim * (pickBelow(2001) - 1000)) / 1000
        candidates.push({ action: actions[0] as ChicagoAction, worth, line: actions })
        if (!budget.spend(1)) break
      }
      return bestFor(seat, candidates)
    },
  }
}

export function bestFor(seat: Seat, candidates: readonly Candidate[]): Decision {
  const ordered = candidates.toSorted((a, b) => (b.worth[seat] as number) - (a.worth[seat] as number))
  return { action: (ordered[0] as Candidate).action, candidates: ordered }
}

export const PASS: ChicagoAction = { type: 'pass' }

export function bidOf(amount: number): ChicagoAction {
  return { type: 'bid', amount }
}

/** The least bid while it is below what the share is worth, otherwise a pass. */
function bidByReserve(state: ChicagoState, seat: Seat, { judge, figures }: OnePly, whim: number): Decision {
  const reserve = (judge.reserves(state)[seat] as number) * (1 + figures.bidWhim * whim)
  const least = leastBid(state.auction as Auction)
  const bids = least <= reserve && least <= cashOf(state, seat)
  return { action: bids ? bidOf(least) : PASS, candidates: [] }
}

/** What if I got it now, what if I let the others have it? */
function bidByOutcome(state: ChicagoState, seat: Seat, judge: Judge, whim: number): Decision {
  const least = leastBid(state.auction as Auction)
  if (least > cashOf(state, seat)) return { action: PASS, candidates: [] }
  const { won, passed } = outcomes(state, seat, least, judge)
  const ifWon = judge.worths(won)
  ifWon[seat] = (ifWon[seat] as number) + whim
  return bestFor(seat, [
    { action: bidOf(least), worth: ifWon, line: [] },
    { action: PASS, worth: judge.worths(passed), line: [] },
  ])
}

/** The table if this seat wins at this bid, and if it passes and the others settle it. */
export function outcomes(
  state: ChicagoState,
  seat: Seat,
  amount: number,
  judge: Judge,
): { readonly won: ChicagoState; readonly passed: ChicagoState } {
  const won = chicagoExpress.clone(state)
  sellTo(won, seat, amount)
  const passed = chicagoExpress.clone(state)
  const reserves = judge.reserves(state).map((reserve, each) => (each === seat ? 0 : reserve))
  settleAuction(passed, reserves)
  return { won, passed }
}

/** From −1 to 1, the same through one auction: a whim drawn for each bid would only raise the price. */
export function whimOf(nature: string, { company, kind, opener }: Auction): number {
  return (draw(createRng(`${nature}/${company}/${kind}/${opener}`), 2001) - 1000) / 1000
}
