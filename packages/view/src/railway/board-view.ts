import type { Colour, Orientation, StopKind, Terrain, Track } from '@roundhouse/railways'

/** The map of a railway title as it is now. Ids and figures, no words. */
export interface BoardView {
  readonly orientation: Orientation
  /** The stage of the game by which values change. */
  readonly stage: string
  /** A hex that has not changed is the same object as before, so that nothing of it is drawn again. */
  readonly hexes: readonly HexView[]
}

export interface HexView {
  /** The printed coordinate. */
  readonly id: string
  /** Place in the grid, as the map data has it. */
  readonly x: number
  readonly y: number
  readonly names: readonly string[]
  /** The colour of the tile, or of the print; 'white' is land on which nothing lies yet. */
  readonly colour: Colour
  /** What is printed under the first tile, and costs. A laid tile covers it. */
  readonly terrain: readonly Terrain[]
  /** The track that counts, turned as it lies. */
  readonly track: Track
  readonly tile: LaidTile | null
  readonly stops: readonly StopView[]
  /** Stations on one of several cities of which the company has yet to choose. */
  readonly stations: readonly string[]
  /** Companies at home on this hex that will choose one of its cities. */
  readonly homeOf: readonly string[]
  /** Printed stubs and borders that no track crosses; stubs are empty under a tile. */
  readonly stubs: readonly number[]
  readonly barriers: readonly number[]
  /** Printed as a border hex, kept for the tile of one company. */
  readonly foreign: boolean
  /** The company for which the hex is kept; null once its tile lies here or elsewhere. */
  readonly reservedFor: string | null
  /** What lies on its track besides, e.g. a small station, by the two sides that the track joins. */
  readonly markers?: readonly HexMarker[]
  /** Areas beyond the edge of the map of which the hex is a part; two part it at its middle. Absent on land. */
  readonly regions?: readonly RegionPart[]
  /** No tile is ever laid here. */
  readonly permanent: boolean
  /** Its towns were put there in this game; absent: they are printed. */
  readonly townsPut?: boolean
}

/** A hex of an area that is one stop; `entries` are the sides of the hex by which track comes in. */
export interface RegionPart {
  readonly id: string
  readonly kind: 'red' | 'port'
  readonly entries: readonly number[]
  /** Its name and its values stand here. */
  readonly named: boolean
}

export interface HexMarker {
  readonly kind: string
  readonly sides: readonly [number, number]
}

export interface LaidTile {
  readonly id: string
  readonly rotation: number
  /** The colour of its printed edge, where only a power lays it; else null. */
  readonly edge: string | null
}

export interface StopView {
  readonly kind: StopKind
  readonly slots: number
  /** What it earns now. */
  readonly value: number
  /** One figure for each stage of the game where it changes with them; else empty. */
  readonly values: readonly StageValue[]
  /** Companies whose stations stand here, in the order of the slots. */
  readonly stations: readonly string[]
  /** Companies whose home this is and whose station is still to come. */
  readonly homeOf: readonly string[]
}

export interface StageValue {
  readonly stage: string
  readonly value: number
  readonly now: boolean
}
