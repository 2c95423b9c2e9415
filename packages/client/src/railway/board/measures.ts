import type { Point } from '../../board/hex-geometry.ts'

/** Side of a hex in board units; every measure of the map is a part of it. */
export const SIDE = 38

/** From the centre to the middle of a side. */
export const APOTHEM = (SIDE * Math.sqrt(3)) / 2

export const TRACK_WIDTH = SIDE * 0.15
/** Tile colour round the track, so that one track is seen to cross another. */
export const CASING_WIDTH = SIDE * 0.27

export const TOWN_BAR = { length: SIDE * 0.4, width: SIDE * 0.13 }
export const TOWN_DOT = SIDE * 0.15
export const BARE_TOWN_DOT = SIDE * 0.13

/** Radius of a circle for a station. */
export const SLOT = {
  alone: SIDE * 0.31,
  several: SIDE * 0.285,
  /** Where several cities share a hex: smaller than alone, so that their names find room. */
  crowded: SIDE * 0.27,
  /** Four in a square leave the corners to figures and label. */
  square: SIDE * 0.25,
}

/** Where the station of the company stands for which a hex is kept. */
export const FOREIGN_TOKEN: Point = { x: 0, y: -SIDE * 0.12 }
export const FOREIGN_RADIUS = SIDE * 0.3

export const RUN_WIDTH = { casing: SIDE * 0.3, line: SIDE * 0.19, double: SIDE * 0.25, core: SIDE * 0.085 }
/** The anchor of a port. */
export const ANCHOR: Point = { x: 0, y: -SIDE * 0.62 }
