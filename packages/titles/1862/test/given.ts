import { BANK, type Seat } from '@roundhouse/kernel'
import { OFF_MARKET, layTile, newTurn, stopKey } from '@roundhouse/railways'
import { hexIndex, tileIndex } from '../board.ts'
import { COMPANIES, type CompanyId, SHARES, companyIndex } from '../companies.ts'
import { parFor, PRICES } from '../market.ts'
import { bookOf } from '../rules/book.ts'
import { homeKey } from '../rules/network.ts'
import { shelved } from '../shelf.ts'
import { HOLDERS, NOBODY, OFFER, POOL, type Stage, TREASURY } from '../state.ts'
import { PHASES, type PhaseId, TYPES, type TrainType, trainCode, trainData } from '../trains.ts'
import { setUp } from './random-play.ts'
import { Table } from './table.ts'

export interface CompanyGiven {
  readonly price: number
  readonly par?: number
  /** Shares by seat; the seat with most of them, at least three, is the director. */
  readonly shares?: readonly number[]
  readonly pool?: number
  readonly offer?: number
  /** The rest is in the treasury. */
  readonly director?: Seat
  readonly cash?: number
  readonly chartered?: boolean
  /** Names, each asterisk a warranty. */
  readonly trains?: readonly string[]
  /** Where it stands, the home first. */
  readonly stations?: readonly string[]
  readonly tokens?: number
  readonly permits?: readonly TrainType[]
  readonly london?: boolean
  readonly status?: 'started' | 'open'
}

/**
 * Situations made by hand, so that a test begins where its rule does. Consistent by construction: money comes from or
 * goes to the bank, trains are cards of the game, tiles leave the supply; `sound` checks the rest.
 */
export class Given extends Table {
  /** A stock round in which every company is on the shelf; seat 0 is first. */
  static stockRound(
    players = 4,
    cash = 1000,
    options: Record<string, string> = {},
    variant: string | null = null,
  ): Given {
    const given = new Given(setUp({ players, options, variant, seed: 'given' }))
    const { state } = given
    state.priority = 0
    state.parliament = null
    state.companies = COMPANIES.map(() => shelved(0))
    COMPANIES.forEach((_, company) => given.#shares(company, new Map([[OFFER, SHARES]])))
    for (let seat = 0; seat < players; seat++) given.cashIs(seat, cash)
    state.round = { kind: 'stock', set: 1, within: 0, rounds: 1 }
    state.step = 'stock'
    state.stock = {
      at: 0,
      passes: 0,
      sold: Array.from({ length: players }, () => 0),
      soldNow: 0,
      bought: Array.from({ length: players * COMPANIES.length }, () => 0),
      lastBuyer: NOBODY,
      beganAbove: false,
    }
    return given
  }

  /** A Parliament round with the same table. */
  static parliament(players = 4, cash = 600): Given {
    const given = Given.stockRound(players, cash)
    const { state } = given
    state.stock = null
    state.round = { kind: 'parliament', set: -1, within: 0, rounds: 2 }
    state.step = 'parliament'
    const won = Array.from({ length: players }, () => false)
    state.parliament = { at: 0, declined: 0, won, auction: null, charter: null }
    return given
  }

  cashIs(seat: Seat, cash: number): this {
    return this.#set(`seat:${seat}`, cash)
  }

  treasuryIs(id: CompanyId, cash: number): this {
    return this.#set(`company:${id}`, cash)
  }

  #set(account: string, amount: number): this {
    const { cash } = this.state
    cash[BANK] = (cash[BANK] as number) + (cash[account] as number) - amount
    cash[account] = amount
    return this
  }

