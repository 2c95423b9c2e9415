import {
  type History,
  type LogEntry,
  type PlacedOrder,
  type Refusal,
  type Seat,
  asReadonly,
  fingerprint,
  followOrders,
  playForced,
  setupOf,
} from '@roundhouse/kernel'
import {
  CLOSE,
  type Fault,
  type Proposal,
  type ServerMessage,
  type TableView,
  fault,
} from '@roundhouse/protocol'
import { type SeatOrders, type Storage, StorageFault, type StoredGame, statusOf } from '@roundhouse/storage'
import { seatView } from '../lobby/summary.ts'
import { LIMITS, type Limits } from '../options.ts'
import { sha256 } from '../seats/secrets.ts'
import { textOf } from './game-text.ts'
import { type LoadedGame, loadGame, messageKey, recordOf } from './load.ts'
import type { TableChat } from './table-chat.ts'
import type { Watcher } from './watcher.ts'

export type Committed =
  | { readonly kind: 'kept'; readonly version: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'fault'; readonly fault: Fault }
  /** Not kept; the game was read from the disk again and may be newer than before. */
  | { readonly kind: 'reloaded'; readonly failed: boolean }

type GameLimits = Pick<Limits, 'ordersInARow' | 'logEntries' | 'freeUndos'>

/** The messages about orders that a seat may send again and be answered as before. */
const MOST_ANSWERED = 100

/** A proposal with the id of the message that made it. */
export interface PendingProposal {
  readonly message: string
  readonly proposal: Proposal
}

/**
 * One game in memory. Everything that reads or changes it goes through `run`, one job after the other, so
 * nobody ever sees an entry before its commit.
 */
export class LiveGame {
  readonly id: string
  /** When the owners of seats went who are not here now. */
  readonly left = new Map<Seat, number>()
  readonly watchers = new Set<Watcher>()
  readonly chat: TableChat
  stored: StoredGame
  history: History
  pending: PendingProposal | null = null
  /** What seats have ordered: private to each of them. */
  orders: readonly PlacedOrder[]
  /** When it was last needed, in the time that never goes back. */
  usedAt = performance.now()
  build: string | null = null
  /** Called after each change that a bot might answer. */
  onSettled: (game: LiveGame) => void = () => {}
  /** Called with what went wrong here and cannot be told to who asked. */
  onTrouble: (error: unknown) => void = () => {}
  readonly limits: GameLimits
  readonly #storage: Storage
  #messages: Map<string, number>
  /** For each seat, the latest messages about orders that were kept. */
  #answered: Map<Seat, readonly string[]>
  /** The last version that watchers were told of. */
  #told: number
  #tail: Promise<unknown> = Promise.resolve()
  #jobs = 0
  /** Could not be read again after a failure: not to be used any more. */
  broken = false

  constructor(storage: Storage, loaded: LoadedGame, chat: TableChat, limits: GameLimits = LIMITS) {
    this.#storage = storage
    this.limits = limits
    this.chat = chat
    this.id = loaded.stored.id
    this.stored = loaded.stored
    this.history = loaded.history
    this.#messages = loaded.messages
    this.#answered = answeredIn(loaded.orders)
    this.orders = loaded.orders.flatMap((each) => each.orders)
    this.#told = loaded.history.version
  }

