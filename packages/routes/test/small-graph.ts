import type { RouteGraph, Stop, StopKind, SubmittedRoute } from '../src/index.ts'

/** Stops named by a letter: value and kind, such as `A: [20, 'town']`, then anything else about the stop. */
export type Places = Readonly<Record<string, readonly [number, StopKind?, Partial<Stop>?]>>

/** A graph from places and joints such as 'A-B'; each joint has track of its own unless it names shared pieces. */
export function smallGraph(
  places: Places,
  ...joints: readonly (string | { readonly joint: string; readonly pieces: readonly number[] })[]
): RouteGraph {
  const stops = Object.entries(places).map(([id, [value, kind = 'city', more = {}]]): Stop => ({
    id,
    kind,
    value,
    ...more,
  }))
  const chains = joints.map((one, index) => {
    const [joint, pieces] = typeof one === 'string' ? [one, [1000 + index]] : [one.joint, one.pieces]
    const [from = '', to = ''] = joint.split('-')
    return { from, to, pieces }
  })
  return { stops, chains }
}

/** A route as it would be submitted, by its stops; the first chain that joins two stops is taken. */
export function routeOf(
  graph: RouteGraph,
  train: string,
  stops: string,
  paid?: readonly string[],
): SubmittedRoute {
  const names = stops.includes(' ') ? stops.split(' ') : stops.split('')
  const chains = names.slice(1).map((to, index) => {
    const from = names[index] as string
    return graph.chains.findIndex(
      (chain) => (chain.from === from && chain.to === to) || (chain.from === to && chain.to === from),
    )
  })
  return { train, stops: names, chains, ...(paid === undefined ? {} : { paid }) }
}

/** Hex names of 1862 (letter = column, number = row, flat-topped) as axial coordinates. */
export function axial(hex: string): readonly [number, number] {
  const x = hex.charCodeAt(0) - 65
  return [x, (Number(hex.slice(1)) - x) / 2]
}

/** An 1862 graph: stops by name, chains by the hexes they run through; `stop@` hexes come from the chain. */
export function easternGraph(
  places: Readonly<Record<string, readonly [number, StopKind?, Partial<Stop>?]>>,
  chains: readonly (readonly [string, string, string])[],
): RouteGraph {
  const base = smallGraph(places, ...chains.map(([from, to]) => `${from}-${to}`))
  const withHexes = base.chains.map((chain, index) => ({
    ...chain,
    hexes: (chains[index] as readonly string[])[2]?.split(' ') ?? [],
  }))
  const hexes = new Set(withHexes.flatMap((chain) => chain.hexes))
  return {
    stops: base.stops,
    chains: withHexes,
    positions: Object.fromEntries([...hexes].map((hex) => [hex, axial(hex)])),
  }
}
