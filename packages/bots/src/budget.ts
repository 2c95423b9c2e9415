/**
 * How long a bot may think. Work is counted in positions looked at, so that a decision is the same on every machine;
 * a clock is for play. Whoever looks at a position says so and asks whether to go on.
 */
export interface Budget {
  /** Counts work; true while there is some left. */
  spend(work: number): boolean
  readonly spent: number
}

export function workBudget(most: number): Budget {
  return budgetOf((spent) => spent < most)
}

/** `now` is the caller's clock, in milliseconds: there is none below the server. */
export function timeBudget(milliseconds: number, now: () => number): Budget {
  const until = now() + milliseconds
  return budgetOf(() => now() < until)
}

/** The same budget, but over at once when somebody calls a halt. */
export function stoppable(budget: Budget, stopped: () => boolean): Budget {
  return {
    spend: (work) => budget.spend(work) && !stopped(),
    get spent() {
      return budget.spent
    },
  }
}

function budgetOf(more: (spent: number) => boolean): Budget {
  let spent = 0
  return {
    spend(work) {
      spent += work
      return more(spent)
    },
    get spent() {
      return spent
    },
  }
}
