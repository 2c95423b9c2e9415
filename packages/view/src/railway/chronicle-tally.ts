import type { GameEvent, Seat } from '@roundhouse/kernel'
import { type RailwayEvent, isEvent } from '@roundhouse/railways'
import type { Figures } from './chronicle.ts'
import type { RailwayView } from './railway-view.ts'

/**
 * What players own, kept up by events alone: to ask the states of a long game for it would play that game again.
 * The director counts, because his certificate stands for several shares.
 */
export interface Tally {
  readonly cash: number[]
  readonly debt: number[]
  readonly penalty: number[]
  /** By company, then by seat. */
  readonly shares: Map<string, number[]>
  /** Companies that a player directs. */
  readonly directors: Map<string, Seat>
  /** Companies with a marker. */
  readonly prices: Map<string, number>
  /** Private companies that players own. */
  readonly privates: Map<string, Seat>
  /** What was paid for them, where that counts. */
  readonly paid: Map<string, number>
  /** How many trains each company owns; none where it is not here. */
  readonly trains: Map<string, number>
}

/** What the tally of a title asks it for. */
export interface TallyTitle {
  /** All that the box has, in its order. */
  readonly companies: readonly string[]
  /** Shares of the director's certificate. */
  readonly directorShares: number
  /** What a private company counts for at the end; `paid`: what it cost, if the title has booked it. */
  privateWorth(id: string, paid: number): number
  /** The private company of this name in an auction. */
  privateOf(item: string): string
  /** What a loan costs besides its repayment. */
  penaltyOf(loan: number): number
  /** By how much a debt grows at once; nothing where the title does not say. */
  surchargeOf?(loan: number): number
  /** Certificates for which a private company counts; one where the title does not say. */
  privateCertificates?(id: string): number
  /** What an event of the title's own changes. */
  book(tally: Tally, event: GameEvent): void
  /** What follows from every event: receipts that pay off a debt by themselves. */
  settle?(tally: Tally): void
  /** What one share counts for; its price where the title does not say. */
  shareWorth?(tally: Tally, company: string): number
}

/** Receipts go to a debt first, as far as they reach. */
export function payDebts(tally: Tally): void {
  for (const [seat, debt] of tally.debt.entries()) {
    const paid = Math.min(debt, tally.cash[seat] as number)
    if (paid <= 0) continue
    tally.debt[seat] = debt - paid
    give(tally, seat, -paid)
  }
}

export function tallyOf({ companies }: TallyTitle, view: Pick<RailwayView, 'players' | 'companies'>): Tally {
  const players = view.players.toSorted((one, other) => one.seat - other.seat)
  const tally: Tally = {
    cash: players.map(({ cash }) => cash),
    debt: players.map(({ debt }) => debt),
    penalty: players.map(({ penalty }) => penalty),
    shares: new Map(companies.map((id) => [id, players.map(() => 0)])),
    directors: new Map(),
    prices: new Map(),
    trains: new Map(view.companies.map(({ id, trains }) => [id, trains.length])),
    paid: new Map(),
    privates: new Map(players.flatMap(({ seat, privates }) => privates.map(({ id }) => [id, seat] as const))),
  }
  for (const { id, director, price, shares } of view.companies) {
    if (typeof director === 'number') tally.directors.set(id, director)
    if (price !== null) tally.prices.set(id, price)
    for (const { holder, shares: held } of shares.holders) {
      if (typeof holder === 'number') hold(tally, id, holder, held)
    }
  }
  return tally
}

export function copyOf(tally: Tally): Tally {
  return {
    cash: tally.cash.slice(),
    debt: tally.debt.slice(),
    penalty: tally.penalty.slice(),
    shares: new Map([...tally.shares].map(([id, held]) => [id, held.slice()])),
    directors: new Map(tally.directors),
    prices: new Map(tally.prices),
    privates: new Map(tally.privates),
    paid: new Map(tally.paid),
    trains: new Map(tally.trains),
  }
}

