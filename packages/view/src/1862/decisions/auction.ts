import { isOut } from '@roundhouse/railways'
import {
  BID_STEP,
  type CompanyId,
  type RmAction,
  certificateLimit,
  certificatesOf,
  cashOf,
  companyData,
  companyId,
  mostBid,
} from '@roundhouse/titles/1862'
import { auctionDecision } from '../../railway/auction-decision.ts'
import { type Told, joined, money } from '../../railway/said.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { companyCards } from './chooser.ts'
import { framed } from './frame.ts'
import { duties } from './obligations.ts'
import { parTable } from './par-table.ts'
import { KEPT_FOR_CERTIFICATE } from './parliament.ts'
import { say } from './sayings.ts'

/** The auction of a charter, in steps of five; three times the lowest par stays with the bidder. — 4.1 */
export function auctionStepDecision(asking: RmAsking): RmDecision | null {
  const { state, seat, action } = asking
  const open = state.parliament?.auction ?? null
  if (open === null) return null
  const id = companyId(open.company)
  const least = open.bid + BID_STEP
  const cash = cashOf(state, seat)
  const bid = action?.type === 'bid' && Number.isFinite(action.bid) ? action.bid : least
  const seats = Array.from({ length: state.players }, (_, each) => (state.priority + each) % state.players)
  const decision = auctionDecision<RmAsking['state'], RmAction, CompanyId>(asking, {
    heading: say('charterAuction.heading'),
    lots: [{ id, minimum: 0, least }],
    under: id,
    choosing: false,
    bid: open.bid,
    leader: open.leader,
    bidders: seats.map((each) => ({
      seat: each,
      passed: isOut(open, each),
      asked: open.at === each,
      why: whyOut(asking, each, least),
    })),
    name: () => joined(' · ', [id, companyData(open.company).homeName]),
    note: () => companyData(open.company).name,
    bidFor: (_lot, amount) => ({ type: 'bid', bid: amount }),
    putUp: null,
    raises: [0, BID_STEP, 4 * BID_STEP, 10 * BID_STEP],
    field: 'bid',
    most: mostBid(state, seat),
    step: BID_STEP,
    choose: say('charterAuction.heading'),
    label: say('parliament.amount'),
  })
  return framed(asking, {
    heading: say('charterAuction.heading'),
    hint: say('parliament.limits', money(least), money(mostBid(state, seat))),
    section: '4.1',
    ...decision,
    groups: companyCards(asking),
    tables: [parTable(asking, cash - bid, false)],
    duties: duties(asking),
    missing: say('auction.bidNothing'),
  })
}

/** Who cannot bid is passed over without being asked; null: he has passed. — 4.1 */
function whyOut({ state }: RmAsking, seat: number, least: number): Told | null {
  const cash = cashOf(state, seat)
  const needed = least + KEPT_FOR_CERTIFICATE
  if (certificatesOf(state, seat) >= certificateLimit(state)) return say('charterAuction.full')
  return cash < needed ? say('charterAuction.cannot', money(cash), money(needed)) : null
}
