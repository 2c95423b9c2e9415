import type { HexIndex, StopKey } from '../state/ids.ts'
import { hexOfKey } from './stations.ts'

/** Two companies' stations under one flag. */
export interface MergedStations {
  /** Stop keys on the map, the taker's own first. */
  placed: StopKey[]
  /** Stations taken off because both stood in one city: what becomes of them the title says. */
  doubled: number
  /** Hexes with two of them in different cities: one is taken off, its director chooses which. */
  toChoose: HexIndex[]
}

/** No company has two stations in one hex. — 18CZ VIII.9, 1824 VII.8 (KK in Vienna), 1862 7.5.6 */
export function mergeStations(own: readonly StopKey[], taken: readonly StopKey[]): MergedStations {
  const merged: MergedStations = { placed: own.slice(), doubled: 0, toChoose: [] }
  for (const key of taken) {
    const there = merged.placed.find((each) => hexOfKey(each) === hexOfKey(key))
    if (there === key) merged.doubled += 1
    else {
      merged.placed.push(key)
      if (there !== undefined) merged.toChoose.push(hexOfKey(key))
    }
  }
  return merged
}
