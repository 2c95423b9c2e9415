import { type ChicagoAction, type ChicagoState, cashOf, leastBid } from '@roundhouse/titles/chicago-express'
import type { Bot, Candidate } from '../bot.ts'
import type { Budget } from '../budget.ts'
import type { Figures } from './figures.ts'
import type { Judge } from './judge.ts'
import { PASS, bestFor, bidOf, outcomes } from './one-ply.ts'
import { Search } from './search.ts'

/** Searches turns and bids. A bid is a question of yes or no: the table if I win now against that if I pass. */
export function searching(id: string, work: number, judge: Judge, figures: Figures): Bot {
  return {
    id,
    work,
    choose({ state: given, seat }, _draw, budget) {
      const state = given as ChicagoState
      if (state.auction !== null) {
        const least = leastBid(state.auction)
        if (least > cashOf(state, seat)) return { action: PASS, candidates: [] }
        const { won, passed } = outcomes(state, seat, least, judge)
        const [ifWon, ifPassed] = [won, passed].map((after) => new Search(after, judge, figures, budget)) as [
          Search,
          Search,
        ]
        growInTurn([ifWon, ifPassed], budget)
        return bestFor(seat, [
          { action: bidOf(least), worth: ifWon.worth(), line: [] },
          { action: PASS, worth: ifPassed.worth(), line: [] },
        ])
      }
      const search = new Search(state, judge, figures, budget)
      growInTurn([search], budget)
      const candidates = search.weighed().map(({ actions, worth }) => ({
        action: actions[0] as ChicagoAction,
        worth,
        line: actions,
      }))
      return { action: (candidates[0] as Candidate).action, candidates }
    },
  }
}

function growInTurn(searches: readonly Search[], budget: Budget): void {
  let growing = searches
  while (growing.length > 0 && budget.spend(0)) growing = growing.filter((search) => search.grow(budget))
}
