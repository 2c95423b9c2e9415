import type { DeepReadonly } from '@roundhouse/kernel'
import type { RouteGraph } from '@roundhouse/routes'
import type { CompanyIndex } from '../state/ids.ts'
import { MOST_WORK, type RunSearch, named } from './best-run.ts'
import { ChangedHexes } from './changed-hexes.ts'
import type { BuildingRules, RunRules, RunTrain } from './run-rules.ts'

/**
 * Steps for all buildings together where that many boards are compared: about a quarter of a second. Beyond it a building
 * is told by what it brings at least.
 */
const MOST_WORK_IN_ALL = 40_000

/** The best run after one tile or station that has not been laid yet, and what it adds to that of the board as it is. */
export interface WhatIf<Building> {
  readonly action: Building
  readonly revenue: number
  readonly gain: number
  /** Whether more may be possible: the search was broken off. */
  readonly isLeast: boolean
}

/** The search of what every building, or some of them, adds to a title's best runs; `best` finds the run of the board as it is. */
export function searchBuildings<State extends object, T extends RunTrain, Building>(
  rules: RunRules<State, T>,
  building: BuildingRules<State, Building>,
  best: RunSearch<State, string>['best'],
): (
  state: DeepReadonly<State>,
  company: CompanyIndex,
  among?: (building: Building) => boolean,
  /** Once it says so, buildings of which nothing is known yet are left out. */
  isOver?: () => boolean,
) => WhatIf<Building>[] {
  return (state, company, among, isOver = never) => {
    if (isOver()) return []
    const { from, all: possible } = building.buildings(state, company)
    const all = among === undefined ? possible : possible.filter(among)
    if (all.length === 0) return []
    const trains = rules.trainsOf(state, company)
    const boards = new ChangedHexes({ rules, company, trains }, from)
    const graphs = all.map((each) =>
      isOver() ? null : boards.with(building.afterBuilding(from, each), building.hexOf(from, each)),
    )
    const revenues = revenuesOn(rules, building, from, trains, boards.present, graphs, isOver)
    const now = from === state ? (revenues.get(boards.present) as Worth) : best(state, company)
    return all.flatMap((action, at) => {
      const graph = graphs[at] ?? null
      const worth = graph === null ? null : (revenues.get(graph) as Worth)
      if (worth === null || !worth.isKnown) return []
      const { revenue, extras, counts, isLeast } = worth
      const gain = revenue - now.revenue + (counts ? extras - now.extras : 0)
      return { action, revenue, gain, isLeast }
    })
  }
}

/** What a board brings, and whether what is paid apart counts as much as the revenue. */
interface Worth {
  readonly revenue: number
  readonly extras: number
  readonly counts: boolean
  readonly isLeast: boolean
  /** Whether anything is known of it. */
  readonly isKnown: boolean
}

function never(): boolean {
  return false
}

const UNKNOWN = { ok: true, revenue: 0, extras: 0, optimal: false, routes: [] } as const

/** Boards that look alike to the trains are solved once; where each has rules of its own, one after the other. */
function revenuesOn<State, T extends RunTrain, Building>(
  rules: RunRules<State, T>,
  building: BuildingRules<State, Building>,
  state: DeepReadonly<State>,
  trains: readonly T[],
  present: RouteGraph,
  changed: readonly (RouteGraph | null)[],
  isOver: () => boolean,
): Map<RouteGraph, Worth> {
  const asked = named(rules, trains)
  const limit = { workLimit: MOST_WORK, isOver }
  const graphs = [...new Set([present, ...changed.filter((graph) => graph !== null)])]
  const counting = rules.rulesFor(state, trains, present)
  const counts = counting.objective === 'total'
  const solved = rules.rulesVary(state, trains)
    ? graphs.map((key) => ({
        key,
        solution: isOver() ? UNKNOWN : rules.solve(key, asked, rules.rulesFor(state, trains, key), limit),
      }))
    : building.solve(
        graphs.map((graph) => ({ key: graph, graph })),
        asked,
        counting,
        { ...limit, present, allWork: MOST_WORK_IN_ALL },
      )
  return new Map(
    solved.map(({ key, solution }) => {
      if (!solution.ok) throw new Error(`the board cannot be solved: ${solution.error.code}`)
      const { revenue, extras, optimal, routes } = solution
      return [key, { revenue, extras, counts, isLeast: !optimal, isKnown: optimal || routes.length > 0 }]
    }),
  )
}
