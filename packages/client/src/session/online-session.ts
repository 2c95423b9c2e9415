import { type ReadonlySignal, type Signal, batch, computed, signal } from '@preact/signals'
import {
  type Action,
  History,
  type Order,
  type PlacedOrder,
  type Seat,
  type Title,
  rulesFault,
  rulesNumber,
} from '@roundhouse/kernel'
import {
  type ClientMessageBody,
  type Fault,
  type GameSetup,
  type ServerMessage,
  type TableView,
  fault,
  rulesFaultOf,
} from '@roundhouse/protocol'
import { isOtherBuild, reloadOnce, updateReady } from '../shell/build.ts'
import { randomHex } from '../shell/random-id.ts'
import { type KeptHistory, historyKeeper, rememberedHistory } from './kept-histories.ts'
import { openLiveSocket } from './live-socket.ts'
import { openOnlineChat } from './online-chat.ts'
import { onlineProposal, onlineUndo } from './online-undo.ts'
import { keepSeen, seenOf } from './seen.ts'
import type {
  ActResult,
  Connection,
  ProposalState,
  SeatInfo,
  Session,
  SessionOrders,
  UndoState,
} from './session.ts'

type Welcome = Extract<ServerMessage, { type: 'welcome' }>
/** What moves the game on; lines of the chat go their own way. */
type Ask = Exclude<Extract<ClientMessageBody, { id: string }>, { type: 'say' }>

/** A table on the server as this browser sees it: waiting for its first answer, open, or out of reach for good. */
export type OnlineStage =
  | { readonly kind: 'connecting' }
  /** `seen`: the game as this page knew it, as a file, where the server has another one. */
  | { readonly kind: 'failed'; readonly fault: Fault; readonly seen: string | null }
  | {
      readonly kind: 'open'
      readonly session: Session
      readonly table: ReadonlySignal<TableView>
      readonly setup: GameSetup
    }

export interface OnlineTable {
  readonly stage: ReadonlySignal<OnlineStage>
  readonly connection: ReadonlySignal<Connection>
  close(): void
}

