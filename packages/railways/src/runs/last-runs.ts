import type { RouteGraph, Stop } from '@roundhouse/routes'
import type { GameMap } from '../board/game-map.ts'
import type { CompanyIndex } from '../state/ids.ts'

/** What a best run depends on: all that the trains see, which trains they are, and in `key` how they count. */
export interface RunQuestion {
  readonly graph: RouteGraph
  readonly trains: readonly object[]
  readonly key: string
}

interface Answered<Answer> extends RunQuestion {
  readonly answer: Answer
}

/**
 * The last run of each company. What is built elsewhere changes nothing that its trains can see, so that a quarter of all
 * runs are as the one before.
 */
export class LastRuns<Answer> {
  readonly #known = new WeakMap<GameMap, (Answered<Answer> | undefined)[]>()

  /** What was known, or what is found now; it is kept unless there was no time to find more. */
  answer(
    map: GameMap,
    company: CompanyIndex,
    question: RunQuestion,
    find: () => Answer,
    isOver?: () => boolean,
  ): Answer {
    let known = this.#known.get(map)
    if (known === undefined) {
      known = []
      this.#known.set(map, known)
    }
    const last = known[company]
    if (last !== undefined && isSame(last, question)) return last.answer
    const answer = find()
    if (isOver?.() !== true) known[company] = { ...question, answer }
    return answer
  }
}

function isSame(one: RunQuestion, other: RunQuestion): boolean {
  const { stops, chains, positions } = one.graph
  return (
    one.key === other.key &&
    one.trains.length === other.trains.length &&
    one.trains.every((train, at) => isSameTrain(train, other.trains[at] as object)) &&
    stops.length === other.graph.stops.length &&
    chains.length === other.graph.chains.length &&
    positions === other.graph.positions &&
    // Chains that stay as they were stay the same objects, see departures.ts.
    chains.every((chain, at) => chain === other.graph.chains[at]) &&
    stops.every((stop, at) => isSameStop(stop, other.graph.stops[at] as Stop))
  )
}

/** Those of a table are the same objects; what is said of some is made anew each time. */
function isSameTrain(one: object, other: object): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

function isSameStop(one: Stop, other: Stop): boolean {
  return (
    one.id === other.id &&
    one.value === other.value &&
    one.own === other.own &&
    one.blocked === other.blocked &&
    one.kind === other.kind &&
    one.extra === other.extra &&
    one.terminal === other.terminal &&
    one.group === other.group &&
    one.home === other.home &&
    one.hex === other.hex &&
    one.port === other.port
  )
}
