import type { TreeBranch } from '@roundhouse/kernel'
import { NO_TILE, tileOf } from '../state/board.ts'
import type { HexIndex, LaidTile, TileIndex } from '../state/ids.ts'
import { type GameMap, type MapHex, NOWHERE } from './game-map.ts'
import { LayTree } from './lay-choices.ts'
import { type TileSet, anyTrackMeets } from './tile-set.ts'
import type { Tile } from './tiles.ts'
import { type Colour, type Track, exitsOf } from './track.ts'
import { bareTrack, continuedStops, keepsTrack } from './upgrade.ts'

/** Why a tile does not fit on what lies there, in the order in which rulebooks tell it. */
export type LayFault = 'kind' | 'label' | 'colour' | 'offMap' | 'stub' | 'losesTrack'

const NEXT: Readonly<Record<Colour, Colour | null>> = {
  white: 'yellow',
  yellow: 'green',
  green: 'brown',
  brown: 'grey',
  grey: null,
  red: null,
  blue: null,
}

/**
 * Whether a tile in one rotation fits on what lies on the hex: what never changes during a game, so supply, phase and
 * connection are left to others.
 */
export function layFault(
  map: GameMap,
  tiles: TileSet,
  hex: HexIndex,
  laid: LaidTile,
  code: LaidTile,
): LayFault | null {
  const printed = map.hexes[hex] as MapHex
  const before = trackBelow(printed, tiles, laid)
  const after = tiles.rotated[code] as Tile
  if (printed.reserved !== null)
    return printed.reserved.tile === after.id ? endFault(map, hex, after) : 'kind'
  const wrong = kindFault(tiles, printed, before, after, laid === NO_TILE)
  if (wrong !== null) return wrong
  const fault = endFault(map, hex, after)
  if (fault !== null) return fault
  if (!keepsTrack(before, after) || continuedStops(before, after) === null) return 'losesTrack'
  return null
}

/** What can be laid on a hex: the branch of a choice with the tiles below it, and their numbers in the same order. */
export interface HexLays {
  readonly branch: TreeBranch | null
  readonly tiles: readonly TileIndex[]
}

/** All tile codes (tile × 6 + rotation) that fit, found once for each hex and what lies there. */
export class LayTable {
  readonly #map: GameMap
  readonly #tiles: TileSet
  /** By hex, then by what lies there: bare land comes first. */
  readonly #found: (readonly number[] | undefined)[][]
  /** The same with the sides reached after that. */
  readonly #meeting: (HexLays | undefined)[][][]
  readonly #suits = new Map<string, readonly number[]>()

  constructor(map: GameMap, tiles: TileSet) {
    this.#map = map
    this.#tiles = tiles
    this.#found = map.hexes.map(() => [])
    this.#meeting = map.hexes.map(() => [])
  }

