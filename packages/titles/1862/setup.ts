import { type Emit, type TableSetup, tableFault } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  emptyBoard,
  newBank,
  newFleet,
  newMarket,
  newPermits,
  newShares,
} from '@roundhouse/railways'
import { about1862, editionOf, variantOf } from './about.ts'
import { MAP, TILE_SET } from './board.ts'
import { COMPANIES, SHARES, companyId } from './companies.ts'
import type { NumberedEvent } from './events.ts'
import { FIGURES, type PlayerFigures } from './figures.ts'
import { bookOf } from './rules/book.ts'
import { beginParliament } from './rules/parliament-round.ts'
import { shelved } from './shelf.ts'
import { ACCOUNTS, HOLDERS, OFFER, type RmState, treasuryAccount } from './state.ts'
import { TYPES } from './trains.ts'

/** Charters and permits by lot, then two Parliament rounds. — 2.4 */
export function setup(table: TableSetup, emit: Emit<NumberedEvent>): RmState {
  const fault = tableFault(about1862, table)
  if (fault !== null) throw new Error(`${fault.code}: this table cannot be set up`)
  const { players } = table
  const variant = variantOf(table)
  const edition = editionOf(table)
  const book = bookOf({ variant, edition })
  const sizes = book.groups(players)
  const inGame = sizes.reduce((sum, size) => sum + size, 0)
  const { drawn, dealt, priority, rng } = book.deal({
    seed: table.seed,
    players,
    inGame,
    stock: book.permits,
  })
  const groups = inGroups(drawn, sizes)
  const permits = permitsOf(drawn.slice(0, inGame), dealt)
  const groupOf = (company: CompanyIndex): number => groups.findIndex((group) => group.includes(company))
  const { startingCash } = FIGURES[players] as PlayerFigures
  const treasuries = COMPANIES.map((_, company) => treasuryAccount(company))
  const state: RmState = {
    step: 'parliament',
    rng,
    players,
    variant,
    edition,
    round: { kind: 'parliament', set: -1, within: 0, rounds: 2 },
    priority,
    ...newBank(ACCOUNTS, players, startingCash, treasuries),
    companies: COMPANIES.map((_, company) => shelved(groupOf(company))),
    shares: newShares(
      HOLDERS,
      COMPANIES.map((_, company) => (groupOf(company) < 0 ? 0 : SHARES)),
      OFFER,
    ),
    market: newMarket(COMPANIES.length),
    board: emptyBoard(MAP, TILE_SET),
    small: [],
    fleet: newFleet(book.trainCounts),
    permits,
    abandoned: [],
    obligations: [],
    parliament: null,
    stock: null,
    floating: [],
    turn: null,
    operated: [],
    offer: null,
    amalgamation: null,
    lner: 'none',
    lateLimit: null,
    ending: null,
    ended: null,
  }
  emit({
    type: 'chartersDrawn',
    groups: groups.map((group) => group.map(companyId)),
    out: drawn.filter((company) => groupOf(company) < 0).map(companyId),
    permits: Object.fromEntries(
      groups.flat().flatMap((company) => {
        const type = TYPES.find((_, bit) => permits.original[company] === 1 << bit)
        return type === undefined ? [] : [[companyId(company), type]]
      }),
    ),
  })
  emit({ type: 'priorityDealt', seats: [state.priority] })
  beginParliament(state, emit)
  return state
}

function inGroups(drawn: readonly CompanyIndex[], sizes: readonly number[]): CompanyIndex[][] {
  let from = 0
  return sizes.map((size) => drawn.slice(from, (from += size)))
}

/** Without permits every company runs every type. — 11.1 */
function permitsOf(inGame: readonly CompanyIndex[], dealt: readonly number[]): RmState['permits'] {
  const none = COMPANIES.map(() => 0)
  if (dealt.length === 0) return { original: none, held: none.slice() }
  const { original, held } = newPermits(dealt)
  const spread = (bits: readonly number[]): number[] =>
    COMPANIES.map((_, company) => bits[inGame.indexOf(company)] ?? 0)
  return { original: spread(original), held: spread(held) }
}
