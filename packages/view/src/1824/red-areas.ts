import { type Stop, isStop } from '@roundhouse/railways'
import { AREAS } from '@roundhouse/titles/1824/map'
import type { HexView, StopView } from '../railway/board-view.ts'

/**
 * A red hex is a part of its area: one name and one row of values for all its hexes, an arrow for each entry, and a circle
 * where a company is at home. The same object for the same hex, so that nothing of it is drawn again. — VII.2
 */
export function inItsArea(hex: HexView): HexView {
  if (hex.colour !== 'red') return hex
  const known = PARTS.get(hex) ?? partOf(hex)
  PARTS.set(hex, known)
  return known
}

const PARTS = new WeakMap<HexView, HexView>()

function partOf(hex: HexView): HexView {
  const named = hex.names.length > 0
  const area = AREAS.find((hexes) => hexes.includes(hex.id))?.[0] ?? hex.id
  const { track } = hex
  return {
    ...hex,
    track: { ...track, stops: track.stops.map((stop) => drawnAs(stop, named)) },
    stops: hex.stops.map((stop): StopView => ({
      ...drawnAs(stop, named),
      values: named ? stop.values : [],
    })),
    regions: [{ id: area, kind: 'red', entries: track.paths.flatMap(sidesOf), named }],
  }
}

/** The circle of Sarajevo, or of red Budapest, stands by the name. — VII.8, XI.3 */
function drawnAs<One extends Pick<Stop, 'kind' | 'slots'>>(stop: One, named: boolean): One {
  if (stop.slots === 0) return stop
  return named ? { ...stop, kind: 'city' } : { ...stop, slots: 0 }
}

function sidesOf(path: readonly number[]): readonly number[] {
  return path.filter((end) => !isStop(end))
}
