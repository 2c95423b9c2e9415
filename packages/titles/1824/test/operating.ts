import {
  BANK,
  type Emit,
  type Refusal,
  type Seat,
  type Step,
  asReadonly,
  createRng,
  walk,
} from '@roundhouse/kernel'
import {
  type Course,
  asks,
  continuing,
  emptyBoard,
  layTile,
  newCompany,
  newFleet,
  newMarket,
  newPrivates,
  newShares,
  stopKey,
  named,
  telling,
  turnOf,
  when,
} from '@roundhouse/railways'
import { about1824 } from '../about.ts'
import type { AhAction } from '../actions.ts'
import { groundFor, tileIndex } from '../board.ts'
import { COMPANIES, type CompanyId, SHARES, companyIndex, isSmall } from '../companies.ts'
import type { AhEvent, NumberedEvent } from '../events.ts'
import { GRID } from '../market.ts'
import { MOUNTAINS } from '../mountains.ts'
import { namingOf } from '../naming.ts'
import { asked } from '../rules/asked.ts'
import { bestRun, runSearch } from '../rules/best-run.ts'
import { bookOf } from '../rules/book.ts'
import { askDiscards, discard } from '../rules/discard.ts'
import { figuresOf } from '../rules/figures.ts'
import { placeHome } from '../rules/homes.ts'
import { groundOf } from '../rules/network.ts'
import { answer } from '../rules/offers.ts'
import { makeObsolete, openPhase } from '../rules/phases.ts'
import { moveForDividend, moveForNothing, moveForSale, placeMarker } from '../rules/prices.ts'
import { revenue } from '../rules/revenue.ts'
import { runStep } from '../rules/run.ts'
import { moveShares } from '../rules/shares.ts'
import { token } from '../rules/tokens.ts'
import { track } from '../rules/track.ts'
import { carryOut, isAgreed } from '../rules/trade.ts'
import { trains } from '../rules/trains.ts'
import { companyTurn, newTurn } from '../rules/turn.ts'
import {
  type AhState,
  HOLDERS,
  NOBODY,
  STACK,
  type Stage,
  type VariantId,
  cashOf,
  companyAt,
  seatAccount,
  treasuryAccount,
  treasuryOf,
} from '../state.ts'
import { PHASES, type PhaseId, TRAINS, type TrainId, trainCode, trainId } from '../trains.ts'

const turn = turnOf(companyTurn, [track, token, runStep(runSearch), revenue, trains])
const sold = [openPhase, makeObsolete, askDiscards]
const about =
  (happen: (state: AhState, company: number, emit: Emit<NumberedEvent>) => void) =>
  (state: AhState, emit: Emit<NumberedEvent>, { company }: { company: number }): void =>
    happen(state, company, emit)

/** The turn of one company with what follows from it, and nothing of the rounds around it. — VII.5 */
const course: Course<AhState, NumberedEvent> = {
  lines: [when(isAgreed, [carryOut]), asks(answer), asks(discard), turn.line],
  reactions: {
    trainBought: sold,
    trainExported: sold,
    dividendPaid: [moveForDividend].map(about),
    revenueWithheld: [moveForNothing].map(about),
    sharesSold: [moveForSale].map(about),
  },
}
const STEPS = new Map<string, Step<AhState, AhAction, AhEvent>>(
  [...turn.steps, answer, discard].map((step) => [step.name, telling(namingOf, continuing(course, step))]),
)

export interface TableGiven {
  readonly recorded?: boolean
  /** Hexes with town markers. */
  readonly towns?: readonly number[]
  readonly trainPrice?: 'card' | 'standard'
  readonly rules?: number
}

export interface CompanyGiven {
  /** Tenths by seat; of a small railway the owner has one. The seat with most of them is the director. */
  readonly shares?: readonly number[]
  readonly price?: number
  readonly cash?: number
  readonly trains?: readonly TrainId[]
  /** 'B9', or 'E12:1' for a further city of the hex; by default its home. */
  readonly stations?: readonly string[]
  readonly turns?: number
}

