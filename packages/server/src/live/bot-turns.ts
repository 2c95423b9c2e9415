import {
  type BotAnswer,
  type BotQuestion,
  LEVELS,
  type Level,
  levelOf,
  levelsOf,
  mannerOf,
  noviceAction,
} from '@roundhouse/bots'
import { type Action, type NotDone, type Seat, type Title, asReadonly, refuse } from '@roundhouse/kernel'
import { randomBytes } from 'node:crypto'
import type { LiveGame } from './live-game.ts'

/** Whoever thinks for bots: threads beside the one that answers the players. */
export interface Thinkers {
  ask(question: BotQuestion, signal?: AbortSignal): Promise<BotAnswer | NotDone>
}

/**
 * Who is asked, when, and under which rules. Once the game is undone, played on or carried over to newer rules, or another
 * bot plays the seat, its answer is not wanted any more.
 */
interface Asked {
  readonly rules: string
  readonly version: number
  readonly seat: Seat
  readonly bot: string
}

interface Thinking {
  readonly asked: Asked
  readonly stop: AbortController
}

/** Lets bots play when it is their turn, each after a pause, through the same door as people. */
export class BotTurns {
  readonly #delay: number
  readonly #thinkers: Thinkers
  readonly #thinking = new Map<LiveGame, Thinking>()
  readonly #onError: (error: unknown) => void

  constructor(delay: number, thinkers: Thinkers, onError: (error: unknown) => void) {
    this.#delay = delay
    this.#thinkers = thinkers
    this.#onError = onError
  }

  /** To be called whenever a game has come to rest. */
  wake(game: LiveGame): void {
    const asked = askedIn(game)
    const before = this.#thinking.get(game)?.asked ?? null
    if (before !== null && asked !== null && isSame(before, asked)) return
    this.#forget(game)
    if (asked === null) return
    const stop = new AbortController()
    this.#thinking.set(game, { asked, stop })
    const timer = setTimeout(() => {
      this.#think(game, asked, stop.signal).catch(this.#onError)
    }, this.#delay)
    stop.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  waitsFor(game: LiveGame): boolean {
    return this.#thinking.has(game)
  }

  stop(): void {
    for (const { stop } of this.#thinking.values()) stop.abort()
    this.#thinking.clear()
  }

  async #think(game: LiveGame, asked: Asked, signal: AbortSignal): Promise<void> {
    try {
      if (!isAsked(game, asked)) return
      const action = await this.#actionOf(game, asked, signal)
      if (signal.aborted || action === null) return
      this.#forget(game)
      await game.run(() => this.#play(game, asked, action))
    } finally {
      if (this.#thinking.get(game)?.stop.signal === signal) this.#thinking.delete(game)
    }
  }

  /**
   * Whoever fails is replaced for this decision by the next simpler one: where it thinks, or, if its thread ends or does
   * not answer, in another thread. The Novice, the last of them, needs none.
   */
  async #actionOf(game: LiveGame, { seat, bot }: Asked, signal: AbortSignal): Promise<Action | null> {
    const { title, state } = game.history
    const chosen = levelOf(bot)
    if (chosen === null) throw new Error(`game ${game.id}: nobody knows the bot of seat ${seat}`)
    const seen = title.conceal(asReadonly(state), seat)
    // Their own luck: it has nothing to do with the seeds of games.
    const luck = randomBytes(16).toString('hex')
    const nature = `${game.id}/${seat}`
    const question = { title: title.id, manner: mannerOf(bot), state: seen, seat, nature, luck }
    const tell = (text: string): void => this.#onError(new Error(`game ${game.id}, seat ${seat}: ${text}`))
    let level = chosen
    while (level !== 'novice') {
      const answer = legal(await this.#thinkers.ask({ ...question, level }, signal), title, question)
      if (answer.ok) {
        for (const { bot, why } of answer.failed) tell(`the ${bot} failed, the ${answer.by} plays: ${why}`)
        return answer.action
      }
      if (answer.fault === 'cancelled' || answer.fault === 'stopped') return null
      // Where too many wait for a thread, a simpler bot would not get one either.
      const next = answer.fault === 'busy' ? 'novice' : levelBelow(title.id, level)
      tell(`the ${level} has no answer (${answer.fault}), the ${next} is asked: ${answer.why ?? ''}`)
      level = next
    }
    return noviceAction(title, seen, seat, luck)
  }

  async #play(game: LiveGame, asked: Asked, action: Action): Promise<void> {
    // Meanwhile somebody may have taken back an action or asked to, or another bot plays the seat.
    if (!isAsked(game, asked)) return this.wake(game)
    const { seat } = asked
    // What is played for a person is marked in the record.
    const by = game.stored.seats[seat]?.kind === 'person' ? ({ by: 'bot' } as const) : {}
    const committed = await game.commit({ kind: 'action', seat, action, ...by }, null)
    if (committed.kind === 'refused') throw new Error(`a bot plays ${committed.refusal.code}`)
    if (committed.kind === 'reloaded' && !committed.failed) this.wake(game)
  }

  #forget(game: LiveGame): void {
    this.#thinking.get(game)?.stop.abort()
    this.#thinking.delete(game)
  }
}

/** The first bot that is to act; null where people are. */
function askedIn(game: LiveGame): Asked | null {
  if (!game.running || game.broken || game.full || game.pending !== null) return null
  const { title, state, version } = game.history
  for (const seat of title.toAct(asReadonly(state))) {
    const bot = botAt(game, seat)
    if (bot !== null) return { rules: game.stored.rules, version, seat, bot }
  }
  return null
}

function isAsked(game: LiveGame, asked: Asked): boolean {
  const now = askedIn(game)
  return now !== null && isSame(now, asked)
}

function isSame(one: Asked, other: Asked): boolean {
  return (
    one.rules === other.rules &&
    one.version === other.version &&
    one.seat === other.seat &&
    one.bot === other.bot
  )
}

/** Who plays a seat: its own bot, or one that plays on for its person. */
function botAt(game: LiveGame, seat: Seat): string | null {
  const { bot = null, standIn = null } = game.stored.seats[seat] ?? {}
  return bot ?? standIn
}

/** The next simpler one that the title offers. */
function levelBelow(title: string, level: Level): Level {
  const simpler = LEVELS.slice(0, LEVELS.indexOf(level))
  return levelsOf(title).findLast((each) => simpler.includes(each)) ?? 'novice'
}

/** What the rules refuse is no answer; said here, it does not stop the table. */
function legal(
  answer: BotAnswer | NotDone,
  title: Title,
  { state, seat }: Pick<BotQuestion, 'state' | 'seat'>,
): BotAnswer | NotDone {
  const refusal = answer.ok ? refuse(title, state, seat, answer.action) : null
  return refusal === null ? answer : { ok: false, fault: 'failed', why: `plays ${refusal.code}` }
}