/** Connects to a table. The server decides everything; this side replays what it was told. */
export function openOnlineTable(
  game: string,
  tableName: ReadonlySignal<string>,
  known: Title | null,
  /** The history of the game as this browser has kept it, if it has. */
  kept: KeptHistory | null = null,
): OnlineTable {
  const stage = signal<OnlineStage>({ kind: 'connecting' })
  const connection = signal<Connection>('connecting')
  const waiting = new Map<string, { readonly message: Ask; readonly settle: (result: ActResult) => void }>()
  const pending = signal(false)
  let opened: OpenGame | null = null
  /** What the server said last to nobody in particular: why it is about to close, or cannot save. */
  let complaint: Fault | null = null
  /** The build of the pages that the server serves now. */
  let served: string | null = null
  const chat = openOnlineChat(game, (message) => socket.send(message))

  const socket = openLiveSocket(game, {
    since: () => opened?.history.version ?? 0,
    chat: () => chat.last(),
    seen: () => opened?.seenLog() ?? seenOf(game),
    state(state) {
      if (state === 'gone') fail(complaint ?? fault('no-such-game', { game }))
      else connection.value = state
    },
    message(message) {
      try {
        batch(() => hear(message))
      } catch (error) {
        if (!newerPage()) throw error
      }
    },
  })

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        welcome(message)
        break
      case 'entries':
        saves()
        follow(message.from, message.entries)
        break
      case 'table':
        saves()
        opened?.see(message.table)
        break
      case 'chat':
        chat.hear(message.lines)
        break
      case 'orders':
        if (opened !== null) opened.signals.orders.value = message.orders
        break
      case 'ack':
        settle(message.id, { ok: true })
        break
      case 'refused':
        settle(message.id, { ok: false, refusal: message.refusal })
        break
      case 'fault':
        if (message.id !== null) settle(message.id, { ok: false, fault: message.fault })
        else if (message.fault.code !== 'malformed-message' || !newerPage()) complain(message.fault)
        break
      case 'pong':
        if (opened !== null && message.version > opened.history.version) askSince()
        break
    }
  }

  function complain(found: Fault): void {
    complaint = found
    if (found.code === 'database-failed' && connection.peek() === 'online') connection.value = 'unsaved'
  }

  function saves(): void {
    if (connection.peek() === 'unsaved') connection.value = 'online'
  }

  function welcome(message: Welcome): void {
    const title = known?.id === message.setup.title ? known : null
    const { rules } = message.setup
    const setup = JSON.stringify(message.setup)
    const unknown = title === null ? null : rulesFault(title, rules)
    served = message.build
    if (isOtherBuild(served)) updateReady.value = true
    if (title === null || unknown !== null) {
      // Newer rules, or a title that this page does not know: a newer page may know them.
      const newer = unknown === null || unknown.code === 'rules-version'
      if (newer && reloadOnce(`rules ${rules} ${served}`)) return
      fail(unknown === null ? fault('rules-version', { recorded: rules, known: '' }) : rulesFaultOf(unknown))
      return
    }
    if (opened === null || opened.seat !== message.seat || opened.setup !== setup) {
      // Another seat may know other things, another set-up is another game: begin anew, from there.
      opened = openGame(game, title, message, kept)
      const { table } = opened.signals
      stage.value = { kind: 'open', table, setup: message.setup, session: sessionOf(opened, message.setup) }
    }
    opened.see(message.table)
    follow(message.from, message.entries)
    const { history } = opened
    const isOther = history.version === message.version && history.hashAt() !== message.hash
    if (history.version > message.version || isOther) {
      fail(fault('past-differs', { seen: history.version, version: message.version }))
      return
    }
    // Sent before the line broke, perhaps in vain; the server knows the id of what it has already.
    for (const { message: kept } of waiting.values()) socket.send(kept)
    chat.resend()
  }

  /** Page and server do not understand each other, and are not of one build: the server's page is tried, once. */
  function newerPage(): boolean {
    return isOtherBuild(served) && reloadOnce(`messages ${served}`)
  }

  function follow(from: number, entries: readonly Parameters<History['append']>[0][]): void {
    if (opened === null) return
    if (from > opened.history.version + 1) {
      askSince()
      return
    }
    for (const entry of entries.slice(opened.history.version + 1 - from)) {
      if (opened.history.append(entry).ok) continue
      fail(fault('game-damaged', { game, at: opened.history.version + 1 }))
      return
    }
    opened.moved()
  }

  function askSince(): void {
    if (opened !== null) socket.send({ type: 'since', version: opened.history.version })
  }

  function ask(message: Ask): Promise<ActResult> {
    return new Promise((resolve) => {
      waiting.set(message.id, { message, settle: resolve })
      pending.value = true
      socket.send(message)
    })
  }

  function settle(id: string, result: ActResult): void {
    if (chat.settle(id, result)) return
    waiting.get(id)?.settle(result)
    waiting.delete(id)
    pending.value = waiting.size > 0
  }

  function fail(found: Fault): void {
    for (const { settle: tell } of waiting.values()) tell({ ok: false, fault: found })
    waiting.clear()
    pending.value = false
    chat.fail(found)
    socket.close()
    const seen = found.code === 'past-differs' ? (opened?.file() ?? null) : null
    stage.value = { kind: 'failed', fault: found, seen }
  }

  function sessionOf({ history, rules, seat, signals }: OpenGame, setup: GameSetup): Session {
    const mine = (make: (own: Seat) => Ask): Promise<ActResult> =>
      seat === null
        ? Promise.resolve({ ok: false, fault: fault('not-your-seat', { seat: 0 }) })
        : ask(make(seat))
    const about = (): { id: string; version: number } => ({ id: randomHex(16), version: history.version })
    return {
      id: game,
      kind: 'online',
      title: history.title,
      tableName,
      from: null,
      setup,
      history,
      version: signals.version,
      players: signals.players,
      seats: signal(seat === null ? [] : [seat]),
      connection,
      pending,
      undo: signals.undo,
      proposal: signals.proposal,
      rules: {
        number: rulesNumber(history.title, rules) ?? history.title.rules,
        carryOver: seat === null ? null : () => mine((own) => ({ type: 'carryOver', ...about(), seat: own })),
      },
      chat: chat.from(seat),
      advised: computed(
        () =>
          signals.table.value.hints ||
          signals.players.value.filter(({ kind }) => kind === 'person').length === 1,
      ),
      seating:
        seat === null
          ? null
          : {
              change: null,
              playOn: (own, bot) => ask({ type: 'playOn', id: randomHex(16), seat: own, bot }),
              failing: null,
            },
      orders: history.title.orders === undefined || seat === null ? null : ordersOf(signals.orders),
      act: (own: Seat, action: Action) => ask({ type: 'act', ...about(), seat: own, action }),
      requestUndo: () => mine((own) => ({ type: 'undo', ...about(), seat: own })),
      answerProposal(consent) {
        const { proposal } = signals.table.peek()
        if (proposal === null) return Promise.resolve({ ok: false, fault: fault('no-proposal', {}) })
        const id = randomHex(16)
        if (proposal.seat === seat && !consent) return mine((own) => ({ type: 'withdraw', id, seat: own }))
        const { version } = proposal
        return mine((own) => ({ type: 'answer', id, seat: own, version, consent }))
      },
      close,
    }
  }

  function ordersOf(placed: ReadonlySignal<readonly PlacedOrder[]>): SessionOrders {
    return {
      placed,
      give(seat: Seat, order: Order) {
        const version = opened?.history.version ?? 0
        return ask({ type: 'order', id: randomHex(16), seat, version, order })
      },
      revoke: ({ id, seat }) => ask({ type: 'revoke', id: randomHex(16), seat, order: id }),
    }
  }

  function close(): void {
    socket.close()
  }

  return { stage, connection, close }
}

