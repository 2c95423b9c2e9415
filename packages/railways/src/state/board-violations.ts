import type { MapHex } from '../board/game-map.ts'
import { hexOfKey, stopAt, stopOfKey } from '../board/stations.ts'
import type { Track } from '../board/track.ts'
import { keepsTrack } from '../board/upgrade.ts'
import { type Board, NO_TILE } from './board.ts'
import type { StopKey } from './ids.ts'

/** What must always hold of tiles and stations, recomputed from scratch: broken rules, each in one line. */

/** Every tile of the box lies on the map or in the supply, and what lies there keeps what is printed below. */
export function tileViolations({ map, tiles, state }: Board): string[] {
  const found: string[] = []
  const lying = tiles.tiles.map(() => 0)
  state.laid.forEach((code, hex) => {
    if (code === NO_TILE) return
    const tile = Math.floor(code / 6)
    lying[tile] = (lying[tile] as number) + 1
    const printed = map.hexes[hex] as MapHex
    const laid = tiles.rotated[code] as Track
    const isLabelled = printed.label === laid.label || printed.ownTiles.includes(tiles.tiles[tile]?.id ?? '')
    if (printed.reserved === null && !(isLabelled && keepsTrack(printed, laid))) {
      found.push(`the tile on ${printed.id} does not keep its print`)
    }
  })
  tiles.tiles.forEach((tile, index) => {
    const left = state.supply[index] as number
    const sum = left + (lying[index] as number)
    if (left < 0 || sum !== tiles.counts[index]) found.push(`${sum} tiles ${tile.id}`)
  })
  return found
}

/**
 * Stations stand in circles, those of cities as a rule, and no more than there are. `waits`: keys where one stands that has yet to get a city or
 * a circle (18CZ VIII.6: on a bare hex with two cities; 1862 7.2: in a full home).
 */
export function stationViolations(
  board: Board,
  taken: Uint8Array,
  waits: (key: StopKey) => boolean,
): string[] {
  const found: string[] = []
  taken.forEach((stations, key) => {
    if (stations === 0) return
    const stop = stopAt(board, key)
    const fits = waits(key) ? stations === 1 : stop !== null && stations <= stop.slots
    const hex = board.map.hexes[hexOfKey(key)]?.id ?? ''
    if (!fits) found.push(`${stations} stations in ${hex}, city ${stopOfKey(key)}`)
  })
  return found
}

/** No company stands twice in a hex. */
export function standsTwice(stations: readonly StopKey[]): boolean {
  return new Set(stations.map(hexOfKey)).size !== stations.length
}
