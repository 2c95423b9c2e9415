import { bitsOf, meet, unite } from './bits.ts'
import { freightValues } from './freight.ts'
import type { SharedBoard } from './shared-board.ts'
import type { SharedRun } from './solve-shared.ts'
import type { SharedTrain } from './trains.ts'

/**
 * Trains for which a run may leave no room [1862 7.8]: freights that must join others and may find no end to join, and
 * trains that have no route by way of the home station, where a route would meet whatever runs.
 */
export function mayStayBehind(board: SharedBoard): readonly SharedTrain[] {
  const freights = board.able.filter((train) => train.kind === 'freight')
  const mustJoin = freights.length > 1 && freights.some(({ permanent }) => permanent !== true)
  return board.able.filter((train) => (mustJoin && train.kind === 'freight') || !callsAtHome(board, train))
}

/** Whether freights grouped like this can leave no room for these: not where one can be joined to every chain of theirs. */
export function mayLeaveNoRoom(
  board: SharedBoard,
  grouping: readonly (readonly SharedTrain[])[],
  behind: readonly SharedTrain[],
): boolean {
  const freights = behind.filter(({ kind }) => kind === 'freight')
  const [chain, another] = grouping
  if (freights.length === 0 || another !== undefined) return true
  if (chain === undefined) return !freights.some((train) => callsAtHome(board, train))
  const joins = freights.map((train) => board.endsOf(train))
  const isFree = (stop: number): boolean => !joins.some((ends) => ends.has(stop))
  // Chains take longer to list than where they could end.
  if (!chain.some((train) => board.routesOf(train).some(({ ends }) => ends.some(({ stop }) => isFree(stop)))))
    return false
  return board.chainOf(chain).options.some(({ earns }) => earns?.paid.every(isFree) !== false)
}

/** Whether a train that stays behind could be given a route beside this run. */
export function hasRoomFor(board: SharedBoard, { routes, arranged }: SharedRun, train: SharedTrain): boolean {
  const { graph, rules, home, words } = board
  const running = routes.flat()
  const met = bitsOf(running.length === 0 ? [home] : [], words)
  for (const route of running) unite(met, route.touches)
  const meeting = board.routesOf(train).filter(({ touches }) => meet(touches, met))
  if (train.kind !== 'freight') return meeting.length > 0
  const joined = arranged.flatMap(({ parts }) => parts)
  const permanent = train.permanent === true
  const tried = new Set<string>()
  return meeting.some(({ ends }) => {
    const name = ends.map(({ stop }) => stop).join()
    if (tried.has(name)) return false
    tried.add(name)
    return freightValues(graph, [...joined, { permanent, ends }], rules.shared ?? {}).length > 0
  })
}

function callsAtHome(board: SharedBoard, train: SharedTrain): boolean {
  const home = bitsOf([board.home], board.words)
  return board.routesOf(train).some(({ touches }) => meet(touches, home))
}
