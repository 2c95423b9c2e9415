import {
  type Action,
  type GameState,
  type Seat,
  type Title,
  createRng,
  draw,
  choices,
} from '@roundhouse/kernel'
import type { Bot, Candidate } from './bot.ts'
import { type Budget, stoppable, workBudget } from './budget.ts'
import { decide } from './decide.ts'
import type { Level, Manner } from './levels.ts'
import { novice } from './novice.ts'
import { botsUpTo, titleOfBots } from './title-bots.ts'

/** A decision asked for as plain data, for a worker of the browser or a thread of the server. */
export interface BotQuestion {
  readonly title: string
  readonly level: Level
  /** How it plays besides; none where it is left out. */
  readonly manner?: Manner | null
  /** As the seat may know it. */
  readonly state: GameState
  readonly seat: Seat
  /** Stays the same through the game. */
  readonly nature: string
  /** Differs from decision to decision. */
  readonly luck: string
}

export type BotAnswer =
  | {
      readonly ok: true
      readonly action: Action
      readonly candidates: readonly Candidate[]
      readonly by: string
      readonly failed: readonly { readonly bot: string; readonly why: string }[]
    }
  | { readonly ok: false; readonly fault: 'failed'; readonly why?: string }

/** Nobody waits longer for a bot at the table: by then it goes on with its best so far. */
const PATIENCE_MS = 900
/** Who chooses one of these knows that it thinks. */
const PATIENCE_WITH: Readonly<Record<string, number>> = { driver: 2_500, engineer: 25_000 }

/** The work of its level, or as much of it as a slow device does in time; `now` is the caller's clock. */
export function patient(bot: Bot, now: () => number): Budget {
  const until = now() + (PATIENCE_WITH[bot.id] ?? PATIENCE_MS)
  return stoppable(workBudget(bot.work), () => now() >= until)
}

/** What the first question to a title's bots, which loads them, and a busy machine may add to that. */
const MARGIN_MS = 10_000

/** Milliseconds after which no answer is waited for: by then a bot that does not hang has long stopped by itself. */
export function longestThought(level: Level): number {
  return (PATIENCE_WITH[level] ?? PATIENCE_MS) + MARGIN_MS
}

/** What a worker or a thread does for each question. */
export async function answerQuestion(question: BotQuestion, now: () => number): Promise<BotAnswer> {
  const { level, manner = null, state, seat, nature, luck } = question
  try {
    const title = await titleOfBots(question.title)
    if (title === null)
      return { ok: false, fault: 'failed', why: `${question.title} has no bots but the Novice` }
    const bots = await botsUpTo(title.id, level, manner)
    const decided = decide(bots, { title, state, seat, nature, luck }, (bot) => patient(bot, now))
    return { ok: true, ...decided }
  } catch (error) {
    return {
      ok: false,
      fault: 'failed',
      why: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

/** The answer of the simplest bot, which needs no worker. */
export function noviceAction(title: Title, state: GameState, seat: Seat, luck: string): Action {
  const rng = createRng(luck)
  const turn = { title, state, seat, choices: choices(title, state, seat), nature: '' }
  return novice.choose(turn, (below) => draw(rng, below), workBudget(novice.work)).action
}
