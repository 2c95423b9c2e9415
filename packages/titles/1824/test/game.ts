import { BANK, type Refusal, type Seat, asReadonly, choices, play, walk } from '@roundhouse/kernel'
import { cellAt, named } from '@roundhouse/railways'
import type { AhAction } from '../actions.ts'
import { type CompanyId, companyIndex, isSmall } from '../companies.ts'
import type { AhEvent, NumberedEvent } from '../events.ts'
import { GRID, issueCell } from '../market.ts'
import { type MountainId, mountainIndex } from '../mountains.ts'
import { namingOf } from '../naming.ts'
import { bankBalance } from '../rules/bank.ts'
import { receiveRailway } from '../rules/first-stock.ts'
import { placeMarker, priceOf } from '../rules/prices.ts'
import { certificatesOf, moveShares } from '../rules/shares.ts'
import { beginStockRound } from '../rules/stock-round.ts'
import {
  type AhState,
  CERTIFICATE,
  type CompanyState,
  STACK,
  type VariantId,
  cashOf,
  companyAt,
  debtOf,
  seatAccount,
  sharesOf,
  treasuryAccount,
  treasuryOf,
} from '../state.ts'
import { eighteen24 } from '../title.ts'
import { type TrainId, trainCode, trainData } from '../trains.ts'

/** A whole game with people around it; what comes before the rule that a test is about is put there by hand. */
export class Game {
  readonly state: AhState
  readonly events: AhEvent[] = []

  constructor(
    players = 4,
    variant: VariantId | null = null,
    options: Readonly<Record<string, string>> = {},
    rules = eighteen24.rules,
  ) {
    const table = { rules, players, variant, options, seed: 'table' }
    this.state = eighteen24.setup(table, (event) => this.events.push(event))
  }

  /** What a rule tells by numbers is kept by names, as whoever plays would hear it. */
  readonly hear = (event: NumberedEvent): void => {
    this.events.push(named(namingOf(asReadonly(this.state)), event) as AhEvent)
  }

  get asked(): Seat {
    return eighteen24.toAct(asReadonly(this.state))[0] as Seat
  }

  /** Each action for the seat asked; none may be refused, and nothing may be broken by it. */
  do(...actions: readonly AhAction[]): this {
    for (const action of actions) this.as(this.asked, action)
    return this
  }

