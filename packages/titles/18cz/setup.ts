import {
  BANK,
  type Emit,
  type Ledger,
  type Rng,
  type TableSetup,
  createRng,
  draw,
  pay,
  shuffle,
} from '@roundhouse/kernel'
import { OFF_MARKET, emptyBoard } from '@roundhouse/railways'
import { TILE_SET, groundFor } from './board.ts'
import { COMPANIES, companyIndex, sizeData } from './companies.ts'
import type { CzEvent } from './events.ts'
import { LOCALS } from './locals.ts'
import { PRIVATES } from './moravia.ts'
import type { Edition } from './options.ts'
import { cardCounts, sizeOf, startingCash } from './rules/figures.ts'
import { receiveCompany } from './rules/vaclav.ts'
import {
  type CzState,
  GONE,
  HOLDERS,
  type MoraviaState,
  NOBODY,
  ON_BOARD,
  STACK,
  VACLAV,
  type VariantId,
  seatAccount,
  treasuryAccount,
} from './state.ts'
import { CARDS } from './trains.ts'

/** Companies that the western map leaves out. — XI.1 */
const OUT_OF_BOHEMIA: readonly string[] = ['OFE', 'MW', 'KFN', 'Pr', 'Ug']
/** The three cheapest places of each size. — XI.1 */
const LOCALS_OF_BOHEMIA: readonly string[] = ['S1', 'S2', 'S3', 'M1', 'M2', 'M3', 'L1', 'L2', 'L3']

/** Everything as printed, then the pre-stock round. — III.3 */
export function setup(table: TableSetup, emit: Emit<CzEvent>): CzState {
  const { players } = table
  const variant = table.variant as VariantId | null
  const rng = createRng(table.seed)
  const edition = editionOf(table)
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const out = companiesOut(variant, players, rng)
  const isOut = (id: string): boolean => out.includes(id)
  const state: CzState = {
    step: variant === 'moravia-silesia' ? 'auction' : 'preStock',
    rng,
    players,
    variant,
    edition,
    round: { kind: 'pre', set: 0, within: 0, turns: 0, passed: 0 },
    // Recorded games are seated in the order of their priority cards.
    priority: edition.compatibility === 'rulebook' ? shuffle(rng, seats) : seats,
    cash: accounts(variant, players),
    debt: seats.map(() => 0),
    penalty: seats.map(() => 0),
    companies: COMPANIES.map((company, index) => ({
      status: isOut(company.id) ? 'out' : 'shelf',
      director: NOBODY,
      start: 0,
      operated: false,
      turns: 0,
      trains: [],
      tokens: [],
      charter: [...sizeOf({ variant }, index).tokens],
      homeless: false,
    })),
    shares: COMPANIES.flatMap((company, index) =>
      Array.from({ length: HOLDERS }, (_, holder) =>
        holder === STACK && !isOut(company.id) ? sizeData(index).shares : 0,
      ),
    ),
    market: { at: COMPANIES.map(() => OFF_MARKET), order: [] },
    board: emptyBoard(groundFor(variant).map, TILE_SET),
    fleet: {
      phase: 0,
      depot: cardCounts(variant, players),
      pool: [],
      scrapped: CARDS.map(() => 0),
      obsolete: 0,
    },
    locals: {
      owner: LOCALS.map(({ id }) => (localsOf(variant).includes(id) ? ON_BOARD : GONE)),
      used: LOCALS.map(() => 0),
    },
    stock: null,
    turn: null,
    waiting: [],
    offer: null,
    discards: [],
    cityChoice: null,
    vaclav: { companies: [], nextDraw: [], named: namedForVaclav(table) },
    moravia: variant === 'moravia-silesia' ? moraviaAtStart() : null,
    ended: null,
  }
  emit({ type: 'priorityDealt', seats: state.priority.slice() })
  if (variant === 'bohemia') receiveCompany(state, 0, emit)
  return state
}

/** Moravia has the large companies only, with two players one of them less. — XI.1, XI.2 */
function companiesOut(variant: VariantId | null, players: number, rng: Rng): readonly string[] {
  if (variant === 'bohemia') return OUT_OF_BOHEMIA
  if (variant === null) return []
  const large = COMPANIES.filter((company) => company.size === 2).map((company) => company.id)
  const missing = players === 2 ? large[draw(rng, large.length)] : null
  return COMPANIES.flatMap(({ id, size }) => (size < 2 || id === missing ? [id] : []))
}

function localsOf(variant: VariantId | null): readonly string[] {
  if (variant === 'bohemia') return LOCALS_OF_BOHEMIA
  if (variant === null) return LOCALS.map(({ id }) => id)
  return PRIVATES.flatMap(({ local }) => (local === null ? [] : [local]))
}

function moraviaAtStart(): MoraviaState {
  const auction = { chooser: 0, at: 0, item: NOBODY, bid: 0, leader: NOBODY, passed: 0 }
  return { sold: PRIVATES.map(() => 0), lender: NOBODY, mw: NOBODY, mwWaits: false, auction }
}

function editionOf({ options }: TableSetup): Edition {
  return {
    compatibility: options['compatibility'] === '18xx.games' ? '18xx.games' : 'rulebook',
    older: options['olderEdition'] === 'yes',
    runMaximum: options['runMaximum'] !== 'no',
  }
}

function namedForVaclav({ options }: TableSetup): number[] {
  return ['vaclavSmall', 'vaclavMedium', 'vaclavLarge'].map((id) => companyIndex(options[id] ?? 'lot'))
}

function accounts(variant: VariantId | null, players: number): Ledger {
  const cash: Ledger = { [BANK]: 0, [seatAccount(VACLAV)]: 0 }
  for (let company = 0; company < COMPANIES.length; company++) cash[treasuryAccount(company)] = 0
  for (let seat = 0; seat < players; seat++) {
    cash[seatAccount(seat)] = 0
    pay(cash, BANK, seatAccount(seat), startingCash(variant, players))
  }
  return cash
}
