import { type Bits, bitsOf } from './bits.ts'
import type { FreightEnd } from './freight.ts'
import type { RouteGraph, Stop } from './graph.ts'
import { mergePieces } from './pieces.ts'
import { type TrunkLine, trunkLines } from './trunk-lines.ts'

/** A trunk line with what the search for routes asks of it at every step. */
export interface Leg {
  readonly line: TrunkLine
  /** Hexes to go, as freight trains count them. */
  readonly distance: number
  /** Stops it adds to a route that has come to its beginning. */
  readonly stops: Bits
  readonly pieces: Bits
  readonly hexes: Bits
  /** Its two ends as freight trains reckon them, and their numbers. */
  readonly ends: readonly [FreightEnd, FreightEnd]
  readonly first: number
  readonly last: number
}

export interface Legs {
  /** Those leaving each stop. */
  readonly from: readonly (readonly Leg[])[]
  /** How many pieces and places of entry there are. */
  readonly pieces: number
  readonly entries: number
}

export function legsOf(graph: RouteGraph): Legs {
  const merged = mergePieces(graph.chains.map((chain) => chain.pieces))
  const hexes = numbers()
  const entries = numbers()
  const entryNumber = ({ stop, hex }: FreightEnd) => entries.of(`${stop}@${hex}`)
  const lines = trunkLines(graph)
  for (const line of lines.flat()) for (const hex of line.hexes) hexes.of(hex)
  const words = (count: number) => (count + 31) >> 5
  const from = lines.map((list) =>
    list.map((line): Leg => {
      const first = entryOf(graph.stops, line.from, line.hexes)
      const last = entryOf(graph.stops, line.to, line.hexes.toReversed())
      return {
        line,
        distance: line.hexes.length - 1,
        stops: bitsOf([...line.towns, line.to], words(graph.stops.length)),
        pieces: bitsOf(
          line.chains.flatMap((chain) => merged.bits[chain] ?? []),
          words(merged.count),
        ),
        hexes: bitsOf(line.hexes.map(hexes.of), words(hexes.count())),
        ends: [first, last],
        first: entryNumber(first),
        last: entryNumber(last),
      }
    }),
  )
  return { from, pieces: merged.count, entries: entries.count() }
}

/** An off-board place is reckoned from the hex on the board by which it is entered [7.8.1]. */
function entryOf(stops: readonly Stop[], stop: number, way: readonly string[]): FreightEnd {
  return { stop, hex: (stops[stop]?.kind === 'offboard' ? way[1] : way[0]) ?? '' }
}

function numbers(): { of: (name: string) => number; count: () => number } {
  const known = new Map<string, number>()
  return {
    of: (name) => {
      const number = known.get(name) ?? known.size
      known.set(name, number)
      return number
    },
    count: () => known.size,
  }
}
