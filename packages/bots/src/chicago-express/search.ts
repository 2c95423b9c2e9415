import type { Seat } from '@roundhouse/kernel'
import type { ChicagoAction, ChicagoState } from '@roundhouse/titles/chicago-express'
import type { Budget } from '../budget.ts'
import type { Figures } from './figures.ts'
import type { Judge } from './judge.ts'
import { wholeTurns } from './whole-turns.ts'

/** Turns that are followed from a position: those that the judge likes best for whoever moves. */
const FOLLOWED = 10
/** How curious the search is about turns that it has looked at little. */
const CURIOSITY = 1.2
/** How sharply the judge’s liking becomes a share of the attention. */
const SHARPNESS = 12

interface Way {
  readonly actions: readonly ChicagoAction[]
  readonly after: ChicagoState
  /** What the judge says at once; what the search says is `sum` over `visits`. */
  readonly worth: readonly number[]
  readonly prior: number
  readonly sum: number[]
  visits: number
  next: Position | null
}

interface Position {
  readonly mover: Seat
  readonly ways: readonly Way[]
  visits: number
}

/** One way at the root with what the search came to think of it. */
export interface Weighed {
  readonly actions: readonly ChicagoAction[]
  readonly worth: readonly number[]
  readonly visits: number
}

/** What each seat may hope for when everybody plays on as the judge would; a tree that grows where it is good to move. */
export class Search {
  readonly #judge: Judge
  readonly #figures: Figures
  readonly #root: Position | null
  readonly #still: readonly number[]

  constructor(state: ChicagoState, judge: Judge, figures: Figures, budget: Budget) {
    this.#judge = judge
    this.#figures = figures
    this.#still = judge.worths(state)
    this.#root = state.ended === null && state.auction === null ? this.#look(state, budget) : null
  }

  /** Looks a little further; false when there is nothing more to look at, or the budget is spent. */
  grow(budget: Budget): boolean {
    if (this.#root === null || this.#root.ways.length === 0) return false
    // Also where every way ends the game and nothing new is looked at.
    return this.#follow(this.#root, budget) !== null && budget.spend(1)
  }

  /** What the root is worth to every seat: the mean over all that was looked at. */
  worth(): readonly number[] {
    const root = this.#root
    if (root === null || root.visits === 0) return root?.ways[0]?.worth ?? this.#still
    const seats = this.#still.length
    const sum = Array.from({ length: seats }, () => 0)
    for (const way of root.ways)
      for (let seat = 0; seat < seats; seat++) sum[seat] = (sum[seat] as number) + (way.sum[seat] as number)
    return sum.map((each) => each / root.visits)
  }

  /** Most looked at first. */
  weighed(): Weighed[] {
    return (this.#root?.ways ?? [])
      .map(({ actions, worth, sum, visits }) => ({
        actions,
        worth: visits === 0 ? worth : sum.map((each) => each / visits),
        visits,
      }))
      .toSorted((a, b) => b.visits - a.visits)
  }

  /** Walks down to a position not seen yet, looks at it and tells what it found to all above. */
  #follow(position: Position, budget: Budget): readonly number[] | null {
    const way = mostPromising(position)
    if (way === undefined) return null
    let found: readonly number[] = way.worth
    if (way.after.ended === null) {
      if (way.next === null) {
        way.next = this.#look(way.after, budget)
        found = way.next.ways[0]?.worth ?? way.worth
      } else found = this.#follow(way.next, budget) ?? way.worth
    }
    way.visits += 1
    position.visits += 1
    for (let seat = 0; seat < found.length; seat++)
      way.sum[seat] = (way.sum[seat] as number) + (found[seat] as number)
    return found
  }

  #look(state: ChicagoState, budget: Budget): Position {
    const mover = state.turn
    const all: { actions: readonly ChicagoAction[]; after: ChicagoState; worth: number[] }[] = []
    for (const { actions, after } of wholeTurns(state, this.#judge, this.#figures)) {
      all.push({ actions, after, worth: this.#judge.worths(after) })
    }
    budget.spend(all.length)
    const liked = all
      .toSorted((a, b) => (b.worth[mover] as number) - (a.worth[mover] as number))
      .slice(0, FOLLOWED)
    const best = liked[0]?.worth[mover] ?? 0
    const powers = liked.map(({ worth }) => Math.exp(SHARPNESS * ((worth[mover] as number) - best)))
    const total = powers.reduce((sum, each) => sum + each, 0)
    return {
      mover,
      visits: 0,
      ways: liked.map((way, index) => ({
        ...way,
        prior: (powers[index] as number) / total,
        sum: way.worth.map(() => 0),
        visits: 0,
        next: null,
      })),
    }
  }
}

function mostPromising({ ways, mover, visits }: Position): Way | undefined {
  let best: Way | undefined
  let most = Number.NEGATIVE_INFINITY
  const curiosity = CURIOSITY * Math.sqrt(visits + 1)
  for (const way of ways) {
    const worth = way.visits === 0 ? (way.worth[mover] as number) : (way.sum[mover] as number) / way.visits
    const promise = worth + (curiosity * way.prior) / (1 + way.visits)
    if (promise > most) {
      most = promise
      best = way
    }
  }
  return best
}
