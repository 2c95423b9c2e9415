import {
  type RouteGraph,
  type Rules,
  type Stop,
  type SubmittedRoute,
  type Train,
  checkRun,
} from '../src/index.ts'

interface Walk {
  readonly stops: readonly Stop[]
  readonly chains: readonly number[]
  readonly pieces: ReadonlySet<number>
}

/** Every simple walk with two stops or more that no rule of any title forbids, once in one direction. */
function allWalks(graph: RouteGraph, ends: (stop: Stop) => boolean): Walk[] {
  const byId = new Map(graph.stops.map((stop) => [stop.id, stop]))
  const walks = new Map<string, Walk>()
  const grow = (walk: Walk): void => {
    const last = walk.stops.at(-1) as Stop
    if (walk.stops.length > 1 && ends(last)) walks.set(walk.chains.toSorted((a, b) => a - b).join(), walk)
    const stuck = last.terminal === true || (last.blocked === true && last.own !== true)
    if (stuck && walk.stops.length > 1) return
    graph.chains.forEach((chain, index) => {
      if (chain.from !== last.id && chain.to !== last.id) return
      const next = byId.get(chain.from === last.id ? chain.to : chain.from) as Stop
      if (walk.stops.includes(next) || chain.pieces.some((piece) => walk.pieces.has(piece))) return
      if (next.group !== undefined && walk.stops.some((stop) => stop.group === next.group)) return
      grow({
        stops: [...walk.stops, next],
        chains: [...walk.chains, index],
        pieces: new Set([...walk.pieces, ...chain.pieces]),
      })
    })
  }
  for (const stop of graph.stops) if (ends(stop)) grow({ stops: [stop], chains: [], pieces: new Set() })
  return [...walks.values()].filter((walk) => walk.stops.some((stop) => stop.own === true))
}

interface Score {
  readonly revenue: number
  readonly extras: number
}

/** What a walk pays a train of a title with separate track, null if it may not run it; every choice is tried. */
function walkScore(train: Train, rules: Rules, stops: readonly Stop[]): Score | null {
  const count = (kind: string) => stops.filter((stop) => stop.kind === kind).length
  const [towns, mines] = [count('town'), count('mine')]
  const cities = stops.length - towns - mines
  const sum = (list: readonly Stop[]) => list.reduce((total, stop) => total + stop.value, 0)
  let bonus = 0
  for (const { amount, needs, kinds } of rules.bonuses ?? []) {
    if (kinds !== undefined && !kinds.includes(train.kind)) continue
    if (needs.every((need) => need.some((id) => stops.some((stop) => stop.id === id)))) bonus += amount
  }
  const extras = stops.reduce((total, stop) => total + (stop.extra ?? 0), 0)
  if ((train.kind === 'goods') !== mines > 0) return null
  switch (train.kind) {
    case 'normal':
      return stops.length <= train.stops ? { revenue: sum(stops) + bonus, extras } : null
    case 'plus':
      return cities <= train.cities && stops.length <= train.stops
        ? { revenue: sum(stops) + bonus, extras }
        : null
    case 'goods':
      return mines === 1 && cities <= train.cities ? { revenue: sum(stops) + bonus, extras } : null
    case 'express': {
      if (cities > train.stops) return null
      let best = 0
      for (let subset = 0; subset < 2 ** stops.length; subset++) {
        const paid = stops.filter((_, index) => ((subset >> index) & 1) === 1)
        const skipped = stops.filter((stop) => !paid.includes(stop))
        if (paid.length > train.stops) continue
        const lawful =
          rules.eTrainTopStops === true
            ? paid.filter((stop) => stop.kind === 'town').length <= 3
            : skipped.every((stop) => stop.kind === 'town')
        if (lawful) best = Math.max(best, sum(paid))
      }
      return { revenue: best + bonus, extras }
    }
    default:
      return null
  }
}

/** The best run without any bound; null if there are too many combinations to try. */
export function bruteSeparate(
  graph: RouteGraph,
  trains: readonly Train[],
  rules: Rules,
  most: number,
): Score | null {
  const walks = allWalks(graph, () => true)
  const lists = trains.map((train) =>
    walks.flatMap((walk) => {
      const score = walkScore(train, rules, walk.stops)
      return score === null ? [] : [{ walk, score }]
    }),
  )
  if (lists.reduce((product, list) => product * (list.length + 1), 1) > most) return null
  let best: Score = { revenue: 0, extras: 0 }
  const worth = ({ revenue, extras }: Score) =>
    rules.objective === 'total' ? revenue + extras : revenue * 10_000 + extras
  const choose = (index: number, used: ReadonlySet<number>, so: Score): void => {
    const list = lists[index]
    if (list === undefined) {
      if (worth(so) > worth(best)) best = so
      return
    }
    choose(index + 1, used, so)
    for (const { walk, score } of list) {
      if ([...walk.pieces].some((piece) => used.has(piece))) continue
      choose(index + 1, new Set([...used, ...walk.pieces]), {
        revenue: so.revenue + score.revenue,
        extras: so.extras + score.extras,
      })
    }
  }
  choose(0, new Set(), best)
  return best
}

/** The same for 1862: every combination of routes is put before the checker. */
export function bruteShared(
  graph: RouteGraph,
  trains: readonly Train[],
  rules: Rules,
  most: number,
): Score | null {
  const walks = allWalks(graph, (stop) => stop.kind !== 'town')
  const lists = trains.map((train) =>
    walks.flatMap((walk): SubmittedRoute[] => {
      const route = { train: train.id, stops: walk.stops.map((stop) => stop.id), chains: walk.chains }
      const alone = checkRun(
        { ...graph, stops: graph.stops.map((stop) => ({ ...stop, home: true })) },
        trains,
        rules,
        [route],
      )
      return alone.ok ? [route] : []
    }),
  )
  if (lists.reduce((product, list) => product * (list.length + 1), 1) > most) return null
  let best: Score & { running: number } = { revenue: 0, extras: 0, running: 0 }
  const { runOptional = false, mostTrainsRun = false } = rules.shared ?? {}
  const worth = ({ revenue, extras, running }: typeof best) =>
    (mostTrainsRun ? running * 10 ** 8 : 0) +
    (rules.objective === 'total'
      ? revenue + extras
      : revenue * 10_000 + (rules.objective === 'revenue' ? 0 : extras))
  const choose = (index: number, routes: readonly SubmittedRoute[]): void => {
    const list = lists[index]
    if (list !== undefined) {
      choose(index + 1, routes)
      for (const route of list) choose(index + 1, [...routes, route])
      return
    }
    const value = checkRun(graph, trains, rules, routes)
    if (!value.ok) return
    const so = { revenue: value.revenue, extras: value.extras, running: routes.length }
    if (worth(so) > worth(best) && (runOptional || !hasRoom(routes))) best = so
  }
  /** Whether a train that stays behind has a route with which the run is still lawful. */
  const hasRoom = (routes: readonly SubmittedRoute[]): boolean =>
    lists.some(
      (list, index) =>
        !routes.some(({ train }) => train === trains[index]?.id) &&
        list.some((route) => checkRun(graph, trains, rules, [...routes, route]).ok),
    )
  choose(0, [])
  return best
}