/** Situations of an operating round made by hand, so that a test begins where its rule does. */
export class Operating {
  readonly state: AhState
  readonly events: AhEvent[] = []

  /** What a rule tells by numbers is kept by names, as whoever plays would hear it. */
  readonly hear = (event: NumberedEvent): void => {
    this.events.push(named(namingOf(asReadonly(this.state)), event) as AhEvent)
  }

  constructor(
    players = 4,
    variant: VariantId | null = null,
    { recorded = false, towns = [], trainPrice = 'card', rules = about1824.rules }: TableGiven = {},
  ) {
    const edition = {
      rules,
      compatibility: recorded ? '18xx.games' : 'rulebook',
      trainPrice,
      startingCash: '680',
    } as const
    const table = { players, variant, edition, towns: [...towns] }
    const { map, tiles } = groundFor(table)
    const seats = Array.from({ length: players }, (_, seat) => seat)
    const book = bookOf(table)
    const accounts = [...seats.map(seatAccount), ...COMPANIES.map((_, company) => treasuryAccount(company))]
    this.state = {
      ...table,
      step: 'track',
      rng: createRng('operating'),
      round: { kind: 'operating', set: 1, within: 0, rounds: 1 },
      priority: 0,
      cash: Object.fromEntries([[BANK, 0], ...accounts.map((account) => [account, 0])]),
      debt: seats.map(() => 0),
      broken: false,
      companies: COMPANIES.map(({ id }, company) =>
        newCompany(
          book.companiesOut.includes(id) ? 'out' : isSmall(company) ? 'closed' : 'shelf',
          book.stationPrices(company, 1),
        ),
      ),
      shares: newShares(
        HOLDERS,
        COMPANIES.map((_, company) => (isSmall(company) ? 0 : SHARES)),
        STACK,
      ),
      market: newMarket(COMPANIES.length),
      board: emptyBoard(map, tiles),
      fleet: newFleet(book.trainCounts),
      mountains: newPrivates(MOUNTAINS.map(() => false)),
      firstToTwenty: COMPANIES.map(() => NOBODY),
      markers: 0,
      stock: null,
      turn: null,
      waiting: [],
      offer: null,
      exchanges: [],
      discards: [],
      surplus: NOBODY,
      due: [],
      opening: [],
      two: null,
      recording: null,
      ended: null,
    }
    for (const seat of seats) this.cashIs(seat, figuresOf(this.state).startingCash)
  }

  cashIs(seat: Seat, amount: number): this {
    return this.#account(seatAccount(seat), amount)
  }

  owes(seat: Seat, debt: number): this {
    this.state.debt[seat] = debt
    return this.cashIs(seat, 0)
  }

