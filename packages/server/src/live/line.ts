import type { WebSocket } from '@fastify/websocket'
import type { Seat } from '@roundhouse/kernel'
import { CLOSE, type Fault, fault } from '@roundhouse/protocol'
import type { Limits } from '../options.ts'
import type { Budget } from './budget.ts'
import { send } from './connection.ts'
import type { LongAnswers } from './long-answers.ts'
import type { Asker } from './watcher.ts'

/** The way to one watcher. What it does not take is never more than the backlog and one long answer. */
export class Line implements Asker {
  seat: Seat | null = null
  readonly #socket: WebSocket
  readonly #address: string
  readonly #limits: Pick<Limits, 'backlog' | 'heartbeat'>
  readonly #answers: LongAnswers
  readonly #budget: Budget
  /** Bytes of the long answer that is under way. */
  #long = 0
  #isAnswering = false

  constructor(
    socket: WebSocket,
    address: string,
    limits: Pick<Limits, 'backlog' | 'heartbeat'>,
    answers: LongAnswers,
  ) {
    this.#socket = socket
    this.#address = address
    this.#limits = limits
    this.#answers = answers
    this.#budget = answers.budget()
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  send(text: string): void {
    if (!this.#hasRoom()) return
    if (this.#isAnswering) this.#long += Buffer.byteLength(text)
    this.#socket.send(text)
  }

  pong(data: Buffer): void {
    if (this.#hasRoom()) this.#socket.pong(data)
  }

  async long(answer: () => Promise<void> | void): Promise<void> {
    const given = await this.#answers.give(
      this.#address,
      this.#budget,
      () => this.isOpen,
      async () => {
        this.#isAnswering = true
        try {
          await answer()
        } finally {
          this.#isAnswering = false
        }
        return this.#long
      },
    )
    if (given) await this.#taken()
    else this.turnAway(fault('rate-limited', { seconds: 10 }), CLOSE.flood)
  }

  longNow(answer: () => void): boolean {
    if (this.#budget.wait(performance.now()) > 0) return false
    const before = this.#socket.bufferedAmount
    answer()
    this.#answers.spend(this.#address, this.#budget, Math.max(0, this.#socket.bufferedAmount - before))
    return true
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  turnAway(reason: Fault, code: number): void {
    send(this, { type: 'fault', id: null, fault: reason })
    this.#socket.close(code, reason.code)
  }

  /** Who cannot keep up is cheaper to welcome again than to wait for. */
  #hasRoom(): boolean {
    if (!this.isOpen) return false
    if (this.#socket.bufferedAmount <= this.#limits.backlog + this.#long) return true
    this.#socket.close(CLOSE.slow, 'slow')
    return false
  }

  /** One long answer at a time: the next one waits until this one has left, and not for ever. */
  async #taken(): Promise<void> {
    const until = performance.now() + this.#limits.heartbeat
    while (this.isOpen && this.#socket.bufferedAmount > 0) {
      if (performance.now() > until) return this.close(CLOSE.slow, 'slow')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    this.#long = 0
  }
}