  #shares(company: number, held: ReadonlyMap<number, number>): void {
    for (let holder = 0; holder < HOLDERS; holder++) {
      this.state.shares.units[company * HOLDERS + holder] = held.get(holder) ?? 0
    }
  }

  /** All earlier trains have left the bank, and one of this band; `first`: it is still to be sold. */
  phase(letter: PhaseId, first = false): this {
    const { fleet } = this.state
    const phase = PHASES.indexOf(letter)
    fleet.phase = first ? Math.max(0, phase - 1) : phase
    for (let band = 0; band <= phase; band++) {
      const left = fleet.depot[band] as number
      const gone = band < phase ? left : first || left < 0 ? 0 : 1
      fleet.depot[band] = left - gone
      fleet.scrapped[band] = (fleet.scrapped[band] as number) + gone
      const by = bookOf(this.state).scrappedBy(band)
      if (by !== null && by <= fleet.phase) fleet.obsolete |= 1 << band
    }
    return this
  }

  has(id: CompanyId, company: CompanyGiven): this {
    const { price, shares = [], pool = 0, offer = 0, trains = [], stations = [], status = 'open' } = company
    const { state } = this
    const index = companyIndex(id)
    const held = new Map(shares.map((each, seat): [number, number] => [seat, each]))
    const sold = shares.reduce((sum, each) => sum + each, pool + offer)
    held
      .set(POOL, pool)
      .set(OFFER, offer)
      .set(TREASURY, SHARES - sold)
    this.#shares(index, held)
    const most = Math.max(0, ...shares)
    const entry = this.company(id)
    entry.status = status
    entry.chartered = company.chartered ?? false
    entry.start = company.par ?? parFor(price)
    entry.director = company.director ?? (most >= 3 ? shares.indexOf(most) : NOBODY)
    entry.stationsLeft = Array.from({ length: company.tokens ?? 0 }, () => 0)
    entry.london = company.london ?? false
    entry.turns = stations.length > 0 ? 1 : 0
    state.permits.held[index] = (company.permits ?? TYPES).reduce(
      (bits, type) => bits | (1 << TYPES.indexOf(type)),
      0,
    )
    if (status === 'open' || !entry.chartered) this.#marker(index, price)
    for (const each of trains) this.#train(id, each)
    for (const hex of stations) this.station(id, hex)
    return this.treasuryIs(id, company.cash ?? 0)
  }

  /** Under the markers that stand there already. */
  #marker(company: number, price: number): void {
    const { at, order } = this.state.market
    if (at[company] !== OFF_MARKET) order.splice(order.indexOf(company), 1)
    at[company] = PRICES.indexOf(price)
    const place = order.findIndex((other) => (at[other] as number) < (at[company] as number))
    order.splice(place < 0 ? order.length : place, 0, company)
  }

  /** A card that has left the bank, else one out of it. */
  #train(id: CompanyId, name: string): void {
    const code = trainCode(name.replaceAll('*', ''))
    const { depot, scrapped } = this.state.fleet
    const { band } = trainData(code)
    const from = (scrapped[band] as number) > 0 ? scrapped : depot
    if (from[band] !== -1) from[band] = (from[band] as number) - 1
    this.company(id).trains.push(code)
    this.company(id).warranties.push(name.split('*').length - 1)
  }

  lay(hex: string, tile: string, rotation: number): this {
    layTile(this.state.board, hexIndex(hex), tileIndex(tile), rotation)
    return this
  }

  station(id: CompanyId, hex: string): this {
    const { stations, dates } = this.company(id)
    stations.push(stopKey(hexIndex(hex), 0))
    dates.push(1 + Math.max(0, ...this.state.companies.flatMap((each) => each.dates)))
    this.state.board.version += 1
    return this
  }

  /** The home token stands on its hex and in no circle. */
  waiting(id: CompanyId): this {
    const entry = this.company(id)
    entry.stations.unshift(homeKey(companyIndex(id)))
    entry.dates.unshift(0)
    entry.homeWaits = true
    this.state.board.version += 1
    return this
  }

  /** The company is about to decide at this stage of its turn; all others have operated unless they are named. */
  turn(id: CompanyId, stage: Stage, revenue = 0, waiting: readonly CompanyId[] = []): this {
    const { state } = this
    const company = companyIndex(id)
    state.stock = null
    state.round = { kind: 'operating', set: 1, within: 0, rounds: 3 }
    state.step = stage
    state.operated = COMPANIES.flatMap(({ id: other }, each) =>
      other === id || waiting.includes(other) ? [] : [each],
    )
    state.turn = {
      ...newTurn<Stage>(company, stage, this.company(id).turns === 0),
      revenue,
      subsidy: 0,
      trackDone: false,
      linked: false,
      redeemed: false,
      declined: [],
      raised: false,
    }
    return this.sound()
  }
}

/** What a state is like after it: for tests that look at several outcomes of one situation. */
export function outcomes<T>(make: () => Given, ...looks: readonly ((given: Given) => T)[]): T[] {
  return looks.map((look) => look(make()))
}
