import type { WebSocket } from '@fastify/websocket'
import { CLOSE, type Fault, MESSAGE_LIMIT, fault } from '@roundhouse/protocol'
import { StorageFault } from '@roundhouse/storage'
import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '../options.ts'
import { arrive, leave, receive, send } from './connection.ts'
import { Flood } from './flood.ts'
import type { LiveGame } from './live-game.ts'
import type { LiveGames } from './live-games.ts'
import type { Watcher } from './watcher.ts'

export interface Visitor {
  readonly game: string
  readonly secret: string | null
  readonly since: number
  /** The last line of the chat that it has. */
  readonly chat: number
  readonly address: string
  readonly log: FastifyBaseLogger
}

/** All open sockets. The only file that knows what a socket is. */
export class Sockets {
  readonly #games: LiveGames
  readonly #limits: Limits
  /** Whether each socket has been heard of since the last heartbeat. */
  readonly #alive = new Map<WebSocket, boolean>()
  readonly #perAddress = new Map<string, number>()
  readonly #heart: NodeJS.Timeout

  constructor(games: LiveGames, limits: Limits) {
    this.#games = games
    this.#limits = limits
    this.#heart = setInterval(() => this.#beat(), limits.heartbeat)
    this.#heart.unref()
  }

  get size(): number {
    return this.#alive.size
  }

  /** Takes over a socket that has just been opened; listens at once, so that nothing said early is lost. */
  welcome(socket: WebSocket, visitor: Visitor): void {
    const watcher = this.#watcher(socket)
    const turnAway = (reason: Fault, code: number): void => {
      send(watcher, { type: 'fault', id: null, fault: reason })
      socket.close(code, reason.code)
    }
    if (this.#games.stopping) return turnAway(fault('server-stopping', {}), CLOSE.restart)
    if (!this.#count(socket, visitor.address)) return turnAway(fault('too-many-sockets', {}), CLOSE.flood)

    const game = this.#seat(visitor, watcher, turnAway)
    const flood = new Flood(this.#limits.messagesPerSecond, this.#limits.messageBurst, performance.now())
    let queue: Promise<unknown> = game
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      this.#alive.set(socket, true)
      const verdict = flood.take(performance.now())
      if (verdict === 'close') return turnAway(fault('rate-limited', { seconds: 10 }), CLOSE.flood)
      if (verdict === 'warn') {
        return send(watcher, { type: 'fault', id: null, fault: fault('rate-limited', { seconds: 1 }) })
      }
      if (verdict === 'drop' || socket.readyState !== socket.OPEN) return
      if (data.length > MESSAGE_LIMIT) {
        return send(watcher, { type: 'fault', id: null, fault: fault('oversized', { limit: MESSAGE_LIMIT }) })
      }
      const text = isBinary ? '' : data.toString('utf8')
      queue = queue
        .then(async () => {
          const at = await game
          if (at !== null) await receive(at, watcher, text, this.#games.stopping)
        })
        .catch((error: unknown) => {
          visitor.log.error({ err: error, game: visitor.game }, 'a message failed')
        })
    })
    socket.on('pong', () => this.#alive.set(socket, true))
    socket.on('close', () => {
      this.#uncount(socket, visitor.address)
      game.then((at) => at && leave(at, watcher)).catch((error: unknown) => visitor.log.error(error))
    })
  }

  stop(): void {
    clearInterval(this.#heart)
  }

  async #seat(
    visitor: Visitor,
    watcher: Watcher,
    turnAway: (reason: Fault, code: number) => void,
  ): Promise<LiveGame | null> {
    try {
      const found = await this.#games.find(visitor.game)
      if (found.ok) {
        await arrive(found.game, watcher, visitor)
        return found.game
      }
      turnAway(found.fault, found.fault.code === 'no-such-game' ? CLOSE.noSuchGame : CLOSE.cannotLoad)
    } catch (error) {
      // What the database does not do is noted once, where it fails.
      if (!(error instanceof StorageFault))
        visitor.log.error({ err: error, game: visitor.game }, 'a game cannot be loaded')
      turnAway(fault('database-failed', {}), CLOSE.failed)
    }
    return null
  }

  #watcher(socket: WebSocket): Watcher {
    return {
      seat: null,
      send: (text) => {
        if (socket.readyState !== socket.OPEN) return
        // Who cannot keep up is cheaper to welcome again than to wait for.
        if (socket.bufferedAmount > this.#limits.backlog) return socket.close(CLOSE.slow, 'slow')
        socket.send(text)
      },
      close: (code, reason) => socket.close(code, reason),
    }
  }

  #count(socket: WebSocket, address: string): boolean {
    const open = this.#perAddress.get(address) ?? 0
    if (open >= this.#limits.socketsPerAddress) return false
    this.#perAddress.set(address, open + 1)
    this.#alive.set(socket, true)
    return true
  }

  #uncount(socket: WebSocket, address: string): void {
    this.#alive.delete(socket)
    const open = (this.#perAddress.get(address) ?? 1) - 1
    if (open > 0) this.#perAddress.set(address, open)
    else this.#perAddress.delete(address)
  }

  #beat(): void {
    for (const [socket, alive] of this.#alive) {
      if (!alive) {
        socket.terminate()
        continue
      }
      this.#alive.set(socket, false)
      socket.ping()
    }
  }
}
