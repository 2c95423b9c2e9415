import {
  type Action,
  type Choice,
  type GameState,
  type Seat,
  type Title,
  choices,
  createRng,
  draw,
  refuse,
} from '@roundhouse/kernel'
import type { Bot, Candidate } from './bot.ts'
import type { Budget } from './budget.ts'

export interface Decided {
  readonly action: Action
  readonly candidates: readonly Candidate[]
  /** Who decided. */
  readonly by: string
  /** Who was asked before and failed, and how: for the log of whoever runs the bots. */
  readonly failed: readonly { readonly bot: string; readonly why: string }[]
}

/** A seat to be played: the state as it may know it, its character in this game, and the luck of this decision. */
export interface ToDecide {
  readonly title: Title
  readonly state: GameState
  readonly seat: Seat
  readonly nature: string
  readonly luck: string
}

/**
 * The answer of the first bot that has a legal one: who fails, or would play what is not legal, is replaced for this
 * decision by the next simpler. The last one plays anything legal, so there always is an answer.
 */
export function decide(
  bots: readonly Bot[],
  { title, state, seat, nature, luck }: ToDecide,
  budget: (bot: Bot) => Budget,
): Decided {
  const open: readonly Choice[] = choices(title, state, seat)
  const failed: { bot: string; why: string }[] = []
  for (const bot of bots) {
    const rng = createRng(luck)
    try {
      const turn = { title, state: title.clone(state), seat, choices: open, nature }
      const { action, candidates } = bot.choose(turn, (below) => draw(rng, below), budget(bot))
      const refusal = refuse(title, state, seat, action)
      if (refusal === null) return { action, candidates, by: bot.id, failed }
      failed.push({ bot: bot.id, why: `plays ${refusal.code}` })
    } catch (error) {
      failed.push({
        bot: bot.id,
        why: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    }
  }
  throw new Error(`no bot has an answer: ${JSON.stringify(failed)}`)
}
