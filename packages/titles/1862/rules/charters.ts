import type { DeepReadonly, Refusal } from '@roundhouse/kernel'
import { COLOURS, type CompanyIndex, type TileIndex, type Track, homeState } from '@roundhouse/railways'
import { LAYS, TILE_SET } from '../board.ts'
import { companyData, companyId } from '../companies.ts'
import { GROUP_PHASES } from '../figures.ts'
import { refusal, refusalIn } from '../sections.ts'
import type { RmState } from '../state.ts'
import { bookOf } from './book.ts'
import { newestColour } from './figures.ts'
import { homeHex, networkOf } from './network.ts'

/** Why a company cannot be started now, in Parliament or in a stock round. — 3.2, 4.3, 6.5.3, 10.3 */
export function refuseStarting(state: DeepReadonly<RmState>, company: CompanyIndex): Refusal | null {
  const entry = state.companies[company]
  if (entry === undefined) return refusal('62-CO-NOT-OUT', { company: '' })
  const id = companyId(company)
  if (state.lner === 'formed') return refusal('62-LNER-NO-START', {})
  if (entry.status === 'started' || entry.status === 'open') return refusal('62-CO-STARTED', { company: id })
  if (entry.status === 'out' || !isOut(state, entry.group)) {
    return refusal('62-CO-NOT-OUT', { company: id })
  }
  if (entry.startsFrom > state.round.set) return refusalIn('4.3', '62-CO-NOT-OUT', { company: id })
  return !counts(state, 'homesInStockRound') || homeHasRoom(state, company)
    ? null
    : refusal('62-CO-HOME-FULL', { company: id, hex: companyData(company).home })
}

/** What counts in Parliament counts in a stock round where the book has it so. */
function counts(state: DeepReadonly<RmState>, entry: 'groupsInStockRound' | 'homesInStockRound'): boolean {
  return state.round.kind === 'parliament' || bookOf(state)[entry]
}

/** The phase of its group has come. — 3.2 */
function isOut(state: DeepReadonly<RmState>, group: number): boolean {
  return !counts(state, 'groupsInStockRound') || state.fleet.phase >= (GROUP_PHASES[group] ?? 0)
}

/** No tile, a free circle, or a tile that can be upgraded now to one with more circles. — 3.2 */
function homeHasRoom(state: DeepReadonly<RmState>, company: CompanyIndex): boolean {
  const { board, taken } = networkOf(state)
  const hex = homeHex(company)
  return homeState(board, taken, hex, 0) !== 'full' || widerTiles(state, company).length > 0
}

/** Codes of tiles with more circles that may replace the one at a full home now. — 3.2, 7.2 */
export function widerTiles(state: DeepReadonly<RmState>, company: CompanyIndex): number[] {
  const hex = homeHex(company)
  const laid = state.board.laid[hex] as number
  const slots = (code: number): number => (TILE_SET.rotated[code] as Track).stops[0]?.slots ?? 0
  return LAYS.fitting(hex, laid).filter(
    (code) => slots(code) > slots(laid) && isInPlay(state, Math.floor(code / 6)),
  )
}

/** In the supply, and of a colour that is out. — 2.3, 9 */
export function isInPlay(state: DeepReadonly<RmState>, tile: TileIndex): boolean {
  return (state.board.supply[tile] as number) > 0 && isOfColourOut(state, tile)
}

export function isOfColourOut(state: DeepReadonly<RmState>, tile: TileIndex): boolean {
  const { colour } = TILE_SET.tiles[tile] as Track
  return COLOURS.indexOf(colour) <= newestColour(state)
}
