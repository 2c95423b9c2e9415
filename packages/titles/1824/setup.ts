import { type Emit, type Rng, type TableSetup, createRng, draw } from '@roundhouse/kernel'
import {
  emptyBoard,
  moveUnits,
  newBank,
  newCompany,
  newFleet,
  newMarket,
  newPrivates,
  newShares,
} from '@roundhouse/railways'
import { groundFor } from './board.ts'
import {
  COMPANIES,
  DIRECTOR_SHARES,
  SHARES,
  companyData,
  companyId,
  companyIndex,
  isSmall,
  ofKind,
  predecessorsOf,
} from './companies.ts'
import type { Edition } from './edition.ts'
import type { NumberedEvent } from './events.ts'
import { SCENARIO } from './goods-time.ts'
import { BOND_CELL, BOND_PRICE, STATE_CELL, STATE_PRICE } from './market.ts'
import { MOUNTAINS } from './mountains.ts'
import { type TableKind, bookOf } from './rules/book.ts'
import { figuresOf } from './rules/figures.ts'
import { placeHome } from './rules/homes.ts'
import { placeMarker } from './rules/prices.ts'
import { isConstruction } from './rules/shares.ts'
import { beginFirstStockRound, newStock, tellPriority } from './rules/stock-round.ts'
import {
  ACCOUNTS,
  type AhState,
  CERTIFICATE,
  type CompanyStatus,
  HOLDERS,
  KEPT,
  NOBODY,
  POOL,
  type RecordingState,
  STACK,
  type TwoPlayerState,
  type VariantId,
  companyAt,
  treasuryAccount,
} from './state.ts'
import { trainCode } from './trains.ts'

/** Everything as printed; then town markers, the draft, or the first stock round. — III */
export function setup(table: TableSetup, emit: Emit<NumberedEvent>): AhState {
  const { players } = table
  const variant = table.variant as VariantId | null
  const kind: TableKind = { variant, players, edition: editionOf(table) }
  const rng = createRng(table.seed)
  const book = bookOf(kind)
  const { startingCash, mountains } = figuresOf(kind)
  const towns = variant === 'goods-time' && isScenario(table) ? SCENARIO.map(standardIndex) : []
  const ground = groundFor({ variant, players, towns })
  const isOut = (company: number): boolean => book.companiesOut.includes(companyId(company))
  const treasuries = COMPANIES.map((_, company) => treasuryAccount(company))
  const { cash, debt } = newBank(ACCOUNTS, players, startingCash, treasuries)
  const state: AhState = {
    step: 'firstStock',
    rng,
    players,
    variant,
    edition: { ...kind.edition },
    round: { kind: 'stock', set: 0, within: 0, rounds: 0 },
    priority: 0,
    cash,
    debt,
    broken: false,
    companies: COMPANIES.map((_, company) =>
      newCompany<CompanyStatus>(
        isOut(company) ? 'out' : 'shelf',
        book.stationPrices(company, predecessorsOf(company).length),
      ),
    ),
    shares: newShares(
      HOLDERS,
      COMPANIES.map((_, company) => (isSmall(company) || isOut(company) ? 0 : SHARES)),
      STACK,
    ),
    market: newMarket(COMPANIES.length),
    board: emptyBoard(ground.map, ground.tiles),
    fleet: newFleet(book.trainCounts),
    mountains: newPrivates(MOUNTAINS.map((_, mountain) => mountain < mountains)),
    firstToTwenty: COMPANIES.map(() => NOBODY),
    towns,
    markers: variant === 'goods-time' && !isScenario(table) ? Number(table.options['towns']) : 0,
    stock: null,
    turn: null,
    waiting: [],
    offer: null,
    exchanges: [],
    discards: [],
    surplus: NOBODY,
    due: [],
    opening: [],
    two: book.opensWith === 'draft' ? dealStacks(table, rng) : null,
    recording: kind.edition.compatibility === '18xx.games' ? newRecording() : null,
    ended: null,
  }
  for (const company of ofKind('state')) prepareState(state, company)
  for (const company of ofKind('regional')) {
    const isPaper = book.certificateOnly.includes(companyId(company))
    setAside(state, company, isPaper ? SHARES - DIRECTOR_SHARES : 0)
  }
  tellPriority(state, emit)
  if (state.two !== null) prepareTwo(state, state.two, emit)
  if (book.budapestAtStart) placeHome(state, companyIndex('UG1'), emit)
  open(state, emit)
  return state
}

