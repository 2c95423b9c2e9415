import { BANK, type Seat, asReadonly } from '@roundhouse/kernel'
import { OFF_MARKET, layTile, removeTrain, stopKey, companyOwner } from '@roundhouse/railways'
import {
  type CompanyId,
  type CzCompany,
  FACES,
  GONE,
  HOLDERS,
  KINDS,
  type LocalId,
  MW_HEX,
  type MoraviaState,
  NOBODY,
  NO_CITY,
  ON_BOARD,
  PHASES,
  PRICES,
  type PhaseId,
  STACK,
  type Stage,
  type TrainId,
  type TrainKind,
  VACLAV,
  companyData,
  companyIndex,
  eighteenCz,
  groundOf,
  localIndex,
  sizeData,
  tileIndex,
  trainCode,
  trainId,
} from '../index.ts'
import { Table, newTable } from './table.ts'

export interface CompanyGiven {
  readonly price: number
  /** Shares by seat; the seat with most of them is the director. */
  readonly shares: readonly number[]
  readonly cash?: number
  readonly trains?: readonly TrainId[]
  /** Where it stands, home first: 'D4', or 'B8:1' for a further city of the hex. */
  readonly stations?: readonly string[]
  readonly locals?: readonly LocalId[]
  /** Turns it has had. */
  readonly turns?: number
}

const VACLAV_GETS = [
  { id: 'BTE', size: 1, from: 'b', price: 60, shares: 3 },
  { id: 'kk', size: 2, from: 'd', price: 90, shares: 5 },
] as const

/**
 * Situations made by hand, so that a test begins where its rule does. Consistent by construction: money comes from or
 * goes to the bank, trains are cards of the game, tiles leave the supply; `turn` and `sound` check the rest.
 */
export class Given extends Table {
  /** A stock round: nobody holds anything, seat 0 is first, everybody has `cash`. Two players are Bohemia. */
  static stockRound(set = 1, players = 3, cash = 1000, options: Record<string, string> = {}): Given {
    return new Given(newTable(players, options).state).#begin(set, cash)
  }

  /** The same in Moravia–Silesia: all privates are sold and gone, unless a seat gets one. — XI.2 */
  static moravia(set = 2, players = 3, cash = 1000): Given {
    const given = new Given(newTable(players, {}, 'table', 'moravia-silesia').state)
    const moravia = given.state.moravia as MoraviaState
    moravia.sold.fill(1)
    moravia.auction = null
    return given.#begin(set, cash)
  }

