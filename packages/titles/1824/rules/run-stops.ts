import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type MapHex,
  type RunStop,
  type Stop,
  revenueAt,
  stopAt,
  stopKey,
  trackAt,
} from '@roundhouse/railways'
import type { Train } from '@roundhouse/routes'
import type { AhState } from '../state.ts'
import type { TrainData } from '../trains.ts'
import { newestColour } from './colours.ts'
import { boardOf, groundOf, isClosed, standsAt } from './network.ts'

type State = DeepReadonly<AhState>

/** What a location is to the trains of a company. — VII.2, VII.3 */
export function stopFor(state: State, company: number, hex: number, stop: number): RunStop {
  const { map, locations } = groundOf(state)
  const { terminal } = trackAt(boardOf(state), hex)
  const key = stopKey(hex, stop)
  const { kind } = stopOf(state, key)
  const value = stopValue(state, key)
  const own = standsAt(state, company, key)
  if (kind === 'mine') return { kind, value: 0, extra: value, own, terminal }
  // Cities of one hex and hexes of one area are one location. — VII.2, VII.9
  const isAlone = kind === 'offboard' || (map.hexes[hex] as MapHex).oneStopPerRoute
  const blocked = !own && isClosed(state, company, key)
  if (!isAlone) return { kind, value, own, blocked, terminal }
  return { kind, value, own, blocked, terminal, group: String(locations[hex]) }
}

/** Normal trains count locations, g-trains cities and red areas. — VII.9 */
export function trainFor({ kind, reach }: TrainData, id: string): Train {
  return kind === 'normal' ? { id, kind, stops: reach } : { id, kind, cities: reach }
}

/** What a location pays now; a mine pays it to the treasury. — VII.9 */
export function stopValue(state: State, key: number): number {
  return revenueAt(stopOf(state, key).revenue, newestColour(state))
}

export function stopOf(state: State, key: number): Stop {
  return stopAt(boardOf(state), key) as Stop
}
