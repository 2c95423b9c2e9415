import { CLOSE, type Fault } from '@roundhouse/protocol'
import type { Storage } from '@roundhouse/storage'
import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '../options.ts'
import type { BotTurns } from './bot-turns.ts'
import { LiveGame } from './live-game.ts'
import { loadGame } from './load.ts'
import { TableChat } from './table-chat.ts'

export type Found =
  | { readonly ok: true; readonly game: LiveGame }
  | { readonly ok: false; readonly fault: Fault }

/** The games in memory: loaded when somebody needs them, forgotten when nobody has for a while. */
export class LiveGames {
  readonly #storage: Storage
  readonly #bots: BotTurns
  readonly #limits: Limits
  readonly #games = new Map<string, Promise<Found>>()
  readonly #loaded = new Map<string, LiveGame>()
  readonly #sweeper: NodeJS.Timeout
  readonly #log: Pick<FastifyBaseLogger, 'error'>
  /** Games whose trouble the operator knows of. */
  readonly #reported = new Set<string>()
  stopping = false
  /** The build of the pages that are served, told to every page that comes. */
  build: string | null = null

  constructor(storage: Storage, bots: BotTurns, limits: Limits, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#log = log
    this.#storage = storage
    this.#bots = bots
    this.#limits = limits
    this.#sweeper = setInterval(() => this.sweep(), Math.max(1000, limits.idle / 2))
    this.#sweeper.unref()
  }

  get size(): number {
    return this.#loaded.size
  }

  /** The game if it is in memory. */
  peek(id: string): LiveGame | null {
    return this.#loaded.get(id) ?? null
  }

  find(id: string): Promise<Found> {
    if (this.#loaded.get(id)?.broken === true) this.#forget(id)
    let found = this.#games.get(id)
    if (found === undefined) {
      found = this.#load(id)
      this.#games.set(id, found)
      found.then((each) => each.ok || this.#forget(id)).catch(() => this.#forget(id))
    }
    return found
  }

  /** Tells the operator once what is wrong with a game, however many pages ask for it. */
  report(id: string, problem: object, words: string): void {
    if (this.#reported.has(id)) return
    this.#reported.add(id)
    this.#log.error({ game: id, ...problem }, words)
  }

  /** After a fault of the disk: what it kept from being played is played now. */
  resume(): void {
    for (const game of this.#loaded.values()) {
      if (game.broken || this.stopping) continue
      const settled = game.run(async () => {
        await game.settle()
        game.broadcastTable()
      })
      settled.catch((error: unknown) => game.onTrouble(error))
    }
  }

  /** Forgets the games that nobody looks at, plays or waits for. */
  sweep(now: number = performance.now()): void {
    for (const [id, game] of this.#loaded) {
      const needed = game.watchers.size > 0 || game.busy || this.#bots.waitsFor(game)
      if (!needed && now - game.usedAt >= this.#limits.idle) this.#forget(id)
    }
  }

  /** Finishes what was begun, and sends everybody away. */
  async stop(): Promise<void> {
    this.stopping = true
    clearInterval(this.#sweeper)
    this.#bots.stop()
    await Promise.allSettled(this.#games.values())
    await Promise.all(Array.from(this.#loaded.values(), (game) => game.drained()))
    this.#bots.stop()
    for (const game of this.#loaded.values()) {
      for (const watcher of game.watchers) watcher.close(CLOSE.restart, 'restart')
    }
  }

  async #load(id: string): Promise<Found> {
    const result = await loadGame(this.#storage, id)
    if (!result.ok) {
      const { fault, cause } = result
      if (fault.code !== 'no-such-game') this.report(id, { fault, err: cause }, 'a game cannot be loaded')
      return { ok: false, fault }
    }
    this.#reported.delete(id)
    const chat = new TableChat(id, this.#storage, this.#limits)
    const game = new LiveGame(this.#storage, result.loaded, chat, this.#limits)
    game.build = this.build
    game.onSettled = (each) => {
      if (!this.stopping) this.#bots.wake(each)
    }
    game.onTrouble = (error) => this.#log.error({ game: id, err: error }, 'a game is in trouble')
    this.#loaded.set(id, game)
    await game.run(() => game.settle())
    return { ok: true, game }
  }

  #forget(id: string): void {
    this.#games.delete(id)
    this.#loaded.delete(id)
  }
}
