import { BANK, type Seat, asReadonly } from '@roundhouse/kernel'
import { FORT_WAYNE_INDEX, isAt } from '../board.ts'
import {
  CHICAGO_INDEX,
  CLOSED_START,
  COMPANY_IDS,
  type ChicagoState,
  type CompanyId,
  DIALS,
  type DialId,
  HOUSES,
  type HexId,
  INDUSTRIES,
  type IndustryId,
  NEIGHBOURS,
  WABASH,
  companyIndex,
  hexAt,
  hexIndex,
  isExclusive,
} from '../index.ts'
import { recomputedIncome } from '../invariants.ts'
import { minimumBid } from '../rules/shares.ts'
import { type AuctionKind, type CompanyState, type StepName, seatAccount, treasuryAccount } from '../state.ts'
import { Table, newTable } from './table.ts'

export interface CompanyGiven {
  readonly holders?: readonly Seat[]
  readonly treasury?: number
  /** Hexes to take, each beside the network so far. */
  readonly network?: readonly HexId[]
  /** Takes the shortest free way to each of these hexes. */
  readonly reaches?: readonly HexId[]
  /** The same, but stops on the hex before. */
  readonly beside?: HexId
  /** Takes free hexes nearest to its network until so many locomotives are in stock. */
  readonly stock?: number
  /** Puts the marker elsewhere than the board says: for figures of the rulebook, not for sound positions. */
  readonly income?: number
}

export interface AuctionGiven {
  readonly kind?: AuctionKind
  readonly opener?: Seat
  readonly asked: Seat
  readonly bids?: Readonly<Record<number, number>>
  readonly passed?: readonly Seat[]
}

const CARRIED_OUT_BY: Readonly<Record<DialId, StepName>> = {
  auction: 'offerShare',
  network: 'buildNetwork',
  development: 'develop',
}

/** A position in a few lines; begins at the first turn of seat 0, with no share sold. */
export function given(table: { players: number }): Given {
  return new Given(table.players)
}

class Given {
  readonly #state: ChicagoState
  readonly #incomes = new Map<number, number>()

  constructor(players: number) {
    this.#state = newTable(players).state
    this.turn(0)
  }

