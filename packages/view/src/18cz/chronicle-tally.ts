import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import {
  COMPANIES,
  COMPANY_IDS,
  type CompanyId,
  type CzEvent,
  type CzState,
  LOCALS,
  LOCAL_END_VALUE,
  NOBODY,
  PRIVATES,
  VACLAV,
  cashOf,
  companyAt,
  companyIndex,
  localIndex,
  priceOf,
  sharesOf,
} from '@roundhouse/titles/18cz'
import type { Figures } from '../railway/chronicle.ts'

/**
 * What players own, kept up by events alone: to ask the states of a long game for it would play that game again.
 * The director counts, because his certificate stands for two shares.
 */
export interface Tally {
  cash: number[]
  debt: number[]
  penalty: number[]
  /** At company × seats + seat. */
  shares: number[]
  directors: number[]
  /** 0 without a marker. */
  prices: number[]
  /** Seats that own each local, NOBODY where no player does. */
  locals: number[]
  lender: number
  mw: number
}

export function tallyOf(state: DeepReadonly<CzState>): Tally {
  const seats = Array.from({ length: state.players }, (_, seat) => seat)
  return {
    cash: seats.map((seat) => cashOf(state, seat)),
    debt: [...state.debt],
    penalty: [...state.penalty],
    shares: COMPANIES.flatMap((_, company) => seats.map((seat) => sharesOf(state, company, seat))),
    directors: COMPANIES.map((_, company) => companyAt(state, company).director),
    prices: COMPANIES.map((_, company) => priceOf(state, company)),
    locals: state.locals.owner.map((owner) => (owner >= 0 && owner < state.players ? owner : NOBODY)),
    lender: state.moravia?.lender ?? NOBODY,
    mw: state.moravia?.mw ?? NOBODY,
  }
}

export function copyOf(tally: Tally): Tally {
  return {
    cash: tally.cash.slice(),
    debt: tally.debt.slice(),
    penalty: tally.penalty.slice(),
    shares: tally.shares.slice(),
    directors: tally.directors.slice(),
    prices: tally.prices.slice(),
    locals: tally.locals.slice(),
    lender: tally.lender,
    mw: tally.mw,
  }
}

/** Changes the tally as the event changed the game. */
export function book(tally: Tally, event: CzEvent): void {
  switch (event.type) {
    case 'localBought':
      give(tally, event.seat, -event.price)
      return own(tally, event.local, event.seat)
    case 'privateSold':
      give(tally, event.seat, -event.price)
      return ownPrivate(tally, event.item, event.seat)
    case 'companyStarted':
      return bookStart(tally, event)
    case 'shareBought':
      if (event.holder === 'vaclav') return
      give(tally, event.holder, -event.price)
      return hold(tally, event.company, event.holder, 1)
    case 'sharesSold':
      give(tally, event.seat, event.amount)
      return hold(tally, event.company, event.seat, -event.shares)
    case 'directorChanged':
      tally.directors[companyIndex(event.company)] = event.seat
      return
    case 'priceMoved':
      tally.prices[companyIndex(event.company)] = event.to
      return
    case 'loanRepaid':
      give(tally, event.seat, -event.amount)
      tally.debt[event.seat] = event.left
      return
    case 'localsPaid':
    case 'dividendPaid':
      return giveAll(tally, event.bySeat)
    case 'companyAcquired':
      giveAll(tally, event.bySeat)
      return close(tally, event.target)
    case 'trainBought':
      return bookHelp(tally, event)
    case 'localTraded':
      give(tally, event.seat, event.price)
      return own(tally, event.local, NOBODY)
    case 'mwPaid':
      return give(tally, event.seat, event.amount)
    case 'mwBought':
      give(tally, event.seat, event.price)
      tally.mw = NOBODY
      return
    case 'trainLent':
      tally.lender = NOBODY
      return
    case 'privatesClosed':
      tally.locals.fill(NOBODY)
      tally.lender = NOBODY
      tally.mw = NOBODY
      return
    case 'passed':
    case 'priorityDealt':
    case 'stockRoundBegan':
    case 'operatingRoundBegan':
    case 'companyOpened':
    case 'companyTurnBegan':
    case 'tileLaid':
    case 'tokenPlaced':
    case 'tokenRemoved':
    case 'trainsRun':
    case 'revenueWithheld':
    case 'offerMade':
    case 'offerDeclined':
    case 'trainTurned':
    case 'trainScrapped':
    case 'trainDiscarded':
    case 'trainExported':
    case 'trainsObsolete':
    case 'kindObsolete':
    case 'phaseBegan':
    case 'localSold':
    case 'vaclavReceived':
    case 'vaclavDrew':
    case 'privatePutUp':
    case 'bidMade':
    case 'gameEnded':
      return
    default:
      return event satisfies never
  }
}

