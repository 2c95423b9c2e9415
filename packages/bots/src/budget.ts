/**
 * How long a bot may think. Work is counted in positions looked at, so that a decision is the same on every machine;
 * a clock is for play. Whoever looks at a position says so and asks whether to go on.
 */
export interface Budget {
  /** Counts work; true while there is some left. */
  spend(work: number): boolean
  /** Whether a piece of work of this size may still be begun: a budget is held within a tenth. */
  affords(work: number): boolean
  /** True once nothing is left: for those who want to know it in the midst of a piece of work. */
  isOver(): boolean
  readonly spent: number
}

export function workBudget(most: number): Budget {
  return budgetOf(
    (spent) => spent < most,
    (spent) => spent <= most * WITHIN,
  )
}

/** By how much a budget may be exceeded. */
const WITHIN = 1.1

/** `now` is the caller's clock, in milliseconds: there is none below the server. */
export function timeBudget(milliseconds: number, now: () => number): Budget {
  const until = now() + milliseconds
  const more = (): boolean => now() < until
  return budgetOf(more, more)
}

/** The same budget, but over at once when somebody calls a halt. */
export function stoppable(budget: Budget, stopped: () => boolean): Budget {
  return {
    spend: (work) => budget.spend(work) && !stopped(),
    affords: (work) => budget.affords(work) && !stopped(),
    isOver: () => budget.isOver() || stopped(),
    get spent() {
      return budget.spent
    },
  }
}

function budgetOf(more: (spent: number) => boolean, allows: (spent: number) => boolean): Budget {
  let spent = 0
  return {
    spend(work) {
      spent += work
      return more(spent)
    },
    affords: (work) => allows(spent + work),
    isOver: () => !more(spent),
    get spent() {
      return spent
    },
  }
}