/** The game as it was told so far, and what the page reads of it. */
interface OpenGame {
  readonly history: History
  readonly rules: string
  /** As it was told, to be compared. */
  readonly setup: string
  readonly seat: Seat | null
  readonly signals: {
    readonly version: Signal<number>
    readonly table: Signal<TableView>
    readonly players: Signal<readonly SeatInfo[]>
    readonly undo: Signal<UndoState>
    readonly proposal: Signal<ProposalState | null>
    readonly orders: Signal<readonly PlacedOrder[]>
  }
  see(table: TableView): void
  moved(): void
  /** How far the page has seen it, for the address of the socket. */
  seenLog(): string
  /** The game file as far as this page can write it: the seed is the server's secret. */
  file(): string
}

function openGame(
  game: string,
  title: Title,
  { seat, setup, table: first, start, from, entries }: Welcome,
  kept: KeptHistory | null,
): OpenGame {
  const { rules } = setup
  const replayedFrom = JSON.stringify([setup, seat, start])
  const whole = from === 1 ? entries : []
  const history = rememberedHistory(title, kept, replayedFrom, whole) ?? new History(title, start)
  const keepHistory = historyKeeper(game, replayedFrom, history, kept)
  const seenLog = (): string => `${history.version}.${history.hashAt()}`
  const signals = {
    version: signal(history.version),
    table: signal(first),
    players: signal(playersOf(first)),
    undo: signal(onlineUndo(history, first, seat)),
    proposal: signal(onlineProposal(first, seat)),
    orders: signal<readonly PlacedOrder[]>([]),
  }
  return {
    history,
    rules,
    setup: JSON.stringify(setup),
    seat,
    signals,
    see(table) {
      signals.table.value = table
      signals.players.value = playersOf(table)
      signals.undo.value = onlineUndo(history, table, seat)
      signals.proposal.value = onlineProposal(table, seat)
    },
    seenLog,
    file() {
      const { title, variant, options, seedHash } = setup
      const players = signals.players.peek().map((player) => player.name)
      const record = { format: 1, title, rules, variant, options, players, log: history.log, seedHash }
      return `${JSON.stringify(record, null, 1)}\n`
    },
    moved() {
      keepSeen(game, seenLog())
      keepHistory()
      signals.version.value = history.version
      signals.undo.value = onlineUndo(history, signals.table.peek(), seat)
    },
  }
}

function playersOf(table: TableView): readonly SeatInfo[] {
  return table.seats.map(({ name, kind, bot, standIn, online, left }, seat) => ({
    seat,
    name: name ?? String(seat + 1),
    kind,
    bot,
    standIn,
    present: online,
    left,
  }))
}