function open(state: AhState, emit: Emit<NumberedEvent>): void {
  if (state.markers > 0) {
    state.round.kind = 'towns'
    state.step = 'towns'
  } else if (state.two === null) beginFirstStockRound(state, emit)
}

/** State railways have their price from the start; some shares are kept for those that come before. — IV.4.4 */
function prepareState(state: AhState, company: number): void {
  const entry = companyAt(state, company)
  if (entry.status === 'out') return
  entry.status = 'started'
  entry.start = STATE_PRICE
  placeMarker(state, company, STATE_CELL)
  const kept = predecessorsOf(company).filter(
    (each) =>
      companyData(each).number > 1 && companyAt(state, each).status !== 'out' && !isConstruction(state, each),
  )
  setAside(state, company, kept.length)
}

/** The 20 % certificate lies apart, and as many tenths as are kept for others. */
function setAside(state: AhState, company: number, kept: number): void {
  if (companyAt(state, company).status === 'out') return
  moveUnits(state.shares, company, DIRECTOR_SHARES, { from: STACK, to: CERTIFICATE })
  moveUnits(state.shares, company, kept, { from: STACK, to: KEPT })
}

/** One of three pre-state railways and one coal railway build; the regional railway of that one only pays. — X.3, X.4 */
function dealStacks({ options }: TableSetup, rng: Rng): TwoPlayerState {
  const small = ['SD2', 'SD3', 'KK2']
  const coal = ofKind('coal').map(companyId).slice(0, 3)
  const preStateBuilds = drawn(rng, small, options['preStateBuilds'])
  const coalBuilds = drawn(rng, coal, options['coalBuilds'])
  const stacks = [
    [preStateBuilds, coalBuilds],
    ['SD1', 'KK1'],
    small.filter((id) => id !== preStateBuilds),
    coal.filter((id) => id !== coalBuilds),
  ].map((stack) => stack.map(companyIndex))
  return {
    stacks,
    picks: 0,
    unpriced: NOBODY,
    receiver: NOBODY,
    mountainSteps: 0,
    construction: [companyIndex(preStateBuilds), companyIndex(coalBuilds)],
    bond: companyIndex(companyData(companyIndex(coalBuilds)).becomes ?? ''),
    doubleWith: POOL,
    secondWith: trainCode('4'),
    thirdWaits: true,
    placing: null,
  }
}

/** The lot decides unless the table has named one; it is drawn in any case, so that the next lot is the same. */
function drawn(rng: Rng, among: readonly string[], named: string | undefined): string {
  const lot = among[draw(rng, among.length)] as string
  return named !== undefined && among.includes(named) ? named : lot
}

/** All shares of the bond railway lie in the pool, its marker on 50, its station on its home. — X.4 */
function prepareTwo(state: AhState, { stacks, bond }: TwoPlayerState, emit: Emit<NumberedEvent>): void {
  const entry = companyAt(state, bond)
  entry.status = 'open'
  entry.start = BOND_PRICE
  placeMarker(state, bond, BOND_CELL)
  moveUnits(state.shares, bond, SHARES - DIRECTOR_SHARES, { from: STACK, to: POOL })
  state.round.kind = 'draft'
  state.step = 'draft'
  state.stock = newStock(state)
  emit({ type: 'stacksDealt', stacks: stacks.map((stack) => stack.map(companyId)), bond: companyId(bond) })
  if (bookOf(state).bondHomeAtStart) placeHome(state, bond, emit)
}

function editionOf({ rules, options }: TableSetup): Edition {
  return {
    rules,
    compatibility: options['compatibility'] === '18xx.games' ? '18xx.games' : 'rulebook',
    trainPrice: options['trainPrice'] === 'standard' ? 'standard' : 'card',
    startingCash: options['startingCash'] === '700' ? '700' : '680',
  }
}

function newRecording(): RecordingState {
  return { repaid: NOBODY, certificates: COMPANIES.map(() => NOBODY) }
}

function isScenario({ options }: TableSetup): boolean {
  return (options['towns'] ?? 'scenario') === 'scenario'
}

function standardIndex(hex: string): number {
  return groundFor({ variant: null, players: 3, towns: [] }).index(hex)
}
