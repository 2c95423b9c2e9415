import type { Board, BoardState } from '../state/board.ts'
import type { HexIndex, StopKey } from '../state/ids.ts'
import { trackAt } from './board.ts'
import { STOPS_PER_HEX, type StopPlace, stopKey } from './reach.ts'
import type { Stop } from './track.ts'
import { continuedStops } from './upgrade.ts'

export function hexOfKey(key: StopKey): number {
  return Math.floor(key / STOPS_PER_HEX)
}

export function stopOfKey(key: StopKey): number {
  return key % STOPS_PER_HEX
}

export function placeOfKey(key: StopKey): StopPlace {
  return { hex: hexOfKey(key), stop: stopOfKey(key) }
}

/** At each stop key the number of stations there. `stations`: the stop keys of each company. */
export function occupancy(places: number, stations: readonly (readonly StopKey[])[]): Uint8Array {
  const taken = new Uint8Array(places * STOPS_PER_HEX)
  for (const keys of stations) for (const key of keys) taken[key] = (taken[key] as number) + 1
  return taken
}

/** A city is closed to through trains when all its circles are taken and none by the company itself. */
export function isFull(board: Board, taken: Uint8Array, key: StopKey): boolean {
  const stop = trackAt(board, hexOfKey(key)).stops[stopOfKey(key)]
  return stop !== undefined && stop.kind === 'city' && (taken[key] as number) >= stop.slots
}

export function stopAt(board: Board, key: StopKey): Stop | null {
  return trackAt(board, hexOfKey(key)).stops[stopOfKey(key)] ?? null
}

export function holdsStation(keys: readonly StopKey[], hex: HexIndex): boolean {
  for (const key of keys) if (hexOfKey(key) === hex) return true
  return false
}

/** Where a station of the old track stands on the new one: it stays with its track. */
export function movedStation(
  key: StopKey,
  before: Parameters<typeof continuedStops>[0],
  after: Parameters<typeof continuedStops>[1],
): number {
  const continued = continuedStops(before, after)
  const stop = continued?.[stopOfKey(key)]
  return stop === undefined ? key : stopKey(hexOfKey(key), stop)
}

/** A tile was laid under them: all stations on the hex stay with their track. `stations`: the stop keys of each company. */
export function carryStations(
  stations: readonly StopKey[][],
  hex: HexIndex,
  before: Parameters<typeof continuedStops>[0],
  after: Parameters<typeof continuedStops>[1],
): void {
  for (const keys of stations) {
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as number
      if (hexOfKey(key) === hex) keys[at] = movedStation(key, before, after)
    }
  }
}

/** A station goes on the map; `keys`: those of its company. */
export function placeStation(board: BoardState, keys: StopKey[], key: StopKey): void {
  keys.push(key)
  board.version += 1
}

/** Gives the place it had among them: 0 is the home. */
export function takeOffStation(board: BoardState, keys: StopKey[], key: StopKey): number {
  const at = keys.indexOf(key)
  if (at < 0) throw new Error(`no station ${key} to take off`)
  keys.splice(at, 1)
  board.version += 1
  return at
}
