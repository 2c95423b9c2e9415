import { type Board, NOWHERE, type Reach, stopKey, trackAt } from '@roundhouse/railways'
import type { Lay } from './track.ts'

/** Hexes that are looked at beyond a new end. */
const FARTHEST = 4

/** The nearest hex with a stop that is not reached yet, straight ahead of the new ends of a tile or to both sides; null: none. */
export function leadsTowards(board: Board, reach: Reach, { hex, tile, rotation }: Lay): number | null {
  const { map, tiles, state } = board
  const laid = state.laid[hex] as number
  const before = laid === -1 ? 0 : (tiles.exits[laid] as number)
  const after = tiles.exits[tile * 6 + rotation] as number
  let ends: { readonly at: number; readonly side: number }[] = []
  for (let side = 0; side < 6; side++) {
    if (((after & ~before) >> side) & 1) ends.push({ at: map.beyond[hex * 6 + side] as number, side })
  }
  const seen = new Set([hex])
  for (let far = 0; far < FARTHEST; far++) {
    ends = ends.filter(({ at }) => at !== NOWHERE && at < map.hexes.length && !seen.has(at) && seen.add(at))
    const found = ends.find(({ at }) => isNew(board, reach, at))
    if (found !== undefined) return found.at
    ends = ends.flatMap(({ at, side }) =>
      [0, 1, 5].map((turn) => {
        const on = (side + turn) % 6
        return { at: map.beyond[at * 6 + on] as number, side: on }
      }),
    )
  }
  return null
}

function isNew(board: Board, reach: Reach, hex: number): boolean {
  return trackAt(board, hex).stops.some((_, stop) => !reach.reaches(stopKey(hex, stop)))
}
