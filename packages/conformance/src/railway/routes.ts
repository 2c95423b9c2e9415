import type { RunRoute } from '@roundhouse/railways'
import { type Json, type JsonObject, isObject, listAt, numberAt, textAt } from '../json.ts'
import { Untranslatable } from '../playing.ts'

/** The routes of a recorded run in our words: each train with all hexes it passes, in order. */
export function routesFrom<Train extends string>(
  action: JsonObject,
  trainAs: (train: string) => Train,
  way: (theirs: readonly string[]) => readonly string[],
): RunRoute<Train>[] {
  return listAt(action, 'routes').map((route) => {
    const train = isObject(route) ? textAt(route, 'train') : null
    if (!isObject(route) || train === null) throw new Untranslatable('route')
    return { train: trainAs(train), hexes: way(wayOf(route)) }
  })
}

/** The revenue that the recording states for a run. */
export function revenueOf(action: JsonObject): number {
  const routes = listAt(action, 'routes')
  const sum = routes.reduce<number>(
    (total, route) => total + (isObject(route) ? (numberAt(route, 'revenue') ?? 0) : 0),
    0,
  )
  return sum + (numberAt(action, 'extra_revenue') ?? 0)
}

/** Stretches from stop to stop are written in either direction; the stops tell which. */
function wayOf(route: JsonObject): string[] {
  const stretches = listAt(route, 'connections').map(namesIn)
  const stops = namesIn(route['hexes'] ?? [])
  const way: string[] = []
  for (const [at, stretch] of stretches.entries()) {
    const forward = isForward(stretch, stops[at], stops[at + 1])
    const turned = forward ? stretch : stretch.toReversed()
    way.push(...(way.length > 0 ? turned.slice(1) : turned))
  }
  return way
}

function isForward(stretch: readonly string[], from: string | undefined, to: string | undefined): boolean {
  if (from === undefined || to === undefined) return true
  return stretch[0] === from && stretch.at(-1) === to
}

function namesIn(list: Json): string[] {
  return Array.isArray(list) ? (list as readonly Json[]).map(String) : []
}
