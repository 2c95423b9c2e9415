import { type ReadonlySignal, signal } from '@preact/signals'
import { type BotQuestion, noviceAction } from '@roundhouse/bots'
import { LEVELS, type Level, levelsOf } from '@roundhouse/bots/levels'
import { type Action, type Seat, type Title, refuse } from '@roundhouse/kernel'
import type { BotMove } from '../bots/bot-client.ts'

/** A bot without an answer. */
export interface Failing {
  /** Who was asked. */
  readonly level: Level
  /** Who plays instead; null: nobody, and the game waits. */
  readonly plays: Level | null
  /** Where the game waits, who plays if it is tried again in vain; missing: nobody. */
  readonly inVain?: Level
}

/** Bots of this browser that have no answer. */
export interface FailingBots {
  readonly now: ReadonlySignal<Failing | null>
  /** Where the game waits, they are asked once more; where it goes on, they are with their next decision in any case. */
  again(): void
}

/** The bots of a game around one screen, which think in this browser. */
export interface BotsHere {
  readonly failing: FailingBots
  /** Seats or decisions are others now: what was told of bots that failed is over. */
  forget(): void
  /** What one of them does; null when it has no answer, or nobody waits for it any more. */
  answer(title: Title, question: BotQuestion, stop: AbortSignal): Promise<Action | null>
}

/**
 * A bot that fails or is late is replaced for that decision by the next simpler one. Where nobody above the Novice has an
 * answer, a part of the program may not have come over the network: the game waits, so that somebody can let it try
 * again; if that is in vain, the Novice plays. All of it is told, for who chose an opponent shall not meet another one
 * unawares. `retry` is called when they are to be asked again.
 */
export function botsHere(retry: () => void): BotsHere {
  const now = signal<Failing | null>(null)
  /** Whose bot it was that is told of. */
  let seatTold: Seat | null = null
  /** Somebody has let it try again, and nobody above the Novice has had an answer since. */
  let isTriedAgain = false

  async function answer(title: Title, question: BotQuestion, stop: AbortSignal): Promise<Action | null> {
    const { level: chosen, seat } = question
    for (const level of levelsDownFrom(title, chosen, isTriedAgain ? 'novice' : 'apprentice')) {
      const move = await asked(title, { ...question, level }, stop)
      if (stop.aborted) return null
      if (move === null) continue
      if (level !== 'novice') isTriedAgain = false
      if (move.by !== chosen) tell(seat, { level: chosen, plays: move.by })
      else if (seatTold === seat || now.peek()?.plays === null) tell(null, null)
      return move.action
    }
    tell(seat, { level: chosen, plays: null, inVain: 'novice' })
    return null
  }

  /** It stays until the bot of this seat has an answer of its own. */
  function tell(seat: Seat | null, failing: Failing | null): void {
    seatTold = seat
    now.value = failing
  }

  function forget(): void {
    tell(null, null)
    isTriedAgain = false
  }

  function again(): void {
    const waits = now.peek()?.plays === null
    tell(null, null)
    if (!waits) return
    isTriedAgain = true
    retry()
  }

  return { failing: { now, again }, forget, answer }
}

/** Null when it has no answer, or none that the rules allow. */
async function asked(title: Title, question: BotQuestion, stop: AbortSignal): Promise<BotMove | null> {
  const { level, state, seat, luck } = question
  try {
    // The Novice needs no thought, and nothing that may not come; of some titles there is no other.
    if (level === 'novice' || levelsOf(title.id).length < 2)
      return { action: noviceAction(title, state, seat, luck), by: level }
    // A table of Novices does not load them.
    const { botMove } = await import('../bots/bot-client.ts')
    const move = await botMove(question, stop)
    return move === null || refuse(title, question.state, question.seat, move.action) !== null ? null : move
  } catch {
    return null
  }
}

/** Whom to ask one after the other: who was chosen, then what simpler levels the title offers. */
function levelsDownFrom(title: Title, chosen: Level, lowest: Level): readonly Level[] {
  const simpler = LEVELS.slice(LEVELS.indexOf(lowest), LEVELS.indexOf(chosen))
  const offered = levelsOf(title.id).filter((each) => simpler.includes(each))
  return [chosen, ...offered.toReversed()]
}
