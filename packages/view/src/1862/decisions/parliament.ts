import {
  BID_STEP,
  DIRECTOR_SHARES,
  LOWEST_PAR,
  companyData,
  companyIndex,
  mostBid,
} from '@roundhouse/titles/1862'
import { amountIn, change } from '../../railway/asking.ts'
import { joined, money } from '../../railway/said.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { companyCards } from './chooser.ts'
import { framed } from './frame.ts'
import { duties } from './obligations.ts'
import { parTable } from './par-table.ts'
import { say } from './sayings.ts'

/** Name a company and open the auction for its charter, or pass. — 4.1 */
export function parliamentDecision(asking: RmAsking): RmDecision {
  const { state, view, seat, action } = asking
  const chosen = action?.type === 'openAuction' ? action : null
  const cash = view.players.find((player) => player.seat === seat)?.cash ?? 0
  const bid = chosen === null || !Number.isFinite(chosen.bid) ? 0 : chosen.bid
  return framed(asking, {
    heading: say('parliament.heading'),
    hint: say('parliament.hint', money(BID_STEP)),
    section: '4.1',
    groups: companyCards(asking),
    amount:
      chosen === null
        ? null
        : amountIn(asking, chosen, 'bid', {
            heading: joined(' · ', [chosen.company, companyData(companyIndex(chosen.company)).name]),
            aside: say('parliament.limits', money(0), money(mostBid(state, seat))),
            label: say('parliament.amount'),
            quick: (min, max) => quickBids(min, max),
          }),
    meaning:
      chosen === null
        ? { figures: [], notes: [] }
        : { figures: [change(say('charterAuction.cashAfter'), cash, cash - bid)], notes: [] },
    tables: chosen === null ? [] : [parTable(asking, cash - bid, false)],
    duties: duties(asking),
    long: true,
    confirm:
      chosen === null ? say('parliament.name') : say('parliament.nameFor', chosen.company, money(chosen.bid)),
    missing: say('parliament.chooseFirst'),
  })
}

/** Bids at one press, as far as they can be paid. */
export function quickBids(min: number, max: number) {
  const names = [0, BID_STEP, 4 * BID_STEP].map((by) => ({
    amount: min + by,
    name: by === 0 ? say('least') : { signed: by },
  }))
  return [...names.filter(({ amount }) => amount < max), { amount: max, name: say('most') }]
}

/** Who bids keeps so much for the cheapest certificate. — 4.1 */
export const KEPT_FOR_CERTIFICATE = DIRECTOR_SHARES * LOWEST_PAR