  fitting(hex: HexIndex, laid: LaidTile): readonly number[] {
    const found = this.#found[hex] as (readonly number[] | undefined)[]
    let codes = found[laid + 1]
    if (codes === undefined) {
      const all: number[] = []
      for (const tile of this.suiting(hex, laid)) {
        for (let code = tile * 6; code < tile * 6 + 6; code++) {
          if (layFault(this.#map, this.#tiles, hex, laid, code) === null) all.push(code)
        }
      }
      codes = all
      found[laid + 1] = codes
    }
    return codes
  }

  /**
   * Those of them with track that leads to one of the sides reached (bit n: side n), as the branch of a choice: found once
   * for each hex, what lies there and the sides.
   */
  meeting(hex: HexIndex, laid: LaidTile, reached: number): HexLays {
    const known = this.#meeting[hex] as (HexLays | undefined)[][]
    return ((known[laid + 1] ??= [])[reached] ??= this.#meetingOf(hex, laid, reached))
  }

  #meetingOf(hex: HexIndex, laid: LaidTile, reached: number): HexLays {
    const tree = new LayTree(this.#tiles, (at) => (this.#map.hexes[at] as MapHex).id)
    const tiles = new Set<TileIndex>()
    for (const code of this.fitting(hex, laid)) {
      if (!anyTrackMeets(this.#tiles, code, reached)) continue
      tree.add(hex, code)
      tiles.add(tileOf(code))
    }
    return { branch: tree.branches[0] ?? null, tiles: [...tiles] }
  }

  /** Tiles of the right kind, label and colour: these do not depend on where they lie or how they are turned. */
  suiting(hex: HexIndex, laid: LaidTile): readonly number[] {
    const printed = this.#map.hexes[hex] as MapHex
    const { tiles } = this.#tiles
    if (printed.reserved !== null)
      return tiles.flatMap(({ id }, tile) => (id === printed.reserved?.tile ? [tile] : []))
    const bare = laid === NO_TILE
    const key = `${bare ? printKey(printed) : tileOf(laid)} ${printed.ownTiles.join(' ')}`
    let suiting = this.#suits.get(key)
    if (suiting === undefined) {
      const before = trackBelow(printed, this.#tiles, laid)
      suiting = tiles.flatMap((after, tile) =>
        kindFault(this.#tiles, printed, before, after, bare) === null ? [tile] : [],
      )
      this.#suits.set(key, suiting)
    }
    return suiting
  }
}

/** What the tile comes to lie on: a town that is a marker leaves its track bare. */
function trackBelow(printed: MapHex, { tiles, rotated }: TileSet, laid: LaidTile): Track {
  if (laid === NO_TILE) return printed
  const track = rotated[laid] as Track
  return (tiles[tileOf(laid)] as Tile).townIsMarker ? bareTrack(track) : track
}

function printKey({ colour, label, stops, permanent }: MapHex): string {
  return `${colour} ${label} ${stops.map(({ kind }) => kind).join('+')} ${permanent}`
}

/** What has nothing to do with the rotation of the tile. */
function kindFault(
  tiles: TileSet,
  printed: MapHex,
  before: Track,
  after: Tile,
  bare: boolean,
): LayFault | null {
  if (!sameKind(before, after, bare)) return 'kind'
  if (!labelFits(tiles, printed, before, after)) return 'label'
  return printed.permanent || after.colour !== NEXT[before.colour] ? 'colour' : null
}

/** The label stays the same, except where a tile names the one hex it is for. */
function labelFits({ tiles }: TileSet, { ownTiles }: MapHex, before: Track, after: Tile): boolean {
  if (ownTiles.includes(after.id)) return true
  const isNamed = ownTiles.some((id) => tiles.some((tile) => tile.id === id && tile.colour === after.colour))
  return !isNamed && before.label === after.label
}

function endFault(map: GameMap, hex: HexIndex, after: Track): LayFault | null {
  const exits = exitsOf(after)
  if (exits.some((side) => map.beyond[hex * 6 + side] === NOWHERE)) return 'offMap'
  const { stubs } = map.hexes[hex] as MapHex
  return stubs.every((side) => exits.includes(side)) ? null : 'stub'
}

/** Cities with a label may merge or part; two towns may become one on some tiles; else each stop stays what it is. */
function sameKind(
  before: Track,
  after: Pick<Tile, 'label' | 'stops' | 'joinsTowns'>,
  bare: boolean,
): boolean {
  const towns = stopsOf(before, 'town')
  const cities = stopsOf(before, 'city')
  const newTowns = stopsOf(after, 'town')
  const newCities = stopsOf(after, 'city')
  if (cities > 0 !== newCities > 0 || towns > 0 !== newTowns > 0) return false
  if (before.label === null && cities !== newCities) return false
  return towns === newTowns || (!bare && after.joinsTowns)
}

function stopsOf(track: Pick<Track, 'stops'>, kind: string): number {
  let sum = 0
  for (const stop of track.stops) if (stop.kind === kind) sum++
  return sum
}
