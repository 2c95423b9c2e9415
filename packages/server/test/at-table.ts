import { History, type LogEntry, type Seat, asReadonly, choices, walk } from '@roundhouse/kernel'
import type {
  ClientMessageBody,
  CreateGameBody,
  Seated,
  ServerMessage,
  TableView,
} from '@roundhouse/protocol'
import { titleOf } from '@roundhouse/titles'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, type ServerOptions, createServer } from '../src/index.ts'

const PATIENCE = 8000

/** A server on a free port with a data folder of its own. */
export async function startServer(
  options: Partial<ServerOptions> = {},
): Promise<RunningServer & { readonly data: string; remove(): Promise<void> }> {
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'roundhouse-'))
  const server = await createServer({ client: null, logLevel: 'silent', botDelay: 0, ...options, data })
  const remove = async (): Promise<void> => {
    await server.close()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...server, data, remove }
}

/** A browser: requests with the cookies it was given. */
export class Browser {
  readonly address: string
  readonly cookies = new Map<string, string>()

  constructor(server: { readonly address: string }) {
    this.address = server.address
  }

  async request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(this.address + path, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = (line.split(';', 1)[0] ?? '').split('=')
      if (name !== undefined && value !== undefined) this.cookies.set(name, value)
    }
    const raw = await response.text()
    return { status: response.status, headers: response.headers, text: raw, json: tryJson(raw) }
  }

  async post<Body>(path: string, body?: unknown): Promise<Body> {
    const answered = await this.request('POST', path, body)
    if (answered.status >= 400) throw new Error(`${answered.status} ${answered.text}`)
    return answered.json as Body
  }

  async get<Body>(path: string): Promise<Body> {
    return (await this.request('GET', path)).json as Body
  }

  create(body: Partial<CreateGameBody> = {}): Promise<Seated> {
    return this.post<Seated>('/api/games', { title: 'chicago-express', seats: people('Ana', null), ...body })
  }

  /** Sits down by the invite link of a game. */
  join(seated: Seated, name: string): Promise<Seated> {
    const invite = seated.game.invitePath?.split('#invite=')[1] ?? ''
    return this.post<Seated>(`/api/games/${seated.game.id}/join`, { name, invite })
  }

  open(game: string, since = 0, headers: Record<string, string> = {}): Promise<Place> {
    const url = `${this.address.replace('http', 'ws')}/api/live?game=${game}&since=${since}`
    return Place.open(url, { cookie: this.cookie, ...headers })
  }

  get cookie(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  }
}

interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
}

/** A page at the table: the socket, and the game as this page has replayed it. */
export class Place {
  readonly socket: WebSocket
  readonly received: ServerMessage[] = []
  history: History | null = null
  table: TableView | null = null
  closed: { readonly code: number; readonly reason: string } | null = null
  #read = 0
  #wake: () => void = () => {}

  static async open(url: string, headers: Record<string, string>): Promise<Place> {
    // Node's socket takes headers, which its type does not tell.
    const Socket = WebSocket as unknown as new (url: string, options: object) => WebSocket
    const place = new Place(new Socket(url, { headers }))
    await new Promise<void>((resolve, reject) => {
      place.socket.addEventListener('open', () => resolve())
      place.socket.addEventListener('error', () => reject(new Error('the socket was refused')))
    })
    return place
  }

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage))
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason }
      this.#wake()
    })
  }

  get version(): number {
    return this.history?.version ?? 0
  }

  send(message: ClientMessageBody | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The next message of this kind, skipping others. */
  async next<Type extends ServerMessage['type']>(
    type: Type,
  ): Promise<Extract<ServerMessage, { type: Type }>> {
    for (;;) {
      while (this.#read < this.received.length) {
        const message = this.received[this.#read++]
        if (message?.type === type) return message as Extract<ServerMessage, { type: Type }>
      }
      if (this.closed !== null) throw new Error(`closed with ${this.closed.code} while waiting for ${type}`)
      await this.#changed(`no ${type} came`)
    }
  }

  async gone(): Promise<{ readonly code: number; readonly reason: string }> {
    while (this.closed === null) await this.#changed('the socket stays open')
    return this.closed
  }

  async at(version: number): Promise<void> {
    await this.until(() => this.version >= version)
  }

  /** Waits until what this page knows satisfies `check`. */
  async until(check: () => boolean): Promise<void> {
    while (!check()) {
      if (this.closed !== null) throw new Error(`closed with ${this.closed.code}`)
      await this.#changed(`${check.toString()} did not come true`)
    }
  }

  /** The first of everything this seat may do, or what `choose` takes. */
  legal(seat: Seat, choose = 0): LogEntry & { kind: 'action' } {
    const { title, state } = this.history as History
    const [...actions] = walk(choices(title, state, seat))
    const action = actions[Math.min(choose, actions.length - 1)]
    if (action === undefined) throw new Error(`seat ${seat} is not asked`)
    return { kind: 'action', seat, action }
  }

  get asked(): Seat | null {
    const { title, state } = this.history as History
    return title.toAct(asReadonly(state))[0] ?? null
  }

  /** Plays a legal action and waits for its acknowledgement. */
  async play(seat: Seat, id: string = crypto.randomUUID(), choose = 0): Promise<number> {
    const { action } = this.legal(seat, choose)
    this.send({ type: 'act', id, seat, version: this.version, action })
    const { version } = await this.next('ack')
    return version
  }

  async close(): Promise<void> {
    this.socket.close()
    await this.gone()
  }

  #hear(message: ServerMessage): void {
    this.received.push(message)
    if (message.type === 'welcome' || message.type === 'table') this.table = message.table
    if (message.type === 'welcome') {
      const title = titleOf(message.setup.title)
      if (title === null) throw new Error('unknown title')
      if (this.history === null && message.from === 1) this.history = new History(title, message.start)
      this.#append(message.from, message.entries)
    }
    if (message.type === 'entries') this.#append(message.from, message.entries)
    this.#wake()
  }

  #append(from: number, entries: readonly LogEntry[]): void {
    const { history } = this
    if (history === null) return
    for (const [index, entry] of entries.entries()) {
      if (from + index <= history.version) continue
      if (from + index !== history.version + 1) throw new Error('a gap in the log')
      if (!history.append(entry).ok) throw new Error('an entry does not replay')
    }
  }

  #changed(complaint: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(complaint)), PATIENCE)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

export function people(...names: (string | null)[]): { kind: 'person'; name: string | null }[] {
  return names.map((name) => ({ kind: 'person', name }))
}

/** Ana and Ben at a running game of two, each with an open page. */
export async function twoAtTable(
  server: RunningServer,
): Promise<{ ana: Place; ben: Place; game: string; anaBrowser: Browser; benBrowser: Browser }> {
  const anaBrowser = new Browser(server)
  const benBrowser = new Browser(server)
  const seated = await anaBrowser.create()
  await benBrowser.join(seated, 'Ben')
  const game = seated.game.id
  const [ana, ben] = [await anaBrowser.open(game), await benBrowser.open(game)]
  await ana.next('welcome')
  await ben.next('welcome')
  return { ana, ben, game, anaBrowser, benBrowser }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
