import { type Seat, applyKnown, createRng, draw } from '@roundhouse/kernel'
import {
  type Auction,
  type ChicagoAction,
  type ChicagoState,
  cashOf,
  chicagoExpress,
  leastBid,
} from '@roundhouse/titles/chicago-express'
import type { Budget } from '../budget.ts'
import type { Figures } from './figures.ts'
import type { Judge } from './judge.ts'
import { PASS, bidOf, outcomes } from './one-ply.ts'
import { settleAuction } from './settle.ts'
import { type WholeTurn, wholeTurns } from './whole-turns.ts'

/** How everybody is thought to play: each turn by what the judge says of the table after it, give or take a whim. */
export interface Manner {
  readonly judge: Judge
  /** By whom the seat that looks ahead goes itself: it may know more than it thinks the others do. */
  readonly own: Judge
  readonly figures: Figures
  readonly whim: number
  readonly builds: number
  /** Bids up to a reserve, or by what the judge says of the table after winning and after passing. */
  readonly bids: 'reserve' | 'outcome'
}

/** Whose whims there are: the same luck gives the same whims at the same moment, whatever came before. */
export interface Whims {
  readonly luck: string
  /** Who looks ahead has none. */
  readonly without: Seat
}

const NOTHING = (): void => {}

/** Plays on until so many turns have ended, or the game has; false when the budget was spent before. */
export function playOn(
  state: ChicagoState,
  turns: number,
  manner: Manner,
  whims: Whims,
  budget: Budget,
): boolean {
  let left = turns
  let moment = 0
  while (state.ended === null) {
    moment += 1
    if (state.auction !== null) {
      // The first auctions end no turn.
      const ends = state.auction.kind !== 'initial'
      const bidding = manner.bids === 'reserve' ? settleAtOnce : bidToTheEnd
      if (!bidding(state, manner, whims, moment, budget)) return false
      if (ends) left -= 1
      continue
    }
    if (left <= 0) return true
    if (!takeTurn(state, manner, whims, moment, budget)) return false
    // A share on offer, or the Wabash, keeps the turn open.
    if (state.auction === null) left -= 1
  }
  return true
}

function takeTurn(
  state: ChicagoState,
  { judge: others, own, figures, whim, builds }: Manner,
  { luck, without }: Whims,
  moment: number,
  budget: Budget,
): boolean {
  const mover = state.turn
  const judge = mover === without ? own : others
  const rng = createRng(`${luck}/${moment}`)
  let best: WholeTurn | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const turn of wholeTurns(state, judge, figures, builds)) {
    const off = mover === without ? 0 : (whim * (draw(rng, 2001) - 1000)) / 1000
    const worth = (judge.worths(turn.after)[mover] as number) + off
    if (!budget.spend(1)) return false
    if (worth <= most) continue
    most = worth
    best = turn
  }
  for (const action of (best as WholeTurn).actions) {
    applyKnown(chicagoExpress, state, mover, action, NOTHING)
  }
  return true
}

/** Everybody bids up to what the share is worth to it: who gets it for how much is told without bidding. */
function settleAtOnce(
  state: ChicagoState,
  { judge, figures }: Manner,
  { luck, without }: Whims,
  moment: number,
  budget: Budget,
): boolean {
  const rng = createRng(`${luck}/${moment}`)
  const reserves = judge.reserves(state).map((reserve, seat) => {
    const off = (figures.bidWhim * (draw(rng, 2001) - 1000)) / 1000
    return seat === without ? reserve : Math.min(cashOf(state, seat), reserve * (1 + off))
  })
  settleAuction(state, reserves)
  return budget.spend(2)
}

/** One bid after the other, as long as this auction goes. */
function bidToTheEnd(
  state: ChicagoState,
  { judge, own, whim }: Manner,
  { luck, without }: Whims,
  moment: number,
  budget: Budget,
): boolean {
  const { auction } = state
  const rng = createRng(`${luck}/${moment}`)
  // Drawn once for the auction: a whim for each bid would only raise the price.
  const off = Array.from({ length: state.players }, (_, seat) => {
    const drawn = (whim * (draw(rng, 2001) - 1000)) / 1000
    return seat === without ? 0 : drawn
  })
  while (state.auction !== null && state.auction === auction) {
    const seat: Seat = auction.asked
    const action = bidBy(state, auction, seat, seat === without ? own : judge, off[seat] as number)
    applyKnown(chicagoExpress, state, seat, action, NOTHING)
    if (!budget.spend(2)) return false
  }
  return true
}

function bidBy(state: ChicagoState, auction: Auction, seat: Seat, judge: Judge, off: number): ChicagoAction {
  const least = leastBid(auction)
  if (least > cashOf(state, seat)) return PASS
  const { won, passed } = outcomes(state, seat, least, judge)
  const ifWon = (judge.worths(won)[seat] as number) + off
  return ifWon >= (judge.worths(passed)[seat] as number) ? bidOf(least) : PASS
}