  as(seat: Seat, action: AhAction): this {
    const outcome = play(eighteen24, this.state, seat, action)
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refusal)}`)
    this.events.push(...outcome.events)
    return this
  }

  /** The code by which it is refused; null if it is not, in which case it has been done. */
  why(action: AhAction, seat: Seat = this.asked): string | null {
    return this.refusal(action, seat)?.code ?? null
  }

  refusal(action: AhAction, seat: Seat = this.asked): Refusal | null {
    const outcome = play(eighteen24, this.state, seat, action)
    return outcome.ok ? null : outcome.refusal
  }

  /** Everything on offer. */
  get offered(): AhAction[] {
    return [...walk(choices(eighteen24, this.state, this.asked))]
  }

  /** Everybody passes until this has come; the bank is asked for trains where one is a must. */
  passUntil(isThere: (state: AhState) => boolean): this {
    for (let turns = 0; !isThere(this.state); turns++) {
      if (turns > 500) throw new Error(`never came: ${this.state.step}`)
      this.do(this.offered.find(({ type }) => type === 'pass') ?? (this.offered[0] as AhAction))
    }
    return this
  }

  told<Type extends AhEvent['type']>(type: Type): Extract<AhEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<AhEvent, { type: Type }> => event.type === type)
  }

  // What is given.

  /** A small railway of this owner, for its price, which comes on top of his cash. */
  railway(id: CompanyId, seat: Seat, price?: number): this {
    const { state } = this
    const before = cashOf(state, seat)
    this.cashIs(seat, 1000)
    receiveRailway(state, seat, companyIndex(id), price, this.hear)
    return this.cashIs(seat, before)
  }

  mountain(id: MountainId, seat: Seat): this {
    this.state.mountains.owner[mountainIndex(id)] = seat
    return this
  }

  /** Tenths of a company, out of the bank. */
  shares(id: CompanyId, seat: Seat, tenths: number): this {
    moveShares(this.state, companyIndex(id), STACK, seat, tenths)
    return this
  }

  /** The 20 % certificate, and with it the directorship. */
  directs(id: CompanyId, seat: Seat, price = 100): this {
    const company = companyIndex(id)
    const entry = companyAt(this.state, company)
    moveShares(this.state, company, CERTIFICATE, seat, 2)
    entry.director = seat
    if (entry.status === 'shelf') {
      entry.status = 'started'
      entry.start = price
      placeMarker(this.state, company, issueCell(price))
    }
    return this
  }

  company(id: CompanyId, changes: Partial<CompanyState>): this {
    Object.assign(companyAt(this.state, companyIndex(id)), changes)
    this.state.board.version += 1
    return this
  }

  /** Open, and has operated. */
  open(id: CompanyId): this {
    return this.company(id, { status: 'open', operated: true })
  }

  /** Row and column as the board is printed, from 1. */
  marker(id: CompanyId, row: number, column: number): this {
    placeMarker(this.state, companyIndex(id), cellAt(GRID, row - 1, column - 1) as number)
    return this
  }

  trains(id: CompanyId, ...trains: readonly TrainId[]): this {
    for (const train of trains) {
      const code = trainCode(train)
      const { depot, scrapped } = this.state.fleet
      if ((depot[code] as number) > 0) depot[code] = (depot[code] as number) - 1
      else if (depot[code] === 0) scrapped[code] = (scrapped[code] as number) - 1
      companyAt(this.state, companyIndex(id)).trains.push(code)
    }
    return this
  }

  /** The first train of this type has come; those before it are gone from the bank. */
  phase(train: TrainId): this {
    const code = trainCode(train)
    for (let lower = 0; lower < code; lower++) this.left(lower, 0)
    this.left(code, (this.state.fleet.depot[code] as number) - 1)
    this.state.fleet.phase = trainData(code).begins
    return this
  }

  /** So many of a type are left in the bank; the rest has left the game. */
  left(train: TrainId | number, count: number): this {
    const code = typeof train === 'number' ? train : trainCode(train)
    const { depot, scrapped } = this.state.fleet
    scrapped[code] = (scrapped[code] as number) + (depot[code] as number) - count
    depot[code] = count
    return this
  }

  cashIs(seat: Seat, amount: number): this {
    return this.#account(seatAccount(seat), amount)
  }

  treasuryIs(id: CompanyId, amount: number): this {
    return this.#account(treasuryAccount(companyIndex(id)), amount)
  }

  /** What the bank has left; the rest of its money is with a company that nobody looks at. */
  bankIs(amount: number): this {
    const account = treasuryAccount(companyIndex('SPB'))
    return this.#account(account, (this.state.cash[account] as number) + this.bank - amount)
  }

  #account(account: string, amount: number): this {
    const { cash } = this.state
    cash[BANK] = (cash[BANK] as number) + (cash[account] as number) - amount
    cash[account] = amount
    return this
  }

  /** The first stock round is over and a later one begins, this seat first. */
  stockRound(priority: Seat = 0): this {
    const { state } = this
    state.companies.forEach((entry, company) => {
      if (isSmall(company) && entry.status === 'shelf') entry.status = 'out'
    })
    state.mountains.owner = state.mountains.owner.map((owner) => (owner === -1 ? -2 : owner))
    state.priority = priority
    beginStockRound(state, this.hear)
    return this
  }

  // What is looked at.

  cash(seat: Seat): number {
    return cashOf(this.state, seat)
  }

  debt(seat: Seat): number {
    return debtOf(this.state, seat)
  }

  get bank(): number {
    return bankBalance(this.state)
  }

  treasury(id: CompanyId): number {
    return treasuryOf(this.state, companyIndex(id))
  }

  at(id: CompanyId): CompanyState {
    return companyAt(this.state, companyIndex(id))
  }

  held(id: CompanyId, holder: number): number {
    return sharesOf(this.state, companyIndex(id), holder)
  }

  price(id: CompanyId): number {
    return priceOf(this.state, companyIndex(id))
  }

  certificates(seat: Seat): number {
    return certificatesOf(this.state, seat)
  }

  get broken(): readonly string[] {
    return eighteen24.violations(asReadonly(this.state))
  }
}

export const pass: AhAction = { type: 'pass' }

export function buy(company: CompanyId, from?: 'bank' | 'pool' | Seat, percent?: 10 | 20): AhAction {
  return {
    type: 'buyShare',
    company,
    ...(from === undefined ? {} : { from }),
    ...(percent === undefined ? {} : { percent }),
  }
}

export function start(company: CompanyId, price: number): AhAction {
  return { type: 'start', company, price }
}

export function sell(company: CompanyId | MountainId, shares = 1, double?: boolean): AhAction {
  return { type: 'sell', company, shares, ...(double === undefined ? {} : { double }) }
}

export function railway(company: CompanyId, price?: number): AhAction {
  return { type: 'buyRailway', company, ...(price === undefined ? {} : { price }) }
}

export function mountain(id: MountainId): AhAction {
  return { type: 'buyMountain', mountain: id }
}

export function exchangeMountain(id: MountainId, company: CompanyId): AhAction {
  return { type: 'exchangeMountain', mountain: id, company }
}

export function exchangeCoal(company: CompanyId): AhAction {
  return { type: 'exchangeCoal', company }
}

export function buyTrain(train: TrainId): AhAction {
  return { type: 'buyTrain', train, from: 'bank' }
}
