import {
  type BoardHex,
  type RouteGraph,
  type Stop,
  type StopKind,
  type TrackEnd,
  buildGraph,
} from '../src/index.ts'

/** Neighbours in axial coordinates by side, so that side + 3 is the way back. */
const SIDES = [
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
] as const

export interface BoardStyle {
  /** Kinds of places in this style, repeated for weight; null is a hex of plain track. */
  readonly kinds: readonly (StopKind | null)[]
  /** One red area and one port per route, as in 1862. */
  readonly areas?: boolean
  readonly radius: number
}

/** A small patch of hexes full of random track, with stations, full cities, areas and grouped cities. */
export function randomBoard(seed: number, style: BoardStyle): RouteGraph {
  let state = (seed ^ 0x5deece6) >>> 0
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const hexes: BoardHex[] = []
  const stops: Stop[] = []
  const positions: Record<string, readonly [number, number]> = {}
  const { radius } = style
  const inside = (q: number, r: number) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius
  for (let q = -radius; q <= radius; q++) {
    for (let r = -radius; r <= radius; r++) {
      if (!inside(q, r)) continue
      const id = `${q},${r}`
      positions[id] = [q, r]
      const sides = [0, 1, 2, 3, 4, 5].filter((side) => {
        const [dq, dr] = SIDES[side] as readonly [number, number]
        return inside(q + dq, r + dr)
      })
      const neighbours = SIDES.map(([dq, dr]) => (inside(q + dq, r + dr) ? `${q + dq},${r + dr}` : null))
      hexes.push({ id, neighbours, tracks: tracksOf(id, sides) })
    }
  }
  const cities = stops.flatMap((stop, index) => (stop.kind === 'city' ? [index] : []))
  const own = cities.filter(() => random(3) === 0)
  if (own.length === 0 && cities.length > 0) own.push(cities[0] as number)
  own.forEach((index, place) => {
    stops[index] = {
      ...(stops[index] as Stop),
      own: true,
      blocked: random(2) === 0,
      ...(place === 0 ? { home: true } : {}),
    }
  })
  return buildGraph(hexes, stops, positions)

  function tracksOf(hex: string, sides: readonly number[]): [TrackEnd, TrackEnd][] {
    const kind = style.kinds[random(style.kinds.length)] ?? null
    const ways = sides.filter(() => random(4) > 0)
    if (kind === null) {
      const tracks: [TrackEnd, TrackEnd][] = []
      for (let count = 1 + random(3); count > 0 && ways.length > 1; count--) {
        const one = ways[random(ways.length)] as number
        const other = ways[random(ways.length)] as number
        const old = tracks.some(([a, b]) => joins(a, b, one, other) || joins(b, a, one, other))
        if (one !== other && !old) tracks.push([{ side: one }, { side: other }])
      }
      return tracks
    }
    const most = kind === 'town' && style.areas === true ? 2 : ways.length
    const stop = stopOf(hex, kind)
    stops.push(stop)
    return ways.slice(0, most).map((side) => [{ side }, { stop: stop.id }])
  }

  function stopOf(hex: string, kind: StopKind): Stop {
    const value = 10 * (kind === 'town' ? 1 + random(3) : 1 + random(6))
    const base = { id: `${kind} ${hex}`, kind, hex }
    if (kind === 'mine')
      return { ...base, value: 0, extra: 10 * (1 + random(3)), terminal: true, own: random(4) === 0 }
    if (kind === 'offboard') {
      const port = random(2) === 0
      return {
        ...base,
        value,
        terminal: true,
        ...(style.areas === true ? { port, group: port ? 'port' : 'red' } : {}),
      }
    }
    if (kind === 'town') return { ...base, value }
    return {
      ...base,
      value,
      blocked: random(5) === 0,
      ...(random(4) === 0 && style.areas !== true ? { group: 'capital' } : {}),
    }
  }
}

function joins(a: TrackEnd, b: TrackEnd, one: number, other: number): boolean {
  return 'side' in a && 'side' in b && a.side === one && b.side === other
}
