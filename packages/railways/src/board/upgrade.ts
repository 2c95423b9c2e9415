import { FIRST_STOP, type Path, type Track, isStop, stopEnd } from './track.ts'

/** The track without its stops: whatever leads into one and out of it again runs straight through. — 1862 7.6.4 */
export function bareTrack(track: Track): Track {
  const through = track.stops.map((_, stop) => sidesOfStop(track, stop) as unknown as Path)
  return { ...track, stops: [], paths: [...through, ...track.paths.filter((path) => !path.some(isStop))] }
}

/** Every piece of the old track lies on the new tile too, whatever stops it runs through. */
export function keepsTrack(before: Track, after: Track): boolean {
  const parts = components(after)
  return before.paths.every(([a, b]) => {
    if (!isStop(a) && !isStop(b))
      return after.paths.some(([c, d]) => (c === a && d === b) || (c === b && d === a))
    const side = isStop(a) ? b : a
    return parts.has(side)
  })
}

/**
 * For each old stop the stop of the new tile that continues it; null where a stop would vanish or its track would
 * end elsewhere. Stops without track follow by number.
 */
export function continuedStops(before: Track, after: Track): number[] | null {
  const continued: number[] = []
  for (let stop = 0; stop < before.stops.length; stop++) {
    const sides = sidesOfStop(before, stop)
    const candidates = new Set(sides.map((side) => stopOnSide(after, side)))
    if (sides.length === 0) {
      continued.push(Math.min(stop, after.stops.length - 1))
      continue
    }
    const [only] = candidates
    if (candidates.size !== 1 || only === undefined || only === null) return null
    continued.push(only)
  }
  return continued
}

export function sidesOfStop(track: Track, stop: number): number[] {
  const end = stopEnd(stop)
  return track.paths.flatMap(([a, b]) => (a === end && !isStop(b) ? [b] : b === end && !isStop(a) ? [a] : []))
}

/** The stop to which track leads from a side without leaving the hex; null when there is none. */
export function stopOnSide(track: Track, side: number): number | null {
  for (const [a, b] of track.paths) {
    if (a === side && isStop(b)) return b - FIRST_STOP
    if (b === side && isStop(a)) return a - FIRST_STOP
  }
  return null
}

function components(track: Track): Set<number> {
  const sides = new Set<number>()
  for (const [a, b] of track.paths) {
    if (isStop(a) && !isStop(b)) sides.add(b)
    if (isStop(b) && !isStop(a)) sides.add(a)
  }
  return sides
}
