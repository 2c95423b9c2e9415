import type { BestRun } from './answer.ts'
import { bitsOf } from './bits.ts'
import { type Cover, nothing, withCover } from './coverage.ts'
import { describeShared } from './describe-shared.ts'
import { filledAlone } from './few-slots.ts'
import { FREIGHT_RATE, PORT_RATE, groupingsOf } from './freight.ts'
import type { RouteGraph } from './graph.ts'
import { hungTogether } from './hung-together.ts'
import { type Waiting, searchInTurn } from './in-turn.ts'
import type { PlacePrices } from './place-prices.ts'
import { hasRoomFor, mayStayBehind, slotsLeavingNoRoom } from './room.ts'
import type { PossibleRun } from './run-elsewhere.ts'
import { SharedBoard } from './shared-board.ts'
import type { SharedRoute } from './shared-routes.ts'
import { type Arrangement, type Places, type SlotOption, placesOf } from './shared-slots.ts'
import { SlotFilling, needed } from './slot-filling.ts'
import { type Rules, type SharedTrain, kindName } from './trains.ts'
import type { Work } from './work.ts'

export interface SharedRun {
  readonly covers: readonly Cover[]
  /** For each cover how its trains run, and the routes picked so that all of them meet. */
  readonly arranged: readonly Arrangement[]
  readonly routes: readonly (readonly SharedRoute[])[]
  readonly score: number
}

/** The best run of trains that share track, each place paid once. */
export function solveShared(
  graph: RouteGraph,
  trains: readonly SharedTrain[],
  rules: Rules,
  work: Work,
): BestRun {
  return solveOn(new SharedBoard(graph, trains, rules, work), graph, work)
}

/**
 * The same on a board whose routes are known, at what the stops of this graph pay. `start` is a run that is possible
 * there: only what is better is looked for.
 */
export function solveOn(
  board: SharedBoard,
  graph: RouteGraph,
  work: Work,
  start: PossibleRun | null = null,
): BestRun {
  const { trains, rules, able } = board
  board.work = work
  const places = graph === board.graph ? board.places : placesOf(graph, rules)
  let best = rescored(board.lastRun, places)
  let { complete } = board
  let hope = Infinity
  // Every train that can run must, unless recorded games are followed: one stays behind only where the others leave it
  // no route, or, as it was read before, where as many as possible run without it.
  const optional = rules.shared?.runOptional === true
  const most = rules.shared?.mostTrainsRun === true
  const isWhole = start !== null && (optional || start.routes.length === able.length)
  const started = isWhole ? scoreOfRun(start, places) : -1
  const mayStay = optional ? [] : most ? able : mayStayBehind(board)
  // How many can does not depend on what stops pay.
  const first = best === null || !most ? 0 : able.length - best.routes.flat().length
  let looked = 0
  let prices: PlacePrices | null = null
  for (let idle = first; idle <= mayStay.length && complete; idle++) {
    looked = Math.max(looked, search(subsets(mayStay, idle)))
    const isFound = most && (best !== null || started >= 0)
    // Before that, what has not been looked at might bring more.
    if (isFound || idle === mayStay.length) hope = looked
    if (isFound) break
  }
  board.lastRun = complete ? best : null
  const upper = Math.min(ceilingOf(trains, rules, places), hope)
  const found = describeShared(graph, trains, rules, places, best, { complete, upper, work: work.done })
  return isWhole && started > (best?.score ?? -1) ? startAgain(start, found, rules) : found

  /** Leaves these behind and tries all groupings of the rest, the most promising first. Returns what none can exceed. */
  function search(behind: readonly (readonly SharedTrain[])[]): number {
    const floor = (): number => Math.max(best?.score ?? -1, started)
    const waiting: Waiting[] = []
    const seen = new Set<string>()
    /** Equal trains change places in a grouping without changing anything. */
    const isNew = (
      grouping: readonly (readonly SharedTrain[])[],
      others: readonly SharedTrain[],
    ): boolean => {
      const blocks = grouping.map((block) => block.map(kindName).join()).toSorted()
      const name = [...blocks, '', ...others.map(kindName)].join(' | ')
      if (seen.has(name)) return false
      seen.add(name)
      return true
    }
    for (const idle of behind) {
      const some = able.filter((train) => !idle.includes(train))
      const progress = { floor, meet: take.bind(null, most ? [] : idle) }
      const others = some.filter((train) => train.kind !== 'freight')
      for (const grouping of groupingsOf(some.filter((train) => train.kind === 'freight'))) {
        if (!board.mayStand(grouping) || !isNew(grouping, others)) continue
        const slots = slotsLeavingNoRoom(board, grouping, others, most ? [] : idle)
        if (slots === null) continue
        waiting.push({ slots, progress, bound: prices?.boundOf(slots) ?? Infinity, filling: null })
      }
    }
    const [only] = waiting
    const [slot] = only?.slots ?? []
    if (waiting.length === 1 && only?.slots.length === 1 && slot !== undefined) {
      // Most companies run one train or one chain.
      const home = bitsOf(board.home < 0 ? [] : [board.home], board.words)
      if (filledAlone(slot, places.weights, home, only.progress)) return Math.max(floor(), 0)
    }
    const fill = ({ slots, progress }: Waiting): SlotFilling =>
      new SlotFilling(places, board.choicesOf(slots, places), board, work, progress, waiting.length === 1)
    const found = searchInTurn(waiting, fill, places, prices, () => needed(floor(), places), work)
    complete &&= found.complete
    prices = found.prices
    return Math.max(found.bound, floor(), 0)
  }

  function take(idle: readonly SharedTrain[], chosen: readonly SlotOption[], score: number): boolean {
    const run = hungTogether(board, chosen, score, (found) =>
      idle.every((train) => !hasRoomFor(board, found, train)),
    )
    if (run !== null) best = run
    return run !== null
  }
}

/** Nothing better was found than what the search began with. */
function startAgain(start: PossibleRun, { optimal, bound, work }: BestRun, { objective }: Rules): BestRun {
  const reached = start.revenue + (objective === 'total' ? start.extras : 0)
  return { ok: true, ...start, optimal, bound: optimal ? reached : Math.max(bound, reached), work }
}

function scoreOfRun({ revenue, extras }: PossibleRun, { revenueWeight, hexesPay }: Places): number {
  return revenue * revenueWeight + (hexesPay ? extras : 0)
}

/** A run at what places pay now. */
function rescored(run: SharedRun | null, { weights }: Places): SharedRun | null {
  if (run === null) return null
  const collected = run.covers.reduce((so, cover) => withCover(weights, so, cover), nothing(weights.length))
  return { ...run, score: collected.score }
}

/** More than any run can reach: every place paid and every freight train's hexes at the better rate. */
export function ceilingOf(trains: readonly SharedTrain[], rules: Rules, places: Places): number {
  return places.weights.reduce((sum, weight) => sum + weight, 0) + hexCeiling(trains, rules, places)
}

function hexCeiling(trains: readonly SharedTrain[], rules: Rules, { revenueWeight }: Places): number {
  const { freightPerHex = FREIGHT_RATE, freightPerHexToPort = PORT_RATE } = rules.shared ?? {}
  const hexes = trains.reduce((sum, train) => sum + (train.kind === 'freight' ? train.hexes : 0), 0)
  return revenueWeight * Math.max(freightPerHex, freightPerHexToPort) * hexes
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}
