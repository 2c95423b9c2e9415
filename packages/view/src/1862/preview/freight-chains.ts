import type { DeepReadonly } from '@roundhouse/kernel'
import {
  FREIGHT_BONUS,
  PORT_BONUS,
  REGIONS,
  type RmState,
  type Route,
  bookOf,
  isOffBoard,
  positionOf,
  trainCode,
  trainData,
} from '@roundhouse/titles/1862'
import { type Called, callsOf } from './run-calls.ts'

type State = DeepReadonly<RmState>

/** Freights that run as one: their outer ends, and what the line between them pays. — 7.8.1 */
export interface FreightChain {
  readonly routes: readonly Route[]
  readonly ends: readonly Called[]
  /** The hexes between which the distance is measured, as the crow flies. */
  readonly line: readonly [string, string] | null
  readonly hexes: number
  readonly perHex: number
}

/** Every way in which freights may run as one: by the numbers that the director gave, else any that the rules allow. */
export function chainings(state: State, all: readonly Route[]): readonly (readonly FreightChain[])[] {
  const freights = all.filter(
    ({ train, hexes }) => hexes.length > 1 && trainData(trainCode(train)).type === 'freight',
  )
  return groupingsOf(state, freights).map((groups) => groups.map((routes) => chainOf(state, routes)))
}

type Grouping = readonly (readonly Route[])[]

/** All that are not permanent are one; permanent ones run apart or with them, in any grouping. — 7.8.1 */
function groupingsOf(state: State, freights: readonly Route[]): readonly Grouping[] {
  if (freights.length === 0) return [[]]
  if (freights.some(({ chain }) => chain !== undefined)) {
    return [[...Map.groupBy(freights, ({ chain }) => chain ?? -1).values()]]
  }
  const { isPermanent } = bookOf(state)
  const permanent = freights.filter(({ train }) => isPermanent(trainData(trainCode(train)).band))
  const others = freights.filter((route) => !permanent.includes(route))
  if (permanent.length <= 1) return [[freights]]
  return permanent.reduce<readonly Grouping[]>(
    (groupings, route) =>
      groupings.flatMap((groups) => [
        [...groups, [route]],
        ...groups.map((_, at) => groups.map((group, index) => (index === at ? [...group, route] : group))),
      ]),
    [others.length === 0 ? [] : [others]],
  )
}

function chainOf(state: State, routes: readonly Route[]): FreightChain {
  const ends = routes.flatMap(({ hexes }) => {
    const calls = callsOf(state, hexes)
    return [
      { call: calls[0], from: hexes[0] ?? '', beside: hexes[1] ?? '' },
      { call: calls.at(-1), from: hexes.at(-1) ?? '', beside: hexes.at(-2) ?? '' },
    ]
  })
  const outer = ends.filter(
    ({ call }) => call !== undefined && ends.filter((other) => other.call?.key === call.key).length % 2 === 1,
  )
  const [one, other] = outer
  const calls = outer.flatMap(({ call }) => (call === undefined ? [] : [call]))
  if (one === undefined || other === undefined || outer.length !== 2) {
    return { routes, ends: calls, line: null, hexes: 0, perHex: 0 }
  }
  const isPort = calls.some(({ key }) => REGIONS.some(({ id, kind }) => id === key && kind === 'port'))
  const edges = outer.filter(({ from }) => isOffBoard(from))
  const landOf = ({ from, beside }: typeof one): string => (isOffBoard(from) ? beside : from)
  const hexes = Math.max(0, distance(landOf(one), landOf(other)) - 1 + edges.length)
  return {
    routes,
    ends: calls,
    line: [one.from, other.from],
    hexes,
    perHex: isPort ? PORT_BONUS : FREIGHT_BONUS,
  }
}

function distance(one: string, other: string): number {
  const [a, b] = [positionOf(one), positionOf(other)]
  const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])]
  return dx + Math.max(0, (dy - dx) / 2)
}
