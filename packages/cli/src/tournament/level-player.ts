import { type Bot, type Budget, decide, timeBudget, workBudget } from '@roundhouse/bots'
import type { Player, Thinking } from './player.ts'

/** A bot of ours at the table; the simpler ones behind it take over where it has no legal answer. */
export function levelPlayer(bots: readonly Bot[], thinking: Thinking): Player {
  return {
    choose({ title, state, seat, nature, draw }) {
      let milliseconds = 0
      const seated = bots.map((bot): Bot => {
        // The luck of a seat runs through its whole game; and only thinking counts as time, not what is asked around it.
        const timed: Bot['choose'] = (turn, _, budget) => {
          const began = performance.now()
          try {
            return bot.choose(turn, draw, budget)
          } finally {
            milliseconds += performance.now() - began
          }
        }
        return { id: bot.id, work: bot.work, choose: timed }
      })
      const toDecide = { title, state, seat, nature, luck: '' }
      const { action, failed } = decide(seated, toDecide, (bot) => budgetOf(bot, thinking))
      return Promise.resolve({ action, milliseconds, failed: failed[0]?.why ?? null })
    },
    close: () => Promise.resolve(),
  }
}

function budgetOf(bot: Bot, thinking: Thinking): Budget {
  if (thinking.kind === 'milliseconds') return timeBudget(thinking.most, () => performance.now())
  return workBudget(thinking.kind === 'work' ? thinking.most : bot.work)
}
