import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { BID_STEP, type CzState, NOBODY, PRIVATES, type PrivateId, bookOf } from '@roundhouse/titles/18cz'

/** The auction of privates in Moravia–Silesia. — XI.2 */
export interface PrivateAuction {
  readonly lots: readonly PrivateLot[]
  /** The lot under the hammer; null while one is to be chosen. */
  readonly under: PrivateId | null
  /** One is to be chosen before anybody bids. */
  readonly choosing: boolean
  readonly bid: number
  readonly leader: Seat | null
  readonly chooser: Seat
  readonly step: number
  readonly bidders: readonly { readonly seat: Seat; readonly passed: boolean; readonly asked: boolean }[]
}

export interface PrivateLot {
  readonly id: PrivateId
  readonly minimum: number
  readonly sold: boolean
  /** It has been up, and nobody has bid. */
  readonly unwanted: boolean
  /** What one must bid at least now. */
  readonly least: number
}

export function privateAuction(state: DeepReadonly<CzState>): PrivateAuction | null {
  const { moravia, priority } = state
  const open = moravia?.auction ?? null
  if (moravia === null || open === null) return null
  return {
    lots: PRIVATES.map(({ id, minimum }, item) => ({
      id,
      minimum,
      sold: moravia.sold[item] === 1,
      least: open.item === item && open.leader !== NOBODY ? open.bid + BID_STEP : minimum,
      unwanted: (open.unwanted & (1 << item)) !== 0,
    })),
    under: open.item === NOBODY ? null : (PRIVATES[open.item] as (typeof PRIVATES)[number]).id,
    choosing: open.item === NOBODY && bookOf(state).privateIsChosenFirst,
    bid: open.bid,
    leader: open.leader === NOBODY ? null : open.leader,
    chooser: priority[open.chooser] as Seat,
    step: BID_STEP,
    bidders: priority.map((seat, at) => ({
      seat,
      passed: (open.passed & (1 << seat)) !== 0,
      asked: at === open.at,
    })),
  }
}
