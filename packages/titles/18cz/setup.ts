import { type Emit, type TableSetup, createRng } from '@roundhouse/kernel'
import {
  emptyBoard,
  newBank,
  newCompany,
  newFleet,
  newMarket,
  newPrivates,
  newShares,
} from '@roundhouse/railways'
import { TILE_SET, groundFor } from './board.ts'
import { COMPANIES, companyIndex, sizeData } from './companies.ts'
import type { Edition } from './edition.ts'
import type { NumberedEvent } from './events.ts'
import { LOCALS } from './locals.ts'
import { PRIVATES } from './moravia.ts'
import { bookOf } from './rules/book.ts'
import { receiveCompany } from './rules/vaclav.ts'
import {
  ACCOUNTS,
  type CompanyStatus,
  type CzState,
  HOLDERS,
  type MoraviaState,
  NOBODY,
  type RecordingState,
  STACK,
  VACLAV,
  type VariantId,
  seatAccount,
  treasuryAccount,
} from './state.ts'

/** Everything as printed, then the pre-stock round. — III.3 */
export function setup(table: TableSetup, emit: Emit<NumberedEvent>): CzState {
  const { players } = table
  const variant = table.variant as VariantId | null
  const rng = createRng(table.seed)
  const edition = editionOf(table)
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const book = bookOf({ variant, edition })
  const out = book.companiesOut(players, rng)
  const isOut = (id: string): boolean => out.includes(id)
  const state: CzState = {
    step: book.opensWith,
    rng,
    players,
    variant,
    edition,
    round: { kind: 'pre', set: 0, within: 0, turns: 0, passed: 0 },
    priority: book.priorityCards(rng, seats),
    bank: newBank(ACCOUNTS, players, book.startingCash[players] as number, EMPTY_ACCOUNTS),
    companies: COMPANIES.map(({ id }, index) =>
      newCompany<CompanyStatus>(isOut(id) ? 'out' : 'shelf', book.sizeOf(index).stationPrices),
    ),
    shares: newShares(
      HOLDERS,
      COMPANIES.map(({ id }, index) => (isOut(id) ? 0 : sizeData(index).shares)),
      STACK,
    ),
    market: newMarket(COMPANIES.length),
    board: emptyBoard(groundFor(variant).map, TILE_SET),
    fleet: newFleet(book.cardCounts(players)),
    locals: newPrivates(LOCALS.map(({ id }) => book.locals.includes(id))),
    stock: null,
    turn: null,
    waiting: [],
    offer: null,
    discards: [],
    cityChoice: null,
    vaclav: { companies: [], nextDraw: [], named: namedForVaclav(table) },
    moravia: book.opensWith === 'auction' ? moraviaAtStart() : null,
    recording: edition.compatibility === 'rulebook' ? null : recordingAtStart(),
    ended: null,
  }
  emit({ type: 'priorityDealt', seats: state.priority.slice() })
  if (book.vaclavsCompanies.length > 0) receiveCompany(state, 0, emit)
  return state
}

function moraviaAtStart(): MoraviaState {
  const auction = { chooser: 0, at: 0, item: NOBODY, unwanted: 0, bid: 0, leader: NOBODY, passed: 0 }
  return { sold: PRIVATES.map(() => 0), lender: NOBODY, mw: NOBODY, mwWaits: false, auction }
}

function editionOf({ rules, options }: TableSetup): Edition {
  return {
    rules,
    compatibility: options['compatibility'] === '18xx.games' ? '18xx.games' : 'rulebook',
    older: options['olderEdition'] === 'yes',
    runMaximum: options['runMaximum'] !== 'no',
  }
}

function namedForVaclav({ options }: TableSetup): number[] {
  return ['vaclavSmall', 'vaclavMedium', 'vaclavLarge'].map((id) => companyIndex(options[id] ?? 'lot'))
}

function recordingAtStart(): RecordingState {
  return { pool: COMPANIES.map(() => 0), homeless: [], stuck: -1 }
}

/** Václav and the treasuries begin without money. */
const EMPTY_ACCOUNTS = [seatAccount(VACLAV), ...COMPANIES.map((_, company) => treasuryAccount(company))]
