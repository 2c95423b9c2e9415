import {
  COMPANY_IDS,
  DIRECTOR_SHARES,
  type RmAction,
  type RmEvent,
  type RmState,
  SHARES,
} from '@roundhouse/titles/1862'
import { type Tally, addTrains, give, giveAll, hold, payDebts } from '../railway/chronicle-tally.ts'
import { type ChronicleTitle, chronicler } from '../railway/chronicle-writer.ts'
import { companyViews } from './companies.ts'
import { say } from './decisions/sayings.ts'
import { ROUNDS } from './log-lines.ts'
import { playerViews } from './players.ts'

const CHRONICLE: ChronicleTitle<RmState> = {
  view(state) {
    const companies = companyViews(state)
    return { players: playerViews(state, companies), companies }
  },
  companies: COMPANY_IDS,
  rounds: () => ROUNDS,
  roundIn: (event) => (event.type === 'parliamentBegan' ? 'parliament' : null),
  directorShares: DIRECTOR_SHARES,
  perShare: (_company, revenue) => Math.floor(revenue / SHARES),
  privateWorth: () => 0,
  privateOf: (item) => item,
  penaltyOf: () => 0,
  leftIn: (event) => leftIn(event as RmEvent),
  book: (tally, event) => bookOwn(tally, event as RmEvent),
  // Half, down, while the company owns no train. — 10.4, table B3
  shareWorth(tally, company) {
    const price = tally.prices.get(company) ?? 0
    return (tally.trains.get(company) ?? 0) > 0 ? price : Math.floor(price / 2)
  },
  // A fine that is owed takes what shares bring. — 4.3
  settle: payDebts,
  trainIn: () => null,
}

export const chronicleOf = chronicler<RmState, RmAction, RmEvent>(CHRONICLE)

/** Why a company is not at the table any more; it may start again. — 4.3, 7.5.7, 7.12 */
function leftIn(event: RmEvent): ReturnType<NonNullable<ChronicleTitle<RmState>['leftIn']>> {
  switch (event.type) {
    case 'companyBankrupt':
      return { company: event.company, said: say('left.bankrupt') }
    case 'companiesMerged':
      return { company: event.vanishing, said: say('left.merged', event.survivor) }
    case 'obligationFailed':
      return { company: event.company, said: say('left.failed') }
    default:
      return null
  }
}

/** Charters, fines, and shares two for one. — 4, 5.2, 7.12 */
function bookOwn(tally: Tally, event: RmEvent): void {
  switch (event.type) {
    case 'auctionWon':
      return give(tally, event.seat, -event.bid)
    case 'obligationFailed':
      tally.cash[event.seat] = event.cash
      tally.debt[event.seat] = (tally.debt[event.seat] as number) + event.owed
      return withdraw(tally, event.company)
    // What could not be raised is forgiven when the stock round is over. — table B4
    case 'priorityPassed':
      tally.debt.fill(0)
      return
    case 'receivershipBegan':
      tally.directors.delete(event.company)
      return
    case 'companiesMerged':
      return join(tally, event)
    case 'sharesAmalgamated': {
      const { holder, company, returned, sold, amount } = event
      if (typeof holder !== 'number') return
      give(tally, holder, amount)
      return hold(tally, company, holder, -returned - sold)
    }
    case 'optionSettled': {
      const { holder, company, units, redeemed, amount } = event
      if (typeof holder !== 'number') return
      give(tally, holder, redeemed ? -amount : amount)
      return redeemed ? undefined : hold(tally, company, holder, -units)
    }
    case 'assetsTaken':
      return addTrains(tally, event.survivor, event.trains.length)
    case 'companyBankrupt':
      giveAll(tally, event.bySeat)
      return withdraw(tally, event.company)
    case 'lnerFormed':
      for (const company of event.left) withdraw(tally, company)
      return
    default:
      return
  }
}

/** Shares of both are counted as the survivor's until holder after holder has given half of them back. — 5.2.4 */
function join(tally: Tally, event: Extract<RmEvent, { type: 'companiesMerged' }>): void {
  const { survivor, vanishing, price } = event
  tally.shares.get(vanishing)?.forEach((shares, seat) => hold(tally, survivor, seat, shares))
  withdraw(tally, vanishing)
  tally.prices.set(survivor, price)
}

/** Off the table: no share of it is with anybody. */
function withdraw(tally: Tally, company: string): void {
  tally.shares.get(company)?.fill(0)
  tally.directors.delete(company)
  tally.prices.delete(company)
  if (tally.trains.has(company)) tally.trains.set(company, 0)
}
