import type { Board } from '../state/board.ts'
import type { CompanyIndex, HexIndex, StopKey } from '../state/ids.ts'
import { hasTile, trackAt } from './board.ts'
import { stopKey } from './reach.ts'

/**
 * Circles of a city that others must leave free: one for each company whose home station is still to come. `homeOf` gives
 * the stop key of a home that waits, or null. — 18CZ VIII.6, 1824 VII.8; 1862 reserves none
 */
export function keptCircles(
  key: StopKey,
  companies: number,
  mover: CompanyIndex,
  homeOf: (company: CompanyIndex) => number | null,
): number {
  let kept = 0
  for (let company = 0; company < companies; company++) {
    if (company !== mover && homeOf(company) === key) kept += 1
  }
  return kept
}

/**
 * The home hex while it has no tile and no other tile may come before it; -1 otherwise. `isExempt`: where this is not asked
 * for: Praha (18CZ VIII.4), Vienna, Budapest, the mines and red hexes (1824 VII.6). — 1862 7.2 asks for it everywhere
 */
export function bareHome(board: Board, hex: HexIndex, isExempt: boolean): number {
  return hex < 0 || isExempt || hasTile(board, hex) ? -1 : hex
}

/**
 * How a home is found when its company comes: 'bare' without a tile, 'free' with a circle for it, 'full' when others
 * have taken them all. — 1862 3.2: a full home must be upgradable, 7.2: or a station is displaced
 */
export function homeState(
  board: Board,
  taken: Uint8Array,
  hex: HexIndex,
  stop: number,
): 'bare' | 'free' | 'full' {
  if (!hasTile(board, hex)) return 'bare'
  const slots = trackAt(board, hex).stops[stop]?.slots ?? 0
  return (taken[stopKey(hex, stop)] as number) < slots ? 'free' : 'full'
}
