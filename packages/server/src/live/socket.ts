import type { WebSocket } from '@fastify/websocket'
import { CLOSE, fault } from '@roundhouse/protocol'
import { StorageFault } from '@roundhouse/storage'
import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '../options.ts'
import { arrive, leave, receive } from './connection.ts'
import { hear } from './hear.ts'
import { Line } from './line.ts'
import type { LiveGame } from './live-game.ts'
import type { LiveGames } from './live-games.ts'
import { LongAnswers } from './long-answers.ts'
import type { SeenLog } from './seen.ts'

export interface Visitor {
  readonly game: string
  readonly secret: string | null
  readonly since: number
  /** The last line of the chat that it has. */
  readonly chat: number
  /** How far it has seen the game; null: nothing it remembers. */
  readonly seen: SeenLog | null
  readonly address: string
  readonly log: FastifyBaseLogger
}

interface Open {
  readonly address: string
  /** Whether it has been heard of since the last heartbeat. */
  alive: boolean
}

/** Milliseconds between two looks at what waits to be sent: nobody's heap grows from one heartbeat to the next. */
const LOOK = 1000

/** All open sockets: who may have one, and who has to go. What one of them says is heard in `hear.ts`. */
export class Sockets {
  readonly #games: LiveGames
  readonly #limits: Limits
  readonly #answers: LongAnswers
  readonly #open = new Map<WebSocket, Open>()
  readonly #perAddress = new Map<string, number>()
  readonly #heart: NodeJS.Timeout
  readonly #look: NodeJS.Timeout

  constructor(games: LiveGames, limits: Limits, answers: LongAnswers = new LongAnswers(limits)) {
    this.#games = games
    this.#limits = limits
    this.#answers = answers
    this.#heart = setInterval(() => this.#beat(), limits.heartbeat)
    this.#heart.unref()
    this.#look = setInterval(() => this.look(), LOOK)
    this.#look.unref()
  }

  get size(): number {
    return this.#open.size
  }

  /** Takes over a socket that has just been opened; listens at once, so that nothing said early is lost. */
  welcome(socket: WebSocket, visitor: Visitor): void {
    const line = new Line(socket, visitor.address, this.#limits, this.#answers)
    if (this.#games.stopping) return line.turnAway(fault('server-stopping', {}), CLOSE.restart)
    if (!this.#count(socket, visitor.address))
      return line.turnAway(fault('too-many-sockets', {}), CLOSE.flood)

    const game = this.#seat(visitor, line)
    hear(socket, line, this.#limits, {
      sign: () => this.#mark(socket, true),
      message: async (text) => {
        const at = await game
        if (at !== null) await receive(at, line, text, this.#games.stopping)
      },
      failed: (error) => visitor.log.error({ err: error, game: visitor.game }, 'a message failed'),
    })
    socket.on('close', () => {
      this.#uncount(socket, visitor.address)
      game.then((at) => at && leave(at, line)).catch((error: unknown) => visitor.log.error(error))
    })
  }

  stop(): void {
    clearInterval(this.#heart)
    clearInterval(this.#look)
  }

  /** Cuts off those for whom too much waits: by themselves, or the worst of an address that is too slow as a whole. */
  look(): void {
    const unsent = new Map<string, WebSocket[]>()
    for (const [socket, { address }] of this.#open) {
      if (socket.bufferedAmount === 0) continue
      const others = unsent.get(address)
      if (others === undefined) unsent.set(address, [socket])
      else others.push(socket)
    }
    for (const sockets of unsent.values()) {
      let sum = sockets.reduce((bytes, socket) => bytes + socket.bufferedAmount, 0)
      for (const socket of sockets.toSorted((one, other) => other.bufferedAmount - one.bufferedAmount)) {
        if (sum <= this.#limits.addressBacklog) break
        sum -= socket.bufferedAmount
        socket.terminate()
      }
    }
  }

  /** Finding a game may mean to replay it, so this waits for its turn like every long answer. */
  async #seat(visitor: Visitor, line: Line): Promise<LiveGame | null> {
    let seated: LiveGame | null = null
    try {
      await line.long(async () => {
        const found = await this.#games.find(visitor.game)
        if (!found.ok) {
          const isUnknown = found.fault.code === 'no-such-game'
          return line.turnAway(found.fault, isUnknown ? CLOSE.noSuchGame : CLOSE.cannotLoad)
        }
        const differs = await arrive(found.game, line, visitor)
        if (differs !== null) {
          const words = 'pages have seen moves that the database does not have; it may be an older copy'
          this.#games.report(visitor.game, { fault: differs }, words)
          return line.turnAway(differs, CLOSE.pastDiffers)
        }
        seated = found.game
      })
    } catch (error) {
      // What the database does not do is noted once, where it fails.
      if (!(error instanceof StorageFault))
        visitor.log.error({ err: error, game: visitor.game }, 'a game cannot be loaded')
      line.turnAway(fault('database-failed', {}), CLOSE.failed)
    }
    return seated
  }

  #count(socket: WebSocket, address: string): boolean {
    const open = this.#perAddress.get(address) ?? 0
    if (open >= this.#limits.socketsPerAddress) return false
    this.#perAddress.set(address, open + 1)
    this.#open.set(socket, { address, alive: true })
    return true
  }

  #uncount(socket: WebSocket, address: string): void {
    this.#open.delete(socket)
    const open = (this.#perAddress.get(address) ?? 1) - 1
    if (open > 0) this.#perAddress.set(address, open)
    else this.#perAddress.delete(address)
  }

  #mark(socket: WebSocket, alive: boolean): void {
    const open = this.#open.get(socket)
    if (open !== undefined) open.alive = alive
  }

  #beat(): void {
    for (const [socket, { alive }] of this.#open) {
      if (!alive) {
        socket.terminate()
        continue
      }
      this.#mark(socket, false)
      socket.ping()
    }
  }
}
