import type { TreeBranch } from '@roundhouse/kernel'
import type { Board } from '../state/board.ts'
import type { HexIndex, StopKey } from '../state/ids.ts'
import type { Reach } from './reach.ts'
import { hexOfKey, holdsStation, stopAt, stopOfKey } from './stations.ts'

/** Why a station cannot be placed there; titles give the code. */
export type StationFault = 'noCity' | 'sameHex' | 'blocked' | 'notConnected' | 'full' | 'reserved'

export interface StationRules {
  /** Where the company has stations. */
  readonly own: readonly StopKey[]
  readonly reach: Reach
  /** What it would reach if no city were filled by others: tells a blocked way from none. */
  openReach(): Reach
  /** At each stop key the number of stations. */
  readonly taken: Uint8Array
  /** Circles there that are kept for others. */
  kept(key: StopKey): number
}

/**
 * One further station: a city, none of its own in the hex, a way to it that no full city closes, a circle that is free
 * and not kept. — 18CZ VIII.6, 1824 VII.8, 1862 7.7
 */
export function stationFault(board: Board, key: StopKey, rules: StationRules): StationFault | null {
  const stop = stopAt(board, key)
  if (stop?.kind !== 'city') return 'noCity'
  if (holdsStation(rules.own, hexOfKey(key))) return 'sameHex'
  if (!rules.reach.reaches(key)) return rules.openReach().reaches(key) ? 'blocked' : 'notConnected'
  const free = stop.slots - (rules.taken[key] as number)
  if (free <= 0) return 'full'
  return free <= rules.kept(key) ? 'reserved' : null
}

/** The stops that are allowed, hex by hex: the branches of a choice of hex and city. */
export function placesByHex(
  keys: Iterable<StopKey>,
  allows: (key: StopKey) => boolean,
  nameOf: (hex: HexIndex) => string,
): TreeBranch[] {
  const branches = new Map<number, { value: string; next: number[] }>()
  for (const key of keys) {
    if (!allows(key)) continue
    const hex = hexOfKey(key)
    const known = branches.get(hex)
    if (known === undefined) branches.set(hex, { value: nameOf(hex), next: [stopOfKey(key)] })
    else known.next.push(stopOfKey(key))
  }
  return [...branches.values()]
}
