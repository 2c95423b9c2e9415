import { createRng, draw } from '@roundhouse/kernel'
import type { ChicagoState } from '@roundhouse/titles/chicago-express'
import type { Bot, Candidate } from '../packages/bots/src/bot.ts'

/**
 * A bot whose values are off by whim, so that more than its own best line is seen: turns anew each time, bids once for an
 * auction, since a whim for each bid would only raise the price.
 */
export function exploring(bot: Bot, turnWhim: number, bidWhim: number): Bot {
  return {
    ...bot,
    choose(turn, pickBelow, budget) {
      const decision = bot.choose(turn, pickBelow, budget)
      if (decision.candidates.length < 2) return decision
      const { auction } = turn.state as ChicagoState
      const offOf = ({ action }: Candidate): number => {
        if (auction === null) return (turnWhim * (pickBelow(2001) - 1000)) / 1000
        if (action.type === 'pass') return 0
        const { company, kind, opener } = auction
        const drawn = draw(createRng(`${turn.nature}/${company}/${kind}/${opener}/w`), 2001)
        return (bidWhim * (drawn - 1000)) / 1000
      }
      let best = decision.candidates[0] as Candidate
      let most = Number.NEGATIVE_INFINITY
      for (const candidate of decision.candidates) {
        const worth = (candidate.worth[turn.seat] as number) + offOf(candidate)
        if (worth <= most) continue
        most = worth
        best = candidate
      }
      return { action: best.action, candidates: decision.candidates }
    },
  }
}
