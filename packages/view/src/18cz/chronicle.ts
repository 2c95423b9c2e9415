import {
  COMPANY_IDS,
  type CzAction,
  type CzEvent,
  type CzState,
  DIRECTOR_SHARES,
  LOCAL_END_VALUE,
  LOCAL_IDS,
  PRIVATES,
  companyIndex,
  dividendOn,
  firstSet,
} from '@roundhouse/titles/18cz'
import { type Tally, give, giveAll } from '../railway/chronicle-tally.ts'
import { type ChronicleTitle, chronicler } from '../railway/chronicle-writer.ts'
import { companyViews } from './companies.ts'
import { roundsFrom } from './log-lines.ts'
import { playerViews } from './players.ts'

const LOCALS: ReadonlySet<string> = new Set(LOCAL_IDS)

const CHRONICLE: ChronicleTitle<CzState> = {
  view(state) {
    const companies = companyViews(state)
    return { players: playerViews(state, companies), companies }
  },
  companies: COMPANY_IDS,
  rounds: (start) => roundsFrom(firstSet(start)),
  directorShares: DIRECTOR_SHARES,
  perShare: (company, revenue) => dividendOn(companyIndex(company), revenue, 1),
  // Locals alone count at the end. — X.2
  privateWorth: (id) => (LOCALS.has(id) ? LOCAL_END_VALUE : 0),
  privateOf: (item) => PRIVATES.find(({ id }) => id === item)?.local ?? item,
  // As high as the loan. — VIII.11
  penaltyOf: (loan) => loan,
  book: (tally, event) => bookOwn(tally, event as CzEvent),
  trainIn: (event) => trainIn(event as CzEvent),
}

export const chronicleOf = chronicler<CzState, CzAction, CzEvent>(CHRONICLE)

/** What locals and the privates of Moravia–Silesia change. — VI, VIII.3, XI.2 */
function bookOwn(tally: Tally, event: CzEvent): void {
  switch (event.type) {
    case 'localBought':
      give(tally, event.seat, -event.price)
      tally.privates.set(event.local, event.seat)
      return
    case 'localsPaid':
      return giveAll(tally, event.bySeat)
    case 'localTraded':
      give(tally, event.seat, event.price)
      tally.privates.delete(event.local)
      return
    case 'mwPaid':
      return give(tally, event.seat, event.amount)
    case 'mwBought':
      give(tally, event.seat, event.price)
      tally.privates.delete('MW')
      return
    case 'trainLent':
      tally.privates.delete('3E')
      return
    default:
      return
  }
}

/** An acquired card was turned; a company of Václav's drew one. — VIII.9, XI.1 */
function trainIn(event: CzEvent): ReturnType<ChronicleTitle<CzState>['trainIn']> {
  if (event.type === 'trainTurned')
    return { company: event.company, train: event.to, from: 'turned', price: event.cost }
  if (event.type === 'vaclavReceived' || event.type === 'vaclavDrew')
    return { company: event.company, train: event.train, from: 'gift', price: 0 }
  return null
}
