import { botOf } from '@roundhouse/bots'
import { type Rng, type Seat, asReadonly, choices, createRng, draw } from '@roundhouse/kernel'
import { randomBytes } from 'node:crypto'
import type { LiveGame } from './live-game.ts'

/** Lets bots play when it is their turn, each after a pause, through the same door as people. */
export class BotTurns {
  readonly #delay: number
  readonly #timers = new Map<LiveGame, NodeJS.Timeout>()
  /** Their own luck: it has nothing to do with the seeds of games. */
  readonly #rng: Rng = createRng(`sfc32:${randomBytes(16).toString('hex')}`)
  readonly #onError: (error: unknown) => void

  constructor(delay: number, onError: (error: unknown) => void) {
    this.#delay = delay
    this.#onError = onError
  }

  /** To be called whenever a game has come to rest. */
  wake(game: LiveGame): void {
    if (this.#timers.has(game) || botToAct(game) === null) return
    const timer = setTimeout(() => {
      this.#timers.delete(game)
      game.run(() => this.#play(game)).catch(this.#onError)
    }, this.#delay)
    this.#timers.set(game, timer)
  }

  waitsFor(game: LiveGame): boolean {
    return this.#timers.has(game)
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  async #play(game: LiveGame): Promise<void> {
    // Meanwhile somebody may have taken back an action, or asked to.
    const seat = botToAct(game)
    if (seat === null) return
    const { title, state } = game.history
    const bot = botOf(game.stored.seats[seat]?.bot ?? '')
    if (bot === null) throw new Error(`game ${game.id}: nobody knows the bot of seat ${seat}`)
    const seen = title.conceal(asReadonly(state), seat)
    const turn = { title, state: seen, seat, choices: choices(title, seen, seat) }
    const action = bot.choose(turn, (below) => draw(this.#rng, below))
    const committed = await game.commit({ kind: 'action', seat, action }, null)
    if (committed.kind === 'refused') throw new Error(`bot ${bot.id} plays ${committed.refusal.code}`)
    if (committed.kind === 'reloaded' && !committed.failed) this.wake(game)
  }
}

function botToAct(game: LiveGame): Seat | null {
  if (!game.running || game.broken || game.full || game.pending !== null) return null
  const { title, state } = game.history
  for (const seat of title.toAct(asReadonly(state))) {
    if (game.stored.seats[seat]?.kind === 'bot') return seat
  }
  return null
}
