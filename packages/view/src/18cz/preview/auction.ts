import type { DeepReadonly } from '@roundhouse/kernel'
import { BID_STEP, type CzState, NOBODY, PRIVATES, type PrivateId, bookOf } from '@roundhouse/titles/18cz'
import type { AuctionNow } from '../../railway/auction-decision.ts'

/** The auction of privates in Moravia–Silesia; only those on offer are lots. — XI.2 */
export function privateAuction(state: DeepReadonly<CzState>): AuctionNow<PrivateId> | null {
  const { moravia, priority } = state
  const open = moravia?.auction ?? null
  if (moravia === null || open === null) return null
  const isOver = (item: number): boolean => moravia.sold[item] === 1 || (open.unwanted & (1 << item)) !== 0
  return {
    lots: PRIVATES.flatMap(({ id, minimum }, item) => {
      if (open.item === NOBODY ? isOver(item) : open.item !== item) return []
      const bidden = open.item === item && open.leader !== NOBODY
      return [{ id, minimum, least: bidden ? open.bid + BID_STEP : minimum }]
    }),
    under: PRIVATES[open.item]?.id ?? null,
    choosing: open.item === NOBODY && bookOf(state).privateIsChosenFirst,
    bid: open.bid,
    leader: open.leader === NOBODY ? null : open.leader,
    bidders: priority.map((seat, at) => ({
      seat,
      passed: (open.passed & (1 << seat)) !== 0,
      asked: at === open.at,
    })),
  }
}