  #account(account: string, amount: number): this {
    const { cash } = this.state
    cash[BANK] = (cash[BANK] as number) + (cash[account] as number) - amount
    cash[account] = amount
    return this
  }

  /** The phase of this name: all earlier trains have left the bank, and one of the type that begins it. */
  phase(id: PhaseId): this {
    const { fleet } = this.state
    const phase = PHASES.indexOf(id)
    TRAINS.forEach(({ begins }, code) => {
      if (begins < 0 || begins > phase) return
      const left = begins < phase ? 0 : (fleet.depot[code] as number) - 1
      if (fleet.depot[code] !== -1) this.#scrap(code, left)
    })
    fleet.phase = phase
    return this
  }

  /** So many of a type are left in the bank. */
  left(train: TrainId, count: number): this {
    this.#scrap(trainCode(train), count)
    return this
  }

  #scrap(code: number, left: number): void {
    const { depot, scrapped } = this.state.fleet
    scrapped[code] = (scrapped[code] as number) + (depot[code] as number) - left
    depot[code] = left
  }

  company(id: CompanyId, given: CompanyGiven = {}): this {
    const { state } = this
    const company = companyIndex(id)
    const entry = companyAt(state, company)
    const { shares = isSmall(company) ? [1] : [5], price = 100, cash = 0, turns = 1 } = given
    entry.status = 'open'
    entry.director = shares.indexOf(Math.max(...shares))
    entry.turns = turns
    entry.operated = turns > 0
    entry.trains = (given.trains ?? []).map(trainCode)
    if (!isSmall(company)) {
      shares.forEach((units, seat) => moveShares(state, company, STACK, seat, units))
      placeMarker(state, company, GRID.prices.indexOf(price))
    }
    this.#account(treasuryAccount(company), cash)
    if (given.stations === undefined) {
      if (turns > 0) placeHome(state, company, () => {})
      return this
    }
    entry.stations = given.stations.map((name) => this.key(name))
    entry.stationsLeft = bookOf(state).stationPrices(company, 1).slice(entry.stations.length)
    state.board.version += 1
    return this
  }

  key(name: string): number {
    const [hex = '', city = '0'] = name.split(':')
    return stopKey(groundOf(this.state).index(hex), Number(city))
  }

  /** Tiles as 'B9 619 4': hex, number, rotation. Lay them before companies get their stations. */
  tiles(...names: readonly string[]): this {
    for (const name of names) {
      const [hex = '', tile = '', rotation] = name.split(' ')
      layTile(this.state.board, groundOf(this.state).index(hex), tileIndex(tile), Number(rotation))
    }
    return this
  }

  /** The turn of a company comes to this step. */
  turn(id: CompanyId, stage: Stage = 'track'): this {
    const { state } = this
    const company = companyIndex(id)
    state.turn = { ...newTurn(company, companyAt(state, company).turns === 0), stage }
    state.step = stage
    if (stage === 'track') placeHome(state, company, this.hear)
    return this
  }

  get asked(): Seat {
    return asked(asReadonly(this.state))[0] as Seat
  }

  do(...actions: readonly AhAction[]): this {
    for (const action of actions) {
      const refused = this.#step.refuse(asReadonly(this.state), this.asked, action)
      if (refused !== null) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(refused)}`)
      this.#step.apply(this.state, this.asked, action, (event) => this.events.push(event))
    }
    return this
  }

  /** The code by which an action is refused; null if it is not. */
  why(action: AhAction): string | null {
    return this.refusal(action)?.code ?? null
  }

  refusal(action: AhAction): Refusal | null {
    return this.#step.refuse(asReadonly(this.state), this.asked, action)
  }

  /** Every action that is offered. */
  get offered(): AhAction[] {
    return [...walk(this.#step.choices(asReadonly(this.state), this.asked))]
  }

  get #step(): Step<AhState, AhAction, AhEvent> {
    return STEPS.get(this.state.step) as Step<AhState, AhAction, AhEvent>
  }

  cash(seat: Seat): number {
    return cashOf(asReadonly(this.state), seat)
  }

  treasury(id: CompanyId): number {
    return treasuryOf(asReadonly(this.state), companyIndex(id))
  }

  bank(): number {
    return this.state.cash[BANK] as number
  }

  trains(id: CompanyId): string {
    return companyAt(this.state, companyIndex(id)).trains.map(trainId).join(' ')
  }

  best(id: CompanyId): number {
    return bestRun(asReadonly(this.state), companyIndex(id)).revenue
  }

  price(id: CompanyId): number {
    return GRID.prices[this.state.market.at[companyIndex(id)] as number] as number
  }
}

export const pass: AhAction = { type: 'pass' }
export const lay = (hex: string, tile: string, rotation: number): AhAction => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
})
export const place = (hex: string, city = 0): AhAction => ({ type: 'placeToken', hex, city })
export const buy = (train: TrainId, tradeIn?: TrainId): AhAction => ({
  type: 'buyTrain',
  train,
  from: 'bank',
  ...(tradeIn === undefined ? {} : { tradeIn }),
})
export const trade = (train: TrainId, from: CompanyId, price: number): AhAction => ({
  type: 'tradeTrain',
  train,
  from,
  price,
})
export const sell = (company: CompanyId, shares = 1): AhAction => ({ type: 'sell', company, shares })
/** One route for each train: the train, then its hexes. */
export const run = (...routes: readonly (readonly [TrainId, string])[]): AhAction => ({
  type: 'run',
  routes: routes.map(([train, hexes]) => ({ train, hexes: hexes.split(' ') })),
})
