import { type Socket, connect } from 'node:net'

/** From an address of its own, as an attacker would have; still this machine alone. */
const ADDRESS = '127.0.0.2'
/** Milliseconds between two portions. */
const BEAT = 10

/**
 * One client without manners: pings and the questions with the longest answers, at an even pace far above what
 * is allowed, half of its connections without reading, back at once whenever it is thrown out.
 */
export class FloodingClient {
  readonly #port: number
  readonly #game: string
  readonly #perSecond: number
  readonly #timer: NodeJS.Timeout
  readonly #began = performance.now()
  #socket: Socket | null = null
  #due = 0
  sent = 0
  connections = 0

  constructor(address: string, game: string, perSecond: number) {
    this.#port = Number(new URL(address).port)
    this.#game = game
    this.#perSecond = perSecond
    this.#timer = setInterval(() => this.#beat(), BEAT)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#socket?.destroy()
  }

  #beat(): void {
    if (this.#socket === null) this.#connect()
    const { sent } = this
    const due = ((performance.now() - this.#began) / 1000) * this.#perSecond
    // What could not be sent while it was thrown out is not made up for in one burst.
    this.#due = Math.min(due, this.#due + 2 * BEAT * (this.#perSecond / 1000))
    const count = Math.floor(this.#due - sent)
    if (count <= 0 || this.#socket?.writable !== true) return
    const frames = Array.from(
      { length: count },
      (_, index) => FRAMES[(sent + index) % FRAMES.length] as Buffer,
    )
    this.#socket.write(Buffer.concat(frames))
    this.sent += count
  }

  #connect(): void {
    const socket = connect({ port: this.#port, host: '127.0.0.1', localAddress: ADDRESS })
    this.#socket = socket
    this.connections += 1
    if (this.connections % 2 === 0) socket.pause()
    else socket.resume()
    socket.on('error', () => {})
    socket.once('close', () => (this.#socket = null))
    const head = [`GET /api/live?game=${this.#game} HTTP/1.1`, `Host: 127.0.0.1:${this.#port}`]
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
    const key = `Sec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}`
    socket.write([...head, ...upgrade, key, '', ''].join('\r\n'))
  }
}

const TEXT = 0x81
const PING = 0x89

/** A frame as a client sends it, under a mask of zeros. */
function frame(kind: number, text: string): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat([Buffer.from([kind, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

const FRAMES = [
  frame(PING, 'x'.repeat(100)),
  frame(TEXT, JSON.stringify({ type: 'since', version: 0 })),
  frame(TEXT, JSON.stringify({ type: 'earlier', before: 1_000_000 })),
  frame(TEXT, JSON.stringify({ type: 'hello', secret: 'x'.repeat(43), since: 0 })),
]
