import type { DeepReadonly } from '@roundhouse/kernel'
import type { Chain, RouteGraph, TrackEnd } from '@roundhouse/routes'
import { opposite } from '../board/orientation.ts'
import type { HexIndex } from '../state/ids.ts'
import { type RunHex, type Runner, graphOf, runGraph, runHex, runHexes } from './run-graph.ts'
import type { RunTrain } from './run-rules.ts'

/**
 * Graphs of boards that differ from the present one in a single hex. Only the chains through that hex are followed
 * anew, because a company has hundreds of lays to compare.
 */
export class ChangedHexes<State, T extends RunTrain> {
  readonly #runner: Runner<State, T>
  readonly #hexes: ReadonlyMap<string, RunHex>
  readonly #graph: RouteGraph
  readonly #pieces = new Map<string, number>()
  #nextPiece = 0
  readonly #graphs = new Map<string, RouteGraph>()

  constructor(runner: Runner<State, T>, state: DeepReadonly<State>) {
    this.#runner = runner
    const hexes = runHexes(runner, state)
    this.#hexes = new Map(hexes.map((each) => [each.land.id, each]))
    this.#graph = graphOf(runner, hexes)
    for (const chain of this.#graph.chains) {
      for (const [at, name] of piecesOf(chain).entries()) this.#pieces.set(name, chain.pieces[at] as number)
    }
    this.#nextPiece = Math.max(-1, ...this.#pieces.values()) + 1
  }

  /** The board as it is. */
  get present(): RouteGraph {
    return this.#graph
  }

  /** The board with this hex (-1: every hex) as it is in another state. Equal boards are the same object. */
  with(after: DeepReadonly<State>, hex: HexIndex): RouteGraph {
    if (hex < 0) return runGraph(this.#runner, after)
    const id = String(hex)
    const before = this.#hexes.get(id)
    const changed = runHex(this.#runner, after, hex)
    const old = this.#graph.chains.filter((chain) => runsThrough(chain, id))
    const anew = changed === null ? [] : this.#chainsThrough(changed)
    const key = keyOf(id, changed, anew)
    if (key === keyOf(id, before ?? null, old)) return this.#graph
    const known = this.#graphs.get(key)
    if (known !== undefined) return known
    const graph = {
      ...this.#graph,
      stops: [
        ...this.#graph.stops.filter(
          ({ id: stop }) => before?.stops.every((each) => each.id !== stop) ?? true,
        ),
        ...(changed?.stops ?? []),
      ],
      chains: [...this.#graph.chains.filter((chain) => !runsThrough(chain, id)), ...anew],
    }
    this.#graphs.set(key, graph)
    return graph
  }

  #chainsThrough(changed: RunHex): Chain[] {
    const { id } = changed.land
    const near = this.#near(changed)
    // In the order of the map, so that a chain keeps its direction.
    const sorted = near.toSorted((a, b) => placeOf(a) - placeOf(b))
    return graphOf(this.#runner, sorted)
      .chains.filter((chain) => runsThrough(chain, id))
      .map((chain) => ({ ...chain, pieces: piecesOf(chain).map((name) => this.#numberOf(name)) }))
  }

  /** The hex and all that track leads to from it without a stop between. */
  #near(changed: RunHex): RunHex[] {
    const found = new Set([changed])
    const entered = new Set<string>()
    const leave = (from: RunHex, end: TrackEnd): void => {
      if (!('side' in end)) return
      const beyond = from.land.neighbours[end.side] ?? null
      const entry = opposite(end.side)
      const border = `${beyond} ${entry}`
      if (beyond === null || entered.has(border)) return
      entered.add(border)
      const there = beyond === changed.land.id ? changed : this.#hexes.get(beyond)
      if (there === undefined) return
      found.add(there)
      for (const [one, other] of there.land.tracks) {
        if ('side' in one && one.side === entry) leave(there, other)
        if ('side' in other && other.side === entry) leave(there, one)
      }
    }
    for (const [one, other] of changed.land.tracks) {
      leave(changed, one)
      leave(changed, other)
    }
    return [...found]
  }

  #numberOf(piece: string): number {
    const known = this.#pieces.get(piece)
    if (known !== undefined) return known
    this.#pieces.set(piece, this.#nextPiece)
    return this.#nextPiece++
  }
}

/** A piece is the border between two hexes of the way; a chain inside one hex is a piece of its own. */
function piecesOf({ from, to, hexes = [] }: Chain): string[] {
  if (hexes.length < 2) return [`${from}-${to}`]
  return hexes.slice(1).map((hex, at) => {
    const last = hexes[at] as string
    return hex < last ? `${hex}|${last}` : `${last}|${hex}`
  })
}

/** Places off the board stand behind the hexes. */
function placeOf({ land }: RunHex): number {
  const hex = Number(land.id)
  return Number.isNaN(hex) ? Number.MAX_SAFE_INTEGER : hex
}

function runsThrough({ hexes = [] }: Chain, hex: string): boolean {
  return hexes.includes(hex)
}

function keyOf(hex: string, changed: RunHex | null, chains: readonly Chain[]): string {
  const stops = changed?.stops ?? []
  if (stops.length === 0 && chains.length === 0) return ''
  const ways = chains.map(({ from, to, hexes = [] }) => [from, to, ...hexes].join(' ')).toSorted()
  return JSON.stringify([hex, stops, ways])
}
