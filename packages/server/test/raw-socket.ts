import { randomBytes } from 'node:crypto'
import { type Socket, connect } from 'node:net'

export const OPCODE = { text: 1, close: 8, ping: 9, pong: 10 } as const

/** A socket that says what no browser would: frames by hand. */
export class RawSocket {
  /** The status line of the answer to the request for a socket. */
  readonly status: string
  readonly #socket: Socket
  #bytes: Buffer
  #ended = false

  /** Asks for a socket at a path; it need not be opened. */
  static open(address: string, path: string, headers: Record<string, string> = {}): Promise<RawSocket> {
    const { hostname, port, host } = new URL(address)
    const lines = Object.entries({
      host,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
      })
      socket.once('error', reject)
      socket.once('close', () => reject(new Error(`cut off at ${path}`)))
      let head = Buffer.alloc(0)
      socket.on('data', function read(bytes: Buffer) {
        head = Buffer.concat([head, bytes])
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        socket.off('data', read)
        const status = head.toString('latin1', 0, head.indexOf('\r\n'))
        resolve(new RawSocket(socket, status, head.subarray(end + 4)))
      })
    })
  }

  constructor(socket: Socket, status: string, bytes: Buffer) {
    this.#socket = socket
    this.status = status
    this.#bytes = bytes
    socket.on('data', (more: Buffer) => (this.#bytes = Buffer.concat([this.#bytes, more])))
    socket.on('close', () => (this.#ended = true))
    socket.on('error', () => {})
  }

  /** Frames in one write. */
  send(opcode: number, payload: string, times = 1): void {
    const data = Buffer.from(payload)
    // Shorter than 126 bytes, masked with zeros.
    const frame = Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | data.length, 0, 0, 0, 0]), data])
    this.#socket.write(Buffer.concat(Array.from({ length: times }, () => frame)))
  }

  /** The frames that have come whole. */
  get frames(): { readonly opcode: number; readonly payload: Buffer }[] {
    const frames: { opcode: number; payload: Buffer }[] = []
    const bytes = this.#bytes
    for (let at = 0; at + 2 <= bytes.length;) {
      const short = (bytes[at + 1] ?? 0) & 127
      const head = short < 126 ? 2 : short === 126 ? 4 : 10
      if (at + head > bytes.length) break
      const length =
        short < 126
          ? short
          : short === 126
            ? bytes.readUInt16BE(at + 2)
            : Number(bytes.readBigUInt64BE(at + 2))
      if (at + head + length > bytes.length) break
      frames.push({
        opcode: (bytes[at] ?? 0) & 15,
        payload: bytes.subarray(at + head, at + head + length),
      })
      at += head + length
    }
    return frames
  }

  count(opcode: number): number {
    return this.frames.filter((frame) => frame.opcode === opcode).length
  }

  get isClosed(): boolean {
    return this.#ended
  }

  end(): void {
    this.#socket.destroy()
  }
}
