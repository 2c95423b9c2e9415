import { FIRST_STOP, type Path, type Stop, type Track, isStop } from '../board/track.ts'
import { sidesOfStop } from '../board/upgrade.ts'
import type { BoardState } from './board.ts'
import type { HexIndex } from './ids.ts'

/**
 * What is put on the map besides tiles and stations: small stations on a piece of track (1862 7.6.4), signs on a whole hex.
 * A piece of track is known by the sides it joins, so a marker stays with it through every upgrade.
 */
export interface Marker<Kind extends string = string> {
  kind: Kind
  hex: HexIndex
  /** The sides that its track joins, the lower first; null where it is the hex that is marked. */
  track: [number, number] | null
}

type Markers<Kind extends string> = readonly {
  readonly kind: Kind
  readonly hex: HexIndex
  readonly track: readonly [number, number] | null
}[]

export function cloneMarkers<Kind extends string>(markers: Markers<Kind>): Marker<Kind>[] {
  return markers.map(({ kind, hex, track }) => ({ kind, hex, track: track && [track[0], track[1]] }))
}

export function markersOn<Kind extends string>(
  markers: Markers<Kind>,
  kind: Kind,
  hex: HexIndex,
): Markers<Kind> {
  return markers.filter((each) => each.kind === kind && each.hex === hex)
}

export function placeMarker<Kind extends string>(
  board: BoardState,
  markers: Marker<Kind>[],
  marker: Marker<Kind>,
): void {
  markers.push(marker)
  board.version += 1
}

/** The pieces of track from side to side, on which something may be put. */
export function openTrack({ paths }: Track): [number, number][] {
  return paths.flatMap(([a, b]): [number, number][] =>
    isStop(a) || isStop(b) ? [] : [[Math.min(a, b), Math.max(a, b)]],
  )
}

/** Towns that the next tile does not print stay on their track as markers. — 1862 7.6.4: the yellow tile's small station */
export function townsBecomingMarkers(before: Track, after: Track): [number, number][] {
  const open = openTrack(after)
  return before.stops.flatMap(({ kind }, stop): [number, number][] => {
    const [a, b] = sidesOfStop(before, stop).toSorted((one, other) => one - other)
    if (kind !== 'town' || a === undefined || b === undefined) return []
    return open.some(([c, d]) => a === c && b === d) ? [[a, b]] : []
  })
}

/** The track with a stop on each of these pieces: trains call there as at any other. */
export function withStops(track: Track, pieces: readonly (readonly [number, number])[], stop: Stop): Track {
  const stops = track.stops.slice()
  const paths = track.paths.flatMap(([a, b]): Path[] => {
    const marked = pieces.some(([c, d]) => Math.min(a, b) === c && Math.max(a, b) === d)
    if (!marked) return [[a, b]]
    stops.push(stop)
    const end = FIRST_STOP + stops.length - 1
    return [
      [a, end],
      [b, end],
    ]
  })
  return { ...track, stops, paths }
}