/** Changes the tally as the event changed the game. */
export function book(title: TallyTitle, tally: Tally, event: GameEvent): void {
  if (isEvent(event, 'privateSold')) {
    give(tally, event.seat, -event.price)
    tally.privates.set(title.privateOf(event.item), event.seat)
    tally.paid.set(title.privateOf(event.item), event.price)
  } else if (isEvent(event, 'privatesClosed')) tally.privates.clear()
  else if (isEvent(event, 'companyStarted')) bookStart(title, tally, event)
  else if (isEvent(event, 'shareBought')) bookPurchase(tally, event)
  else if (isEvent(event, 'sharesSold')) {
    give(tally, event.seat, event.amount)
    hold(tally, event.company, event.seat, -event.shares)
    if (event.double === true) tally.directors.delete(event.company)
  } else if (isEvent(event, 'directorChanged')) tally.directors.set(event.company, event.seat)
  else if (isEvent(event, 'priceMoved')) tally.prices.set(event.company, event.to)
  else if (isEvent(event, 'loanRepaid')) {
    give(tally, event.seat, -event.amount)
    tally.debt[event.seat] = event.left
  } else if (isEvent(event, 'dividendPaid')) giveAll(tally, event.bySeat)
  else if (isEvent(event, 'companyAcquired')) {
    giveAll(tally, event.bySeat)
    close(tally, event.target)
  } else if (isEvent(event, 'trainBought')) bookTrain(title, tally, event)
  else if (isEvent(event, 'trainsObsolete')) addTrains(tally, event.company, -event.trains.length)
  else if (isEvent(event, 'trainDiscarded')) addTrains(tally, event.company, -1)
  else title.book(tally, event)
  title.settle?.(tally)
}

/** Cash, shares at their price, private companies, less debts. */
export function figuresOf(title: TallyTitle, tally: Tally): Figures {
  const { companies, directorShares, privateWorth } = title
  const prices = Object.fromEntries(companies.map((id) => [id, tally.prices.get(id) ?? null]))
  const players = tally.cash.map((cash, seat) => {
    const debt = tally.debt[seat] as number
    let worth = cash - debt - (tally.penalty[seat] as number)
    let certificates = 0
    for (const [id, owner] of tally.privates) {
      if (owner !== seat) continue
      worth += privateWorth(id, tally.paid.get(id) ?? 0)
      certificates += title.privateCertificates?.(id) ?? 1
    }
    const shares: Record<string, number> = {}
    for (const id of companies) {
      const held = tally.shares.get(id)?.[seat] ?? 0
      if (held === 0) continue
      shares[id] = held
      worth += held * (title.shareWorth?.(tally, id) ?? tally.prices.get(id) ?? 0)
      certificates += tally.directors.get(id) === seat ? held - directorShares + 1 : held
    }
    return { seat, cash, worth, certificates, debt, shares }
  })
  return { players, prices }
}

export function give(tally: Tally, seat: Seat, amount: number): void {
  tally.cash[seat] = (tally.cash[seat] as number) + amount
}

export function giveAll(tally: Tally, bySeat: readonly number[]): void {
  bySeat.forEach((amount, seat) => give(tally, seat, amount))
}

function bookStart(
  { directorShares }: TallyTitle,
  tally: Tally,
  { holder, company, price }: RailwayEvent<'companyStarted'>,
): void {
  tally.prices.set(company, price)
  if (typeof holder !== 'number') return
  tally.directors.set(company, holder)
  give(tally, holder, -directorShares * price)
  hold(tally, company, holder, directorShares)
}

function bookPurchase(
  tally: Tally,
  { holder, company, price, shares = 1 }: RailwayEvent<'shareBought'>,
): void {
  if (typeof holder !== 'number') return
  give(tally, holder, -price)
  hold(tally, company, holder, shares)
  // A certificate of several shares, which makes nobody director, is one certificate all the same.
  if (shares > 1 && !tally.directors.has(company)) tally.directors.set(company, holder)
}

function bookTrain(title: TallyTitle, tally: Tally, event: RailwayEvent<'trainBought'>): void {
  addTrains(tally, event.company, 1)
  addTrains(tally, event.from, -1)
  bookHelp(title, tally, event)
}

/** Bank and pool are no companies. */
export function addTrains(tally: Tally, company: string, trains: number): void {
  const before = tally.trains.get(company)
  if (before !== undefined) tally.trains.set(company, before + trains)
}

/** What the director adds comes from his cash, then from a loan. */
function bookHelp(
  { penaltyOf, surchargeOf }: TallyTitle,
  tally: Tally,
  { company, help, loan }: RailwayEvent<'trainBought'>,
): void {
  const seat = tally.directors.get(company)
  if (help === 0 || seat === undefined) return
  give(tally, seat, loan - help)
  tally.debt[seat] = (tally.debt[seat] as number) + loan + (surchargeOf?.(loan) ?? 0)
  tally.penalty[seat] = (tally.penalty[seat] as number) + penaltyOf(loan)
}

function close(tally: Tally, company: string): void {
  tally.shares.get(company)?.fill(0)
  tally.directors.delete(company)
  tally.prices.delete(company)
}

export function hold(tally: Tally, company: string, seat: Seat, shares: number): void {
  const held = tally.shares.get(company)
  if (held !== undefined) held[seat] = (held[seat] as number) + shares
}
