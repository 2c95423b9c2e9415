import { type History, type Seat, asReadonly } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhEvent,
  type AhState,
  COMPANY_IDS,
  DIRECTOR_SHARES,
  bookOf,
  companyData,
  companyId,
  companyIndex,
  dividendOn,
  isSmall,
  mountainIndex,
  predecessorsOf,
  surchargeOn,
} from '@roundhouse/titles/1824'
import { type Tally, give, giveAll, hold, payDebts } from '../railway/chronicle-tally.ts'
import { type ChronicleTitle, chronicler } from '../railway/chronicle-writer.ts'
import type { Chronicle } from '../railway/chronicle.ts'
import { companyViews } from './companies.ts'
import { ROUNDS } from './log-lines.ts'
import { playerViews } from './players.ts'

/** A recorded game keeps loans apart, and counts small railways and certificates in its own way. — table C5, C8, C16 */
export function chronicleOf(history: History<AhState, AhAction, AhEvent>, version?: number): Chronicle {
  const book = bookOf(asReadonly(history.state))
  const known = CHRONICLERS.get(book) ?? chronicler<AhState, AhAction, AhEvent>(titleBy(book))
  CHRONICLERS.set(book, known)
  return known(history, version)
}

type Rulebook = ReturnType<typeof bookOf>

const CHRONICLERS = new WeakMap<Rulebook, ReturnType<typeof chronicler<AhState, AhAction, AhEvent>>>()

function titleBy(book: Rulebook): ChronicleTitle<AhState> {
  return {
    ...CHRONICLE,
    // Only cash and shares count at the end. — IX.2
    privateWorth: (_id, paid) => (book.smallRailwaysCount ? paid : 0),
    shareWorth: ({ prices }, company) => {
      const price = prices.get(company)
      return price === undefined ? 0 : book.worthOfTenth(companyIndex(company), price)
    },
    // Mountain railways do not count against the limit, small railways do. — IV.1, VI.7
    privateCertificates: (id) => (mountainIndex(id) >= 0 ? book.certificatesOfMountain : 1),
    // A debt is an overdraft: receipts go to it first. — VII.12
    ...(book.debtIsOverdraft ? { settle: payDebts } : {}),
  }
}

const CHRONICLE: Omit<ChronicleTitle<AhState>, 'privateWorth'> = {
  view(state) {
    const companies = companyViews(state)
    return { players: playerViews(state, companies), companies }
  },
  companies: COMPANY_IDS,
  rounds: () => ROUNDS,
  opening({ round }) {
    const began: AhEvent = { type: 'stockRoundBegan', number: 1 }
    return round.kind === 'stock' ? [began] : []
  },
  directorShares: DIRECTOR_SHARES,
  perShare: (_company, revenue) => dividendOn(revenue, 1),
  privateOf: (item) => item,
  penaltyOf: () => 0,
  surchargeOf: surchargeOn,
  book: (tally, event) => bookOwn(tally, event as AhEvent),
  trainIn(event, { privates }) {
    const own = event as AhEvent
    // A coal railway comes with a goods train, but not one that only builds. — IV.2, X.3
    if (own.type !== 'railwayBought' || own.treasury === own.price || !privates.has(own.company)) return null
    return { company: own.company, train: '1g', from: 'bank', price: own.price - own.treasury }
  },
  runIn(event, players) {
    const own = event as AhEvent
    if (own.type === 'incomeHalved') {
      const { company, revenue, seat, owner } = own
      return { company, revenue, kept: 'halved', perShare: owner, bySeat: paidTo(seat, owner, players) }
    }
    if (own.type !== 'bondPaid') return null
    const { company, total, bySeat } = own
    return { company, revenue: total, kept: 'paid', perShare: dividendOn(total, 1), bySeat }
  },
}

function paidTo(seat: Seat, amount: number, players: number): number[] {
  return Array.from({ length: players }, (_, each) => (each === seat ? amount : 0))
}

/** Small railways are papers of their owners until they become shares. — IV */
function bookOwn(tally: Tally, event: AhEvent): void {
  switch (event.type) {
    case 'railwayBought':
      give(tally, event.seat, -event.price)
      tally.directors.set(event.company, event.seat)
      tally.paid.set(event.company, event.price)
      return bookRailway(tally, event)
    case 'mountainsPaid':
    case 'bondPaid':
      return giveAll(tally, event.bySeat)
    case 'incomeHalved':
      return give(tally, event.seat, event.owner)
    case 'interestAdded':
      event.bySeat.forEach((amount, seat) => {
        tally.debt[seat] = (tally.debt[seat] as number) + amount
      })
      return
    case 'mountainExchanged':
      tally.privates.delete(event.mountain)
      if (event.company !== null) hold(tally, event.company, event.seat, 1)
      return
    case 'coalExchanged':
      closeSmall(tally, event.coal)
      hold(tally, event.company, event.seat, DIRECTOR_SHARES)
      if (!tally.directors.has(event.company)) tally.directors.set(event.company, event.seat)
      return
    case 'stateFormed':
      return bookFormation(tally, event)
    case 'constructionClosed':
      for (const company of event.companies) closeSmall(tally, company)
      return
    default:
      return
  }
}

/**
 * Half the price of a coal railway is the issue price of the regional one linked to it. A construction railway is nobody's
 * paper: no price is put into a treasury for it, and the regional one of the coal railway, the bond railway, has a price
 * from the start. — VI.3, X.3, X.4
 */
function bookRailway(tally: Tally, event: Extract<AhEvent, { type: 'railwayBought' }>): void {
  const { company, price, treasury, seat } = event
  const { kind, becomes } = companyData(companyIndex(company))
  const isCoal = kind === 'coal' && becomes !== null
  if (isCoal ? tally.prices.has(becomes) : treasury < price) return
  tally.privates.set(company, seat)
  if (isCoal) tally.prices.set(becomes, price / 2)
}

/** Number 1 becomes 20 %, the others 10 % each. — IV.3 */
function bookFormation(tally: Tally, { company, director }: Extract<AhEvent, { type: 'stateFormed' }>): void {
  for (const [place, each] of predecessorsOf(companyIndex(company)).entries()) {
    const id = companyId(each)
    const seat = tally.privates.get(id)
    if (seat === undefined) continue
    closeSmall(tally, id)
    hold(tally, company, seat, place === 0 ? DIRECTOR_SHARES : 1)
  }
  if (director !== 'nobody') tally.directors.set(company, director)
}

function closeSmall(tally: Tally, company: string): void {
  if (!isSmall(companyIndex(company))) return
  tally.directors.delete(company)
  tally.privates.delete(company)
}