  /** The sound end of the sentence: incomes follow the board, money adds up. */
  table(): Table {
    for (const [index, company] of this.#state.companies.entries()) {
      company.income = this.#incomes.get(index) ?? recomputedIncome(asReadonly(this.#state), index)
    }
    const { auction } = this.#state
    if (auction !== null) auction.minimum = minimumBid(asReadonly(this.#state), auction.company)
    return new Table(this.#state)
  }

  turn(seat: Seat): this {
    this.#state.turn = seat
    this.#state.step = 'chooseDial'
    this.#state.auction = null
    return this
  }

  /** The seat whose turn it is has just moved this dial. */
  doing(dial: DialId): this {
    this.#state.dials[dial] = Math.min(this.#state.dials[dial] + 1, DIALS[dial])
    this.#state.step = CARRIED_OUT_BY[dial]
    return this
  }

  dials(dials: Partial<Record<DialId, number>>): this {
    Object.assign(this.#state.dials, dials)
    return this
  }

  cash(...amounts: number[]): this {
    for (const [seat, amount] of amounts.entries()) this.#fill(seatAccount(seat), amount)
    return this
  }

  company(id: CompanyId, company: CompanyGiven): this {
    const index = companyIndex(id)
    if (index === WABASH) this.openWabash()
    if (company.holders) this.#company(index).holders = [...company.holders]
    if (company.treasury !== undefined) this.#fill(treasuryAccount(index), company.treasury)
    if (company.income !== undefined) this.#incomes.set(index, company.income)
    for (const hex of company.network ?? []) this.#place(index, hexIndex(hex))
    for (const hex of company.reaches ?? [])
      for (const each of this.#way(index, hexIndex(hex))) this.#place(index, each)
    if (company.beside)
      for (const each of this.#way(index, hexIndex(company.beside)).slice(0, -1)) this.#place(index, each)
    if (company.stock !== undefined) this.#spread(index, company.stock)
    return this
  }

  openWabash(): this {
    const wabash = this.#company(WABASH)
    if (wabash.open) return this
    wabash.open = true
    this.#place(WABASH, FORT_WAYNE_INDEX)
    return this
  }

  developed(...hexes: HexId[]): this {
    for (const hex of hexes) {
      this.#state.developed[hexIndex(hex)] = 1
      this.#state.houses -= 1
    }
    return this
  }

  /** So many houses on hexes that can have one and where a locomotive stands. */
  houses(many: number): this {
    for (const [hex, mask] of this.#state.locomotives.entries()) {
      const { kind, id } = hexAt(hex)
      if (this.#state.houses === HOUSES - many) break
      const possible = kind === 'forest' || kind === 'mountain' || kind === 'city'
      if (possible && mask !== 0 && hex !== CHICAGO_INDEX && this.#state.developed[hex] === 0)
        this.developed(id as HexId)
    }
    if (this.#state.houses !== HOUSES - many) throw new Error('too few hexes for so many houses')
    return this
  }

  industry(industry: IndustryId, value: number): this {
    if (!(INDUSTRIES[industry].values as readonly number[]).includes(value))
      throw new Error(`no space ${value}`)
    this.#state.industries[industry] = value
    return this
  }

  auction(id: CompanyId, auction: AuctionGiven): this {
    const { players } = this.#state
    const bids = Array.from({ length: players }, (_, seat) => auction.bids?.[seat] ?? null)
    const highest = Math.max(...bids.map((each) => each ?? -1))
    this.#state.step = 'bid'
    this.#state.auction = {
      kind: auction.kind ?? 'action',
      company: companyIndex(id),
      opener: auction.opener ?? this.#state.turn,
      minimum: 0,
      asked: auction.asked,
      bids,
      passed: Array.from({ length: players }, (_, seat) => auction.passed?.includes(seat) ?? false),
      leader: highest < 0 ? null : bids.indexOf(highest),
    }
    return this
  }

  #company(index: number): CompanyState {
    return this.#state.companies[index] as CompanyState
  }

  #fill(account: string, amount: number): void {
    const { cash } = this.#state
    cash[BANK] = (cash[BANK] as number) + (cash[account] as number) - amount
    cash[account] = amount
  }

  #place(index: number, hex: number): void {
    const company = this.#company(index)
    const free = index === WABASH && company.network.length === 0
    if (!free && !this.#beside(company.network).includes(hex))
      throw new Error(`${hexAt(hex).id} is not beside`)
    if (!free && !this.#mayEnter(index, hex))
      throw new Error(`${COMPANY_IDS[index]} cannot enter ${hexAt(hex).id}`)
    company.network.push(hex)
    company.stock -= 1
    this.#state.locomotives[hex] = (this.#state.locomotives[hex] as number) | (1 << index)
  }

  #mayEnter(index: number, hex: number): boolean {
    const state = asReadonly(this.#state)
    if (CLOSED_START[hex] !== null || isAt(state, index, hex)) return false
    return !isExclusive(hex) || state.locomotives[hex] === 0
  }

  #beside(network: readonly number[]): number[] {
    return network.flatMap((hex) => NEIGHBOURS[hex] as readonly number[])
  }

  #way(index: number, target: number): number[] {
    const { network } = this.#company(index)
    const from = new Map<number, number | null>(network.map((hex) => [hex, null]))
    for (const hex of from.keys()) {
      if (hex === target) break
      for (const next of NEIGHBOURS[hex] as readonly number[]) {
        const passes = next === target || next !== CHICAGO_INDEX
        if (passes && !from.has(next) && this.#mayEnter(index, next)) from.set(next, hex)
      }
    }
    const way: number[] = []
    for (let hex: number | null = target; hex !== null && !network.includes(hex); hex = from.get(hex) ?? null)
      way.push(hex)
    return way.toReversed()
  }

  #spread(index: number, stock: number): void {
    const company = this.#company(index)
    while (company.stock > stock) {
      const next = this.#beside(company.network).find(
        (hex) => hex !== CHICAGO_INDEX && this.#mayEnter(index, hex),
      )
      if (next === undefined) throw new Error(`${COMPANY_IDS[index]} has nowhere to go`)
      this.#place(index, next)
    }
  }
}