  #begin(set: number, cash: number): this {
    const { state } = this
    const seats = Array.from({ length: state.players }, (_, seat) => seat)
    state.priority = seats
    state.locals.owner.fill(GONE)
    for (const seat of seats) this.cashIs(seat, cash)
    state.round = { kind: 'stock', set, within: 0, turns: 0, passed: 0 }
    state.step = 'stock'
    state.stock = { at: 0, passes: 0, sold: seats.map(() => 0), soldNow: 0, bought: NOBODY }
    return this
  }

  /** The pre-stock round of three or more players: every local on the board, seat 0 first. */
  static preStock(cash: readonly number[]): Given {
    const given = Given.stockRound(0, cash.length)
    const { state } = given
    state.locals.owner.fill(ON_BOARD)
    cash.forEach((each, seat) => given.cashIs(seat, each))
    state.round = { kind: 'pre', set: 0, within: 0, turns: 0, passed: 0 }
    state.step = 'preStock'
    state.stock = null
    return given
  }

  cashIs(seat: Seat, cash: number): this {
    return this.#set(`seat:${seat}`, cash)
  }

  treasuryIs(id: CompanyId, cash: number): this {
    return this.#set(`company:${id}`, cash)
  }

  #set(account: string, amount: number): this {
    const { cash } = this.state.bank
    cash[BANK] = (cash[BANK] as number) + (cash[account] as number) - amount
    cash[account] = amount
    return this
  }

  /** A loan of this seat; the penalty of a loan not yet repaid is as high. — VIII.11 */
  owes(seat: Seat, debt: number, penalty = debt): this {
    this.state.bank.debt[seat] = debt
    this.state.bank.penalty[seat] = penalty
    return this
  }

  /** The phase of this letter: all earlier cards have left the bank, and one of its own. */
  phase(letter: PhaseId): this {
    const { fleet } = this.state
    fleet.phase = PHASES.indexOf(letter)
    for (let earlier = 0; earlier < fleet.phase; earlier++) this.#leaveBank(earlier, Infinity)
    if (fleet.phase > 0) this.#leaveBank(fleet.phase, 1)
    if (this.state.variant === 'bohemia') this.#vaclav()
    return this
  }

  /** What Václav has got by this phase: 60 % of a medium company from b, 50 % of a large one from d. — XI.1 */
  #vaclav(): void {
    const { vaclav, fleet } = this.state
    for (const { id, size, from, price, shares } of VACLAV_GETS) {
      if (fleet.phase < PHASES.indexOf(from) || vaclav.companies.length > size) continue
      const train = trainId(fleet.phase * FACES + size)
      const held = [...Array.from({ length: VACLAV }, () => 0), shares]
      this.open(id, { price, shares: held, trains: [train], turns: 0 })
      vaclav.companies.push(companyIndex(id))
      vaclav.nextDraw.push(this.state.round.set)
    }
  }

  /** All earlier cards have left the bank, but none of this letter: the phase is still the one before. */
  firstOf(letter: PhaseId): this {
    const index = PHASES.indexOf(letter)
    this.phase(PHASES[index - 1] as PhaseId)
    this.#leaveBank(index - 1, Infinity)
    return this
  }

  #leaveBank(letter: number, cards: number): void {
    const { depot, scrapped } = this.state.fleet
    const gone = Math.min(depot[letter] as number, cards)
    if (gone < 0) return
    depot[letter] = (depot[letter] as number) - gone
    scrapped[letter] = (scrapped[letter] as number) + gone
  }

  /** Kinds that are obsolete already. — VIII.12 */
  obsolete(...kinds: TrainKind[]): this {
    for (const kind of kinds) this.state.fleet.obsolete |= 1 << KINDS.findIndex((each) => each.kind === kind)
    return this
  }

  open(id: CompanyId, company: CompanyGiven): this {
    const { price, shares, cash = 0, trains = [], stations = [], locals = [], turns = 1 } = company
    const { state } = this
    const index = companyIndex(id)
    const entry = state.companies[index] as CzCompany
    entry.status = 'open'
    entry.start = price
    entry.turns = turns
    entry.operated = turns > 0
    entry.director = shares.findIndex((each) => each === Math.max(...shares))
    for (let holder = 0; holder < HOLDERS; holder++)
      state.shares.units[index * HOLDERS + holder] = shares[holder] ?? 0
    const sold = shares.reduce((sum, each) => sum + each, 0)
    state.shares.units[index * HOLDERS + STACK] = sizeData(index).shares - sold
    this.#putMarker(index, price)
    for (const train of trains) this.train(id, train)
    for (const place of stations) {
      const [hex, city] = place.split(':')
      this.station(id, hex as string, Number(city ?? 0))
    }
    for (const local of locals) this.local(local, id)
    return this.treasuryIs(id, cash)
  }

  /** Under the markers that stand there already. — VII.5 */
  #putMarker(company: number, price: number): void {
    const { at, order } = this.state.market
    if (at[company] !== OFF_MARKET) order.splice(order.indexOf(company), 1)
    const cell = PRICES.indexOf(price)
    at[company] = cell
    const place = order.findIndex((other) => (at[other] as number) < cell)
    order.splice(place < 0 ? order.length : place, 0, company)
  }

  /** A train, without any of the effects of a sale. */
  train(id: CompanyId, train: TrainId): this {
    this.#take(train)
    this.company(id).trains.push(trainCode(train))
    return this
  }

  /** The train leaves the game. */
  without(id: CompanyId, train: TrainId): this {
    const { scrapped } = this.state.fleet
    const letter = PHASES.findIndex((phase) => train.endsWith(phase))
    removeTrain(this.company(id).trains, trainCode(train))
    scrapped[letter] = (scrapped[letter] as number) + 1
    return this
  }

  pool(train: TrainId): this {
    this.#take(train)
    this.state.fleet.pool.push(trainCode(train))
    return this
  }

  /** A card that has left the bank, else one out of it. */
  #take(train: TrainId): void {
    const { depot, scrapped } = this.state.fleet
    const letter = PHASES.findIndex((phase) => train.endsWith(phase))
    if (depot[letter] === -1) return
    const from = (scrapped[letter] as number) > 0 ? scrapped : depot
    from[letter] = (from[letter] as number) - 1
  }

  lay(hex: string, tile: string, rotation: number): this {
    layTile(this.state.board, this.hex(hex), tileIndex(tile), rotation)
    return this
  }

  station(id: CompanyId, hex: string, city = 0): this {
    const entry = this.company(id)
    entry.stations.push(stopKey(this.hex(hex), city))
    entry.stationsLeft.shift()
    this.state.board.version += 1
    return this
  }

  home(id: CompanyId): this {
    const { homes, homeStop } = companyData(companyIndex(id))
    return this.station(id, homes[0] as string, homeStop ?? NO_CITY)
  }

  local(id: LocalId, owner: Seat | CompanyId): this {
    const code = typeof owner === 'number' ? owner : companyOwner(companyIndex(owner))
    this.state.locals.owner[localIndex(id)] = code
    return this
  }

  /** Moravia–Silesia: this seat owns the 3E train, or MW with its station. — XI.2 */
  owns(item: '3E' | 'MW', seat: Seat): this {
    const moravia = this.state.moravia as MoraviaState
    if (item === '3E') moravia.lender = seat
    else {
      moravia.mw = seat
      this.company('MW').stations = [stopKey(this.hex(MW_HEX), 0)]
      this.state.board.version += 1
    }
    return this
  }

  /** The company is about to decide at this stage of its turn. */
  turn(id: CompanyId, stage: Stage, revenue = 0): this {
    const { state } = this
    const company = companyIndex(id)
    state.round.kind = 'operating'
    state.stock = null
    state.step = stage
    state.waiting = [company]
    const { turns } = state.companies[company] as CzCompany
    state.turn = {
      company,
      stage,
      first: turns === 0,
      yellow: 0,
      upgrades: 0,
      placed: false,
      revenue,
      acquired: null,
      turned: [],
      doubles: [],
      declined: [],
      helped: false,
      keep: -1,
    }
    return this.sound()
  }

  /** Which operating round of the set is under way, from 0. */
  inRound(within: number): this {
    this.state.round.within = within
    return this
  }

  sound(): this {
    const faults = eighteenCz.violations(asReadonly(this.state))
    if (faults.length > 0) throw new Error(faults.join('; '))
    return this
  }

  hex(id: string): number {
    return groundOf(this.state).index(id)
  }
}
