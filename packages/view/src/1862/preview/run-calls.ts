import type { DeepReadonly } from '@roundhouse/kernel'
import { isStop, revenueAt } from '@roundhouse/railways'
import {
  MAP,
  REGIONS,
  type RmState,
  hexIndex,
  isOffBoard,
  regionEntered,
  sideTowards,
  stageOf,
  trackOn,
} from '@roundhouse/titles/1862'
import type { RouteStop } from '../../railway/map-meaning.ts'

/** A stop of a route: what it is, and what it pays. */
export interface Called extends RouteStop {
  /** One for each station and off-board place, whatever the entry. */
  readonly key: string
  readonly kind: 'large' | 'small' | 'edge'
}

/** Every station and off-board place that the hexes lead through. */
export function callsOf(state: DeepReadonly<RmState>, hexes: readonly string[]): readonly Called[] {
  return hexes.flatMap((id, at): Called[] => {
    const [before, after] = [hexes[at - 1], hexes[at + 1]]
    if (isOffBoard(id)) {
      const region = REGIONS.find((each) => each.id === regionEntered(id, before ?? after ?? ''))
      if (region === undefined) return []
      const value = revenueAt(region.revenue, stageOf(state))
      return [{ hex: id, key: region.id, name: region.id, value, counted: true, kind: 'edge' }]
    }
    const hex = hexIndex(id)
    if (hex < 0) return []
    const { paths, stops } = trackOn(state, hex)
    const sides = [before, after].flatMap((next) => (next === undefined ? [] : [sideTowards(hex, next)]))
    const meeting = (side: number): number[] =>
      paths.flatMap(([a, b]) => (a === side && isStop(b) ? [b - 6] : b === side && isStop(a) ? [a - 6] : []))
    const [one = -1, other] = sides
    const met = meeting(one).find((stop) => other === undefined || meeting(other).includes(stop))
    const stop = met === undefined ? undefined : stops[met]
    if (met === undefined || stop === undefined) return []
    const name = MAP.hexes[hex]?.names[0] ?? id
    const kind = stop.kind === 'town' ? 'small' : 'large'
    const value = revenueAt(stop.revenue, stageOf(state))
    return [
      {
        hex: id,
        key: met === 0 ? id : `${id}/${met}`,
        name,
        value,
        counted: true,
        kind,
        minor: kind === 'small',
      },
    ]
  })
}
