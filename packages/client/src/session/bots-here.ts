import { type ReadonlySignal, signal } from '@preact/signals'
import type { BotQuestion } from '@roundhouse/bots'
import { LEVELS, type Level, levelsOf } from '@roundhouse/bots/levels'
import { type Action, type Title, refuse } from '@roundhouse/kernel'
import type { BotMove } from '../bots/bot-client.ts'

/** Bots of this browser that have no answer. */
export interface FailingBots {
  /** Who was asked, and who plays instead; null: nobody, and the game waits. */
  readonly now: ReadonlySignal<{ readonly level: Level; readonly plays: Level | null } | null>
  /** They are asked once more as they were chosen. */
  again(): void
}

/** The bots of a game around one screen, which think in this browser. */
export interface BotsHere {
  readonly failing: FailingBots
  /** What one of them does; null when it has no answer, or nobody waits for it any more. */
  answer(title: Title, question: BotQuestion, stop: AbortSignal): Promise<Action | null>
}

/**
 * A part of the program may not come over the network, and a bot may fail: the first time the game waits, so that
 * somebody can let it try again; after that the next simpler bot plays. Both are told, for who chose an opponent shall
 * not meet another one unawares. `retry` is called when they are to be asked again.
 */
export function botsHere(retry: () => void): BotsHere {
  const now = signal<{ readonly level: Level; readonly plays: Level | null } | null>(null)
  /** Nobody above this level is asked, until somebody says so. */
  let highest: Level | null = null
  let failures = 0

  async function answer(title: Title, question: BotQuestion, stop: AbortSignal): Promise<Action | null> {
    const { level: chosen } = question
    let level = lower(chosen, highest)
    while (true) {
      const move = await asked(title, { ...question, level }, stop)
      if (stop.aborted) return null
      if (move !== null) {
        if (level === chosen && move.by === chosen) failures = 0
        if (move.by !== chosen) now.value = { level: chosen, plays: move.by }
        else if (highest === null && now.peek()?.level === chosen) now.value = null
        return move.action
      }
      failures += 1
      const simpler = levelBelow(title, level)
      if (failures === 1 || simpler === null) {
        now.value = { level: chosen, plays: null }
        return null
      }
      highest = level = simpler
    }
  }

  function again(): void {
    const waits = now.peek()?.plays === null
    highest = null
    now.value = null
    if (waits) retry()
  }

  return { failing: { now, again }, answer }
}

/** Null when it has no answer, or none that the rules allow. */
async function asked(title: Title, question: BotQuestion, stop: AbortSignal): Promise<BotMove | null> {
  try {
    // A table without bots does not load them.
    const { botMove } = await import('../bots/bot-client.ts')
    const move = await botMove(title, question, stop)
    return move === null || refuse(title, question.state, question.seat, move.action) !== null ? null : move
  } catch {
    return null
  }
}

function lower(level: Level, highest: Level | null): Level {
  return highest !== null && LEVELS.indexOf(level) > LEVELS.indexOf(highest) ? highest : level
}

function levelBelow(title: Title, level: Level): Level | null {
  return levelsOf(title.id).findLast((each) => LEVELS.indexOf(each) < LEVELS.indexOf(level)) ?? null
}
