import type { HexIndex } from '../state/ids.ts'
import { type GameMap, type MapData, type MapHex, compileMap } from './game-map.ts'
import { LayTable } from './lays.ts'
import type { TileSet } from './tile-set.ts'
import type { Stop } from './track.ts'

/** A map and what fits on it. */
export interface Ground {
  readonly map: GameMap
  readonly lays: LayTable
  /** Index of a hex by its printed coordinate, -1 if it is not on this map. */
  index(id: string): HexIndex
}

export function compileGround(data: MapData, tiles: TileSet): Ground {
  const map = compileMap(data)
  const indexes = new Map(data.hexes.map((hex, index) => [hex.id, index]))
  return { map, lays: new LayTable(map, tiles), index: (id) => indexes.get(id) ?? -1 }
}

/** A server sees many games; what is dropped here is compiled again. */
const MOST_KEPT = 50

/**
 * Where each game may have a map of its own, its state keeps a name for the map, and the ground is compiled when it is first
 * asked for. — 1824 XII.2: the players put towns on the map before they begin
 */
export function groundsByName<One extends Ground>(compile: (name: string) => One): (name: string) => One {
  const known = new Map<string, One>()
  return (name) => {
    let found = known.get(name)
    if (found === undefined) {
      const [oldest] = known.keys()
      if (oldest !== undefined && known.size >= MOST_KEPT) known.delete(oldest)
      found = compile(name)
      known.set(name, found)
    }
    return found
  }
}

/** The hexes with stops put on some of them, as if they were printed: one for each time a hex is named. */
export function withStopsOn(hexes: readonly MapHex[], named: readonly string[], stop: Stop): MapHex[] {
  return hexes.map((hex) => {
    const added = named.filter((id) => id === hex.id)
    return added.length === 0 ? hex : { ...hex, stops: [...hex.stops, ...added.map(() => stop)] }
  })
}