/** Cash, shares at their price, locals at their value of the end, less debts. — X.2, VII.4 */
export function figuresOf(tally: Tally): Figures {
  const seats = tally.cash.length
  const prices: Record<string, number | null> = {}
  COMPANY_IDS.forEach((id, company) => {
    const price = tally.prices[company] as number
    prices[id] = price === 0 ? null : price
  })
  const players = tally.cash.map((cash, seat) => {
    const locals = tally.locals.filter((owner) => owner === seat).length
    const debt = tally.debt[seat] as number
    let worth = cash - debt - (tally.penalty[seat] as number) + locals * LOCAL_END_VALUE
    let certificates = locals + Number(tally.lender === seat) + Number(tally.mw === seat)
    const shares: Record<string, number> = {}
    COMPANY_IDS.forEach((id, company) => {
      const held = tally.shares[company * seats + seat] as number
      if (held === 0) return
      shares[id] = held
      worth += held * (tally.prices[company] as number)
      certificates += tally.directors[company] === seat ? held - 1 : held
    })
    return { seat, cash, worth, certificates, debt, shares }
  })
  return { players, prices }
}

type Event<Type extends CzEvent['type']> = Extract<CzEvent, { type: Type }>

/** The director's certificate is two shares. — VII.5 */
function bookStart(tally: Tally, { holder, company, price }: Event<'companyStarted'>): void {
  const index = companyIndex(company)
  tally.prices[index] = price
  tally.directors[index] = holder === 'vaclav' ? VACLAV : holder
  if (holder === 'vaclav') return
  give(tally, holder, -2 * price)
  hold(tally, company, holder, 2)
}

/** What the director adds comes from his cash, then from a loan with a penalty. — VIII.11 */
function bookHelp(tally: Tally, { company, help, loan }: Event<'trainBought'>): void {
  if (help === 0) return
  const seat = tally.directors[companyIndex(company)] as Seat
  give(tally, seat, loan - help)
  tally.debt[seat] = (tally.debt[seat] as number) + loan
  tally.penalty[seat] = (tally.penalty[seat] as number) + loan
}

function close(tally: Tally, target: CompanyId): void {
  const company = companyIndex(target)
  const seats = tally.cash.length
  tally.shares.fill(0, company * seats, (company + 1) * seats)
  tally.directors[company] = NOBODY
  tally.prices[company] = 0
}

function ownPrivate(tally: Tally, item: string, seat: Seat): void {
  const local = PRIVATES.find(({ id }) => id === item)?.local ?? null
  if (local !== null) own(tally, local, seat)
  else if (item === '3E') tally.lender = seat
  else tally.mw = seat
}

function own(tally: Tally, local: (typeof LOCALS)[number]['id'], owner: number): void {
  tally.locals[localIndex(local)] = owner
}

function hold(tally: Tally, company: CompanyId, seat: Seat, shares: number): void {
  const at = companyIndex(company) * tally.cash.length + seat
  tally.shares[at] = (tally.shares[at] as number) + shares
}

function give(tally: Tally, seat: Seat, amount: number): void {
  tally.cash[seat] = (tally.cash[seat] as number) + amount
}

function giveAll(tally: Tally, bySeat: readonly number[]): void {
  bySeat.forEach((amount, seat) => give(tally, seat, amount))
}
