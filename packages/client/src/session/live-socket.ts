import { CLOSE, type ClientMessageBody, type ServerMessage, parseServerMessage } from '@roundhouse/protocol'

/** A socket that comes back by itself. */
export interface LiveSocket {
  /** False when there is no connection now; nothing is queued here. */
  send(message: ClientMessageBody): boolean
  close(): void
}

export interface LiveHandlers {
  /** The last version the page has, asked for at every connection. */
  since(): number
  /** The last line of the chat it has. */
  chat(): number
  message(message: ServerMessage): void
  /** What of the game this browser has seen, as the address has it; null: nothing. */
  seen(): string | null
  /** Connected or not; `gone` says that there is no further try, and a fault has told why. */
  state(state: 'connecting' | 'online' | 'offline' | 'gone'): void
}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000
const PING_EVERY = 20_000
/** Silence for longer than this after a ping is a dead line. */
const SILENCE = 8_000

export function openLiveSocket(game: string, handlers: LiveHandlers): LiveSocket {
  let socket: WebSocket | null = null
  let retry: ReturnType<typeof setTimeout> | null = null
  let silence: ReturnType<typeof setTimeout> | null = null
  let failures = 0
  let closed = false

  function connect(): void {
    if (closed || socket !== null) return
    if (retry !== null) clearTimeout(retry)
    retry = null
    handlers.state('connecting')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const seen = handlers.seen()
    const known = `since=${handlers.since()}&chat=${handlers.chat()}${seen === null ? '' : `&seen=${seen}`}`
    const address = `${scheme}://${location.host}/api/live?game=${encodeURIComponent(game)}&${known}`
    const opened = new WebSocket(address)
    socket = opened
    opened.addEventListener('message', (event) => {
      if (socket !== opened) return
      heard()
      const message = typeof event.data === 'string' ? parseServerMessage(event.data) : null
      if (message === null) return
      if (message.type === 'welcome') {
        failures = 0
        handlers.state('online')
      }
      handlers.message(message)
    })
    opened.addEventListener('close', (event) => {
      if (socket === opened) dropped(event.code)
    })
  }

  function dropped(code: number): void {
    heard()
    socket = null
    if (closed) return
    if (code === CLOSE.noSuchGame || code === CLOSE.cannotLoad || code === CLOSE.pastDiffers) {
      close()
      handlers.state('gone')
      return
    }
    handlers.state('offline')
    failures += 1
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1))
    // Spread out, so that after a restart not everybody comes in the same moment.
    const pause = code === CLOSE.flood ? LONGEST_PAUSE : longest * (0.5 + Math.random() / 2)
    // Another link opens this seat now; whether it is still ours, only the server knows.
    if (code === CLOSE.seatChanged && failures === 1) return connect()
    if (retry === null) retry = setTimeout(connect, pause)
  }

  function cut(): void {
    const lost = socket
    if (lost === null) return
    socket = null
    lost.close()
    dropped(1006)
  }

  function heard(): void {
    if (silence !== null) clearTimeout(silence)
    silence = null
  }

  function ping(): void {
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send('{"type":"ping"}')
    silence ??= setTimeout(cut, SILENCE)
  }

  function comeBack(): void {
    if (socket === null) connect()
    else ping()
  }

  function seen(): void {
    if (document.visibilityState === 'visible') comeBack()
  }

  function close(): void {
    closed = true
    heard()
    clearInterval(heartbeat)
    if (retry !== null) clearTimeout(retry)
    removeEventListener('online', comeBack)
    removeEventListener('offline', cut)
    document.removeEventListener('visibilitychange', seen)
    const last = socket
    socket = null
    last?.close()
  }

  const heartbeat = setInterval(ping, PING_EVERY)
  addEventListener('online', comeBack)
  addEventListener('offline', cut)
  document.addEventListener('visibilitychange', seen)
  connect()
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    close,
  }
}
