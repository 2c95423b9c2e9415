import type { Chain, RouteGraph, Stop } from './graph.ts'

/** One end of a piece of track in a hex: a side (0–5) or a stop. */
export type TrackEnd = { readonly side: number } | { readonly stop: string }

/** A hex with the track on it, its tile already turned. */
export interface BoardHex {
  readonly id: string
  readonly tracks: readonly (readonly [TrackEnd, TrackEnd])[]
  /** Hex beyond each side; null where nothing lies there or no train may cross. */
  readonly neighbours: readonly (string | null)[]
}

/**
 * Contracts a board to stops and the chains between them: from every track at a stop it follows each way on,
 * never back out of the side it came in by, to the next stop. A piece is a side between two hexes, so tracks that
 * merge at a side share it; a track between two stops of one hex is a piece of its own. Track that leads nowhere
 * yields no chain. A stop may lie on several hexes (an area): name it in each of them.
 */
export function buildGraph(
  hexes: readonly BoardHex[],
  stops: readonly Stop[],
  positions?: RouteGraph['positions'],
): RouteGraph {
  const board = new Map(hexes.map((hex) => [hex.id, hex]))
  const order = new Map(stops.map((stop, index) => [stop.id, index]))
  const pieces = new Map<string, number>()
  const chains: Chain[] = []
  const numberOf = (name: string) => {
    const known = pieces.get(name) ?? pieces.size
    pieces.set(name, known)
    return known
  }
  for (const hex of hexes) {
    hex.tracks.forEach(([one, other], index) => {
      if ('stop' in one && 'stop' in other) {
        chains.push({
          from: one.stop,
          to: other.stop,
          pieces: [numberOf(`${hex.id} ${index}`)],
          hexes: [hex.id],
        })
      } else if ('stop' in one && 'side' in other) follow(hex, other.side, one.stop, [], [hex.id])
      else if ('side' in one && 'stop' in other) follow(hex, one.side, other.stop, [], [hex.id])
    })
  }
  return { stops, chains, ...(positions === undefined ? {} : { positions }) }

  /** Leaves a hex by a side and goes on to every stop that can be reached. */
  function follow(
    hex: BoardHex,
    side: number,
    first: string,
    used: readonly number[],
    through: readonly string[],
  ): void {
    const there = board.get(hex.neighbours[side] ?? '')
    if (there === undefined) return
    const entry = (side + 3) % 6
    if (there.neighbours[entry] !== hex.id) return
    const piece = numberOf(hex.id < there.id ? `${hex.id}|${there.id}` : `${there.id}|${hex.id}`)
    if (used.includes(piece)) return
    const now = [...used, piece]
    const path = [...through, there.id]
    for (const [one, other] of there.tracks) {
      for (const [near, far] of [
        [one, other],
        [other, one],
      ] as const) {
        if (!('side' in near) || near.side !== entry) continue
        if ('side' in far) follow(there, far.side, first, now, path)
        else if (isForwards(first, far.stop))
          chains.push({ from: first, to: far.stop, pieces: now, hexes: path })
      }
    }
  }

  /** Each chain is met from both its ends; it is kept from the end named first. Loops serve no route. */
  function isForwards(first: string, last: string): boolean {
    return (order.get(first) ?? -1) < (order.get(last) ?? -1)
  }
}
