import type { DeepReadonly } from '@roundhouse/kernel'
import type { Chain, RouteGraph, Stop } from '@roundhouse/routes'
import { trackAt } from '../board/board.ts'
import { type StopPlace, stopKey } from '../board/reach.ts'
import { hexOfKey, stopOfKey } from '../board/stations.ts'
import type { HexIndex, StopKey } from '../state/ids.ts'
import { type Departure, departuresFrom } from './departures.ts'
import type { Runner } from './run-graph.ts'
import type { RunTrain } from './run-rules.ts'

/** What ways out of these stops lead to, stops and chains in the order of the map. */
export function reachedGraph<State, T extends RunTrain>(
  { rules, company, trains }: Runner<State, T>,
  state: DeepReadonly<State>,
  starts: readonly StopPlace[],
): RouteGraph {
  const board = rules.boardOf(state)
  const reached = new Map<StopKey, Stop>()
  const queue: StopKey[] = []
  const departures = new Map<HexIndex, readonly Departure[]>()
  const leaving = (hex: HexIndex): readonly Departure[] => {
    let known = departures.get(hex)
    if (known === undefined) {
      known = departuresFrom(board, hex)
      departures.set(hex, known)
    }
    return known
  }
  const meet = (key: StopKey): void => {
    if (reached.has(key)) return
    const stop = rules.stopFor(state, company, trains, hexOfKey(key), stopOfKey(key))
    reached.set(key, { ...stop, id: String(key) })
    if (stop.own === true || (stop.terminal !== true && stop.blocked !== true)) queue.push(key)
  }
  // A station may wait where there is no stop yet.
  for (const { hex, stop } of starts) if (stop < trackAt(board, hex).stops.length) meet(stopKey(hex, stop))
  for (let at = 0; at < queue.length; at++) {
    const key = queue[at] as StopKey
    for (const { from, to } of leaving(hexOfKey(key))) if (from === key) meet(to)
  }
  const keys = [...reached.keys()].toSorted((one, other) => one - other)
  const chains: Chain[] = []
  for (let at = 0; at < keys.length; at++) {
    const hex = hexOfKey(keys[at] as StopKey)
    if (at > 0 && hexOfKey(keys[at - 1] as StopKey) === hex) continue
    for (const { from, to, chain } of leaving(hex)) {
      // Each is met from both its ends.
      if (from < to && reached.has(from) && reached.has(to)) chains.push(chain)
    }
  }
  return { stops: keys.map((key) => reached.get(key) as Stop), chains }
}
