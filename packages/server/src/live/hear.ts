import type { WebSocket } from '@fastify/websocket'
import { CLOSE, MESSAGE_LIMIT, fault } from '@roundhouse/protocol'
import type { Limits } from '../options.ts'
import { send } from './connection.ts'
import { Flood } from './flood.ts'
import type { Line } from './line.ts'

/** Bytes and messages of one socket that wait for the answer to an earlier one. */
const WAITING_BYTES = 4 * MESSAGE_LIMIT
const WAITING_MESSAGES = 200

/** How the library of sockets hears; its types do not know all of these. */
export const SOCKET_SETTINGS = {
  // A little above our own limit, so that what is too long can be answered before anything is cut.
  maxPayload: MESSAGE_LIMIT * 16,
  // Nobody who writes a message needs more pieces for it; each costs memory until the last one has come.
  maxFragments: 256,
  // Pings are answered below, as long as they are no flood.
  autoPong: false,
  /** Milliseconds for saying goodbye. */
  closeTimeout: 2000,
}

interface Hearing {
  /** Somebody is there. */
  readonly sign: () => void
  readonly message: (text: string) => Promise<void>
  readonly failed: (error: unknown) => void
}

/**
 * Hears one socket: a message after the other, and not too many. Pings and pongs count like messages, because each of
 * them is work, and an answer to a ping that nobody reads stays in memory.
 */
export function hear(
  socket: WebSocket,
  line: Line,
  limits: Pick<Limits, 'messagesPerSecond' | 'messageBurst'>,
  hearing: Hearing,
): void {
  const flood = new Flood(limits.messagesPerSecond, limits.messageBurst, performance.now())
  const most = Math.max(WAITING_MESSAGES, limits.messageBurst)
  const waiting = { bytes: 0, messages: 0 }
  let queue: Promise<unknown> = Promise.resolve()

  const sendAway = (): void => {
    line.turnAway(fault('rate-limited', { seconds: 10 }), CLOSE.flood)
    // Nothing of the flood is read any more; the time to say goodbye is short.
    socket.pause()
  }
  const passes = (): boolean => {
    hearing.sign()
    if (!line.isOpen) return false
    const verdict = flood.take(performance.now())
    if (verdict === 'close') sendAway()
    if (verdict === 'warn') {
      send(line, { type: 'fault', id: null, fault: fault('rate-limited', { seconds: 1 }) })
    }
    return verdict === 'pass'
  }

  socket.on('ping', (data: Buffer) => {
    if (passes()) line.pong(data)
  })
  socket.on('pong', passes)
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (!passes()) return
    if (data.length > MESSAGE_LIMIT) {
      return send(line, { type: 'fault', id: null, fault: fault('oversized', { limit: MESSAGE_LIMIT }) })
    }
    waiting.bytes += data.length
    waiting.messages += 1
    if (waiting.bytes > WAITING_BYTES || waiting.messages > most) return sendAway()
    const text = isBinary ? '' : data.toString('utf8')
    queue = queue
      .then(() => (line.isOpen ? hearing.message(text) : undefined))
      .catch(hearing.failed)
      .finally(() => {
        waiting.bytes -= data.length
        waiting.messages -= 1
      })
  })
}
