import { type Socket, connect } from 'node:net'

/**
 * Visitors of the worst manners: they come back the moment they are sent away, read nothing of what they ask
 * for, or never end the request they began. On this machine alone, and only as many as were asked for.
 */
export class Swarm {
  readonly #port: number
  readonly #game: string
  readonly #sockets = new Set<Socket>()
  #going = true
  /** How often somebody was let in to the live socket. */
  opened = 0

  constructor(address: string, game: string) {
    this.#port = Number(new URL(address).port)
    this.#game = game
  }

  reconnecting(count: number): void {
    for (let each = 0; each < count; each++) this.#comeBack()
  }

  /** Asks for the whole log again and again and takes nothing of it. */
  slow(count: number): void {
    for (let each = 0; each < count; each++) {
      const socket = this.#open(this.#upgrade())
      socket.once('data', () => {
        socket.pause()
        const since = masked(JSON.stringify({ type: 'since', version: 0 }))
        const timer = setInterval(() => void socket.write(since), 5)
        socket.once('close', () => clearInterval(timer))
      })
    }
  }

  /** Begins a request and never ends it. */
  unfinished(count: number): void {
    const head = [`POST /api/games HTTP/1.1`, `Host: 127.0.0.1:${this.#port}`, 'Content-Length: 1000']
    for (let each = 0; each < count; each++)
      this.#open([...head, 'Content-Type: application/json', '', '{'].join('\r\n'))
  }

  end(): void {
    this.#going = false
    for (const socket of this.#sockets) socket.destroy()
  }

  #comeBack(): void {
    if (!this.#going) return
    const socket = this.#open(this.#upgrade())
    let isIn = false
    socket.on('data', (data: Buffer) => {
      if (!isIn && data.toString('latin1').startsWith('HTTP/1.1 101')) {
        isIn = true
        this.opened += 1
      }
      // A frame of closing (0x88) has two bytes of its own before the code: go, and come again.
      if (data.includes(0x88)) socket.end()
    })
    socket.once('close', () => setTimeout(() => this.#comeBack(), Math.random() * 20))
  }

  #open(text: string): Socket {
    const socket = connect(this.#port, '127.0.0.1')
    this.#sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => this.#sockets.delete(socket))
    socket.write(text)
    return socket
  }

  #upgrade(): string {
    const head = [`GET /api/live?game=${this.#game} HTTP/1.1`, `Host: 127.0.0.1:${this.#port}`]
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
    const key = `Sec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}`
    return [...head, ...upgrade, key, '', ''].join('\r\n')
  }
}

/** A text frame as a client sends it, under a mask of zeros. */
function masked(text: string): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}
