import { SIDES } from './orientation.ts'

/** The colours of tiles and printed hexes; 'white' is land on which nothing lies yet. */
export const COLOURS = ['white', 'yellow', 'green', 'brown', 'grey', 'red', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

export type StopKind = 'city' | 'town' | 'mine' | 'offboard'

/** A fixed figure, or one for each stage of the game, e.g. by the colour of the newest tiles. */
export type Revenue = number | Readonly<Record<string, number>>

/** A place where trains earn something. */
export interface Stop {
  readonly kind: StopKind
  /** Circles for stations; 0 for everything but cities. */
  readonly slots: number
  readonly revenue: Revenue
}

/** An end of a piece of track: 0–5 is a side of the hex, 6 and up are its stops: 6 is stop 0. */
export type PathEnd = number

export const FIRST_STOP = 6

export function stopEnd(stop: number): PathEnd {
  return FIRST_STOP + stop
}

export function isStop(end: PathEnd): boolean {
  return end >= FIRST_STOP
}

/** Track between two ends. Two paths that share a side share the track there. */
export type Path = readonly [PathEnd, PathEnd]

/** What lies on a hex, printed or on a tile. */
export interface Track {
  readonly colour: Colour
  readonly label: string | null
  readonly stops: readonly Stop[]
  readonly paths: readonly Path[]
  /** A route ends at the stops of this hex and never goes through. */
  readonly terminal: boolean
}

/** For each end where track leads from it, in the order of the paths. */
export type Ways = readonly (readonly PathEnd[])[]

export function waysOf({ paths, stops }: Pick<Track, 'paths' | 'stops'>): Ways {
  const ways: PathEnd[][] = Array.from({ length: FIRST_STOP + stops.length }, () => [])
  for (const [a, b] of paths) {
    ways[a]?.push(b)
    ways[b]?.push(a)
  }
  return ways
}

/** The sides that carry track, ascending. */
export function exitsOf(track: Track): number[] {
  return SIDES.filter((side) => track.paths.some(([a, b]) => a === side || b === side))
}

/** The track after `rotation` clockwise turns of 60 degrees. */
export function rotate(track: Track, rotation: number): Track {
  const turn = (end: PathEnd): PathEnd => (isStop(end) ? end : (end + rotation) % 6)
  return { ...track, paths: track.paths.map(([a, b]): Path => [turn(a), turn(b)]) }
}

export function revenueAt(revenue: Revenue, stage: string): number {
  return typeof revenue === 'number' ? revenue : (revenue[stage] ?? 0)
}