  run<Result>(job: () => Promise<Result> | Result): Promise<Result> {
    this.#jobs += 1
    this.usedAt = performance.now()
    const result = this.#tail.then(() => {
      if (this.broken) throw new Error(`game ${this.id} could not be read again`)
      return job()
    })
    const done = (): void => {
      this.#jobs -= 1
    }
    this.#tail = result.then(done, done)
    return result
  }

  get busy(): boolean {
    return this.#jobs > 0
  }

  /** Resolves when all jobs so far are done. */
  async drained(): Promise<void> {
    await this.#tail
  }

  get version(): number {
    return this.history.version
  }

  get running(): boolean {
    return statusOf(this.stored) === 'running'
  }

  /** The entry that this message of this seat became, if it was kept before. */
  keptAs(seat: Seat, message: string): number | null {
    return this.#messages.get(messageKey(seat, message)) ?? null
  }

  /** Whether this message about an order of the seat was kept before, whatever has become of the order. */
  answered(seat: Seat, message: string): boolean {
    return this.#answered.get(seat)?.includes(message) === true
  }

  /** The log takes no more. It can be read and downloaded, and nothing is played any more. */
  get full(): boolean {
    return this.version >= this.limits.logEntries
  }

  /**
   * Plays an entry and whatever is forced or ordered after it, and keeps all of it in one transaction. With null it
   * only plays what is forced and ordered.
   */
  async commit(entry: LogEntry | null, message: string | null): Promise<Committed> {
    const { history } = this
    const before = history.version
    if (this.full) {
      if (entry === null) return { kind: 'kept', version: before }
      return { kind: 'fault', fault: fault('log-full', { most: this.limits.logEntries }) }
    }
    let { orders } = this
    try {
      const refusal = entry === null ? null : appendTo(history, entry)
      if (refusal !== null) return { kind: 'refused', refusal }
      playForced(history)
      orders = followOrders(history, orders, () => playForced(history), this.limits.ordersInARow)
    } catch (error) {
      // A mistake of ours in the rules may leave half an action behind.
      await this.#reloaded(error)
      throw error
    }
    const entries = history.log.slice(before)
    if (entries.length === 0) {
      await this.#followed(orders)
      return { kind: 'kept', version: before }
    }
    const ended = history.state.ended === null ? null : Date.now()
    const rows = entries.map((each, index) => ({
      number: before + 1 + index,
      entry: each,
      message: index === 0 ? message : null,
      ...(index === entries.length - 1 ? { fingerprint: fingerprint(history.title, history.state) } : {}),
    }))
    const toAct = history.title.toAct(asReadonly(history.state))
    const asking = history.title.asking?.(asReadonly(history.state)) ?? null
    try {
      const result = await this.#storage.append({ game: this.id, entries: rows, ended, toAct, asking })
      if (result === 'conflict') return await this.#reloaded(null)
    } catch (error) {
      // Storage notes its own faults; anything else is a mistake of ours.
      if (!(error instanceof StorageFault)) this.onTrouble(error)
      const reloaded = await this.#reloaded(error)
      // Nobody waits for an answer to what bots and orders do, so the table is told.
      if (message === null) this.broadcast({ type: 'fault', id: null, fault: fault('database-failed', {}) })
      return reloaded
    }
    const proposalDied = this.pending !== null
    this.pending = null
    this.stored = { ...this.stored, ended, toAct, asking, version: history.version }
    const first = entries[0]
    if (message !== null && first !== undefined)
      this.#messages.set(messageKey(first.seat, message), before + 1)
    this.#tell()
    await this.#followed(orders)
    const stoodDown = await this.#endStandIns(entries)
    if (proposalDied || stoodDown || ended !== null) this.broadcastTable()
    this.onSettled(this)
    return { kind: 'kept', version: before + 1 }
  }

  /** Plays on under other rules, which must mean the same for all entries so far; false when it could not be kept. */
  async changeRules(to: string): Promise<boolean> {
    const { rules: from } = this.stored
    const change = { from, to, version: this.version }
    let failure: unknown = null
    const changed = await this.#storage.changeRules(this.id, change).catch((error: unknown) => {
      failure = error
      return false
    })
    await this.#reloaded(failure)
    if (!changed) {
      this.broadcastTable()
      return false
    }
    for (const watcher of this.watchers) this.welcome(watcher, 0)
    this.onSettled(this)
    return true
  }

  /** Reads again who sits here and whether it is closed, and tells everybody. */
  async refresh(): Promise<void> {
    this.stored = (await this.#storage.game(this.id)) ?? this.stored
    this.broadcastTable()
  }

  /** Whoever speaks for this seat comes back and shows by what right. */
  sendAway(seat: Seat): void {
    for (const watcher of this.watchers) {
      if (watcher.seat !== seat) continue
      watcher.seat = null
      watcher.close(CLOSE.seatChanged, 'seat')
    }
  }

  /** What was set up anew before the game began: everybody here begins anew too. */
  async begin(): Promise<void> {
    await this.#reloaded(null)
    for (const watcher of this.watchers) this.welcome(watcher, 0)
    await this.settle()
  }

  async takeSeat(seat: Seat, name: string, secretHash: string): Promise<boolean> {
    const taken = await this.#storage.takeSeat(this.id, seat, { name, secretHash, at: Date.now() })
    this.stored = (await this.#storage.game(this.id)) ?? this.stored
    if (!taken) return false
    this.broadcastTable()
    if (this.running) await this.settle()
    return true
  }

  /** Plays what is forced in a game that has just begun or was just loaded, and wakes the bots. */
  async settle(): Promise<void> {
    if (!this.running) return
    await this.commit(null, null)
    this.onSettled(this)
  }

  /**
   * All orders that a seat has from now on, by a message of its own or null: by what was played. Fails when they cannot
   * be kept.
   */
  async keepOrders(seat: Seat, orders: readonly PlacedOrder[], message: string | null): Promise<void> {
    const before = this.#answered.get(seat) ?? []
    const answered = message === null ? before : [...before, message].slice(-MOST_ANSWERED)
    const own = orders.filter((each) => each.seat === seat)
    await this.#storage.keepOrders(this.id, { seat, orders: own, answered })
    this.#answered.set(seat, answered)
    this.orders = orders
    for (const watcher of this.watchers) if (watcher.seat === seat) this.sendOrders(watcher)
  }

  /** Who plays on for the person of a seat, from now on; everybody at the table sees it. */
  async keepStandIn(seat: Seat, bot: string | null): Promise<void> {
    if (this.stored.seats[seat]?.standIn === bot) return
    await this.#storage.keepStandIn(this.id, seat, bot)
    this.#seeStandIn(seat, bot)
    this.broadcastTable()
    this.onSettled(this)
  }

  /** To the owner of a seat alone, where the title knows orders at all. */
  sendOrders(watcher: Watcher): void {
    if (this.history.title.orders === undefined) return
    const orders = this.orders.filter(({ seat }) => seat === watcher.seat)
    watcher.send(JSON.stringify({ type: 'orders', orders } satisfies ServerMessage))
  }

  table(): TableView {
    const online = new Set(Array.from(this.watchers, (watcher) => watcher.seat))
    return {
      status: statusOf(this.stored),
      closedBy: this.stored.closed?.by ?? null,
      seats: this.stored.seats.map((seat, index) =>
        seatView(seat, online.has(index), this.left.get(index) ?? null),
      ),
      proposal: this.pending?.proposal ?? null,
      hints: this.stored.hints,
      seed: this.stored.ended === null ? null : this.stored.seed,
    }
  }

  welcome(watcher: Watcher, since: number): void {
    const { title, rules, variant, options, seats, seed } = this.stored
    const { version } = this
    const from = Math.min(since, version)
    const text = textOf(this.history)
    const lots = text.lots(() => setupOf(recordOf(this.stored, [])))
    const setup = { title, rules, variant, options, players: seats.length, seedHash: sha256(seed), lots }
    const message: Omit<Extract<ServerMessage, { type: 'welcome' }>, 'start' | 'entries'> = {
      type: 'welcome',
      build: this.build,
      game: this.id,
      seat: watcher.seat,
      setup,
      table: this.table(),
      version,
      hash: this.history.hashAt(),
      from: from + 1,
    }
    const told = JSON.stringify(message).slice(0, -1)
    watcher.send(`${told},"start":${text.start(watcher.seat)},"entries":${text.entries(from, version)}}`)
  }

  /** What this watcher lacks since a version. */
  sendSince(watcher: Watcher, since: number): void {
    const { version } = this
    const from = Math.min(since, version)
    const entries = textOf(this.history).entries(from, version)
    watcher.send(`{"type":"entries","version":${version},"from":${from + 1},"entries":${entries}}`)
  }

  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const watcher of this.watchers) watcher.send(text)
  }

  broadcastTable(): void {
    this.broadcast({ type: 'table', table: this.table() })
  }

  #seeStandIn(seat: Seat, bot: string | null): void {
    const seats = this.stored.seats.map((each, index) => (index === seat ? { ...each, standIn: bot } : each))
    this.stored = { ...this.stored, seats }
  }

  /** Whoever takes something back plays for himself again; after the end nobody plays. */
  async #endStandIns(entries: readonly LogEntry[]): Promise<boolean> {
    const { ended, seats } = this.stored
    const over = Array.from(seats.keys()).filter(
      (seat) =>
        seats[seat]?.standIn !== null &&
        (ended !== null || entries.some((entry) => entry.kind === 'undo' && entry.seat === seat)),
    )
    for (const seat of over) {
      this.#seeStandIn(seat, null)
      // A disk that fails here costs a stand-in that its person ends once more.
      await this.#storage.keepStandIn(this.id, seat, null).catch((error: unknown) => {
        if (!(error instanceof StorageFault)) this.onTrouble(error)
      })
    }
    return over.length > 0
  }

  /** Some may have stopped. Why they did follows from the log, so a disk that fails here loses nothing. */
  async #followed(orders: readonly PlacedOrder[]): Promise<void> {
    const changed = orders.filter((order) => !this.orders.includes(order))
    this.orders = orders
    for (const seat of new Set(changed.map((order) => order.seat))) {
      await this.keepOrders(seat, orders, null).catch((error: unknown) => {
        if (!(error instanceof StorageFault)) this.onTrouble(error)
        for (const watcher of this.watchers) if (watcher.seat === seat) this.sendOrders(watcher)
      })
    }
  }

  /** The disk is right: what was played without being kept, for whatever reason, is forgotten. */
  async #reloaded(reason: unknown): Promise<Committed> {
    const again = await this.#loadAgain(reason)
    this.stored = again.stored
    this.history = again.history
    this.#messages = again.messages
    this.#answered = answeredIn(again.orders)
    this.orders = again.orders.flatMap((each) => each.orders)
    this.pending = null
    this.#tell()
    return { kind: 'reloaded', failed: reason !== null }
  }

  async #loadAgain(reason: unknown): Promise<LoadedGame> {
    let cause: unknown
    try {
      const again = await loadGame(this.#storage, this.id)
      if (again.ok) return again.loaded
      this.broadcast({ type: 'fault', id: null, fault: again.fault })
      this.#giveUp(CLOSE.cannotLoad, again.fault.code)
      cause = again.cause
    } catch (error) {
      this.broadcast({ type: 'fault', id: null, fault: fault('database-failed', {}) })
      this.#giveUp(CLOSE.failed, 'database')
      cause = error
    }
    throw new Error(`game ${this.id} cannot be read again`, { cause: cause ?? reason })
  }

  #giveUp(code: number, reason: string): void {
    this.broken = true
    for (const watcher of this.watchers) watcher.close(code, reason)
  }

  #tell(): void {
    const from = this.#told
    if (this.version <= from) return
    this.#told = this.version
    this.broadcast({
      type: 'entries',
      version: this.version,
      from: from + 1,
      entries: this.history.log.slice(from),
    })
  }
}

function answeredIn(orders: readonly SeatOrders[]): Map<Seat, readonly string[]> {
  return new Map(orders.map(({ seat, answered }) => [seat, answered]))
}

function appendTo(history: History, entry: LogEntry): Refusal | null {
  const appended = history.append(entry)
  if (appended.ok) return null
  if (appended.refusal === null) throw new Error('an undo without a target')
  return appended.refusal
}
