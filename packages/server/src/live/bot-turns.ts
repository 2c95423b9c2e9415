import {
  type BotAnswer,
  type BotQuestion,
  type Level,
  levelOf,
  mannerOf,
  noviceAction,
} from '@roundhouse/bots'
import { type Action, type NotDone, type Seat, asReadonly } from '@roundhouse/kernel'
import { randomBytes } from 'node:crypto'
import type { LiveGame } from './live-game.ts'

/** Whoever thinks for bots: threads beside the one that answers the players. */
export interface Thinkers {
  ask(question: BotQuestion, signal?: AbortSignal): Promise<BotAnswer | NotDone>
}

interface Thinking {
  /** The game as it was when the bot was asked; undone or played on, its answer is not wanted any more. */
  readonly version: number
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
    const before = this.#thinking.get(game)
    const { version } = game.history
    if (before?.version === version && botToAct(game) !== null) return
    this.#forget(game)
    if (botToAct(game) === null) return
    const stop = new AbortController()
    this.#thinking.set(game, { version, stop })
    const timer = setTimeout(() => {
      this.#think(game, version, stop.signal).catch(this.#onError)
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

  async #think(game: LiveGame, version: number, signal: AbortSignal): Promise<void> {
    try {
      const seat = botToAct(game)
      if (seat === null || game.history.version !== version) return
      const action = await this.#actionOf(game, seat, signal)
      if (signal.aborted || action === null) return
      this.#forget(game)
      await game.run(() => this.#play(game, seat, action, version))
    } finally {
      if (this.#thinking.get(game)?.stop.signal === signal) this.#thinking.delete(game)
    }
  }

  /** A bot that fails is replaced by the next simpler one where it thinks; where the threads fail, the Novice plays here. */
  async #actionOf(game: LiveGame, seat: Seat, signal: AbortSignal): Promise<Action | null> {
    const { title, state } = game.history
    const bot = botAt(game, seat) ?? ''
    const level: Level | null = levelOf(bot)
    if (level === null) throw new Error(`game ${game.id}: nobody knows the bot of seat ${seat}`)
    const seen = title.conceal(asReadonly(state), seat)
    // Their own luck: it has nothing to do with the seeds of games.
    const luck = randomBytes(16).toString('hex')
    if (level === 'novice') return noviceAction(title, seen, seat, luck)
    const nature = `${game.id}/${seat}`
    const question = { title: title.id, level, manner: mannerOf(bot), state: seen, seat, nature, luck }
    const answer = await this.#thinkers.ask(question, signal)
    if (answer.ok) {
      for (const { bot, why } of answer.failed) {
        this.#onError(new Error(`game ${game.id}: bot ${bot} failed, ${answer.by} plays: ${why}`))
      }
      return answer.action
    }
    if (answer.fault === 'cancelled' || answer.fault === 'stopped') return null
    this.#onError(
      new Error(`game ${game.id}: no thought of ${level} (${answer.fault}), the Novice plays: ${answer.why}`),
    )
    return noviceAction(title, seen, seat, luck)
  }

  async #play(game: LiveGame, seat: Seat, action: Action, version: number): Promise<void> {
    // Meanwhile somebody may have taken back an action, or asked to.
    if (botToAct(game) !== seat || game.history.version !== version) return this.wake(game)
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

function botToAct(game: LiveGame): Seat | null {
  if (!game.running || game.broken || game.full || game.pending !== null) return null
  const { title, state } = game.history
  for (const seat of title.toAct(asReadonly(state))) {
    if (botAt(game, seat) !== null) return seat
  }
  return null
}

/** Who plays a seat: its own bot, or one that plays on for its person. */
function botAt(game: LiveGame, seat: Seat): string | null {
  const { bot = null, standIn = null } = game.stored.seats[seat] ?? {}
  return bot ?? standIn
}
