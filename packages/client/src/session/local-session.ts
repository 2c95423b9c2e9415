import { batch, computed, signal } from '@preact/signals'
import type { BotQuestion } from '@roundhouse/bots'
import { levelOf, mannerOf } from '@roundhouse/bots/levels'
import {
  type Action,
  type GameRecord,
  type History,
  type LogEntry,
  type PlacedOrder,
  type Seat,
  type Title,
  type UndoPlan,
  followOrders,
  playForced,
  orderFault,
  replay,
  undoPlan,
  rulesNumber,
  withOrder,
} from '@roundhouse/kernel'
import { fault } from '@roundhouse/protocol'
import { randomHex } from '../shell/random-id.ts'
import { botsInTime } from './bots-in-time.ts'
import type { ActResult, SeatInfo, Session, SessionOrders, SessionSeating, UndoState } from './session.ts'

/** A game around one screen, as this browser keeps it. */
export interface LocalGame {
  readonly id: string
  readonly tableName: string
  readonly record: GameRecord
  /** For each seat the bot that plays it, or null for a person. */
  readonly bots: readonly (string | null)[]
  /** For each seat the bot that plays on for its person, where there is one. */
  readonly standIns?: readonly (string | null)[]
  /** Orders of its people; games kept before there were any have none. */
  readonly orders?: readonly PlacedOrder[]
}

/** What a bot thinks about. */
interface Asked {
  readonly version: number
  readonly seat: Seat
  readonly bot: string
}

/**
 * Plays the game wholly in this browser; `save` is told after every entry. `carry` is told the game under the newest
 * rules, which is a session of its own.
 */
export function openLocalSession(
  title: Title,
  game: LocalGame,
  save: (game: LocalGame) => void,
  /** The record replayed, if that has been done to check it. */
  history: History = replayed(title, game.record),
  botPause: number = 350,
  carry: (game: LocalGame) => void = save,
  /** A learner sees also what cannot be otherwise, and confirms it. */
  tellsForced: () => boolean = () => false,
): Session {
  const { record } = game
  const version = signal(history.version)
  const placed = signal<readonly PlacedOrder[]>(game.orders ?? [])
  const bots = signal<readonly (string | null)[]>(record.players.map((_, seat) => game.bots[seat] ?? null))
  const standIns = signal<readonly (string | null)[]>(
    record.players.map((_, seat) => game.standIns?.[seat] ?? null),
  )
  const names = signal(record.players)
  const undo = signal<UndoState>(undoState())
  const players = computed<readonly SeatInfo[]>(() =>
    names.value.map((name, seat) => {
      const bot = bots.value[seat] ?? null
      const standIn = standIns.value[seat] ?? null
      return { seat, name, kind: bot === null ? 'person' : 'bot', bot, standIn, present: true, left: null }
    }),
  )
  const people = computed(() => players.value.filter(({ bot }) => bot === null).map(({ seat }) => seat))
  const thinkers = botsInTime(letBotsPlay)
  let thinking: { readonly asked: Asked; readonly stop: AbortController } | null = null
  let closed = false

  function append(entry: LogEntry): ActResult {
    const appended = history.append(entry)
    if (!appended.ok) {
      if (appended.refusal !== null) return { ok: false, refusal: appended.refusal }
      return { ok: false, fault: { code: 'undo-nothing', params: {} } }
    }
    return { ok: true }
  }

  /** Lets forced moves and orders follow, tells the page and the store, then lets bots play. */
  function settle(): void {
    playOn()
    placed.value = followOrders(history, placed.peek(), playOn)
    keep()
    letBotsPlay()
  }

  function playOn(): void {
    if (!tellsForced()) playForced(history)
  }

  function keep(): void {
    if (history.state.ended !== null) standIns.value = none()
    undo.value = undoState()
    version.value = history.version
    save(now())
  }

  /** The game as it is to be kept. */
  function now(): LocalGame {
    const played = { ...record, players: names.peek(), log: [...history.log] }
    const kept = { ...game, record: played, orders: placed.peek() }
    return { ...kept, bots: bots.peek(), standIns: standIns.peek() }
  }

  /**
   * Asks the bot whose turn it is, unless it thinks about this very decision. Whoever was asked before something else
   * happened (an order, a step back, another bot for the seat) is not waited for any more.
   */
  function letBotsPlay(): void {
    const asked = askedNow()
    if (thinking !== null && asked !== null && isSame(thinking.asked, asked)) return
    stopThinking()
    // What was told of a bot that the game waits for is over: another is asked, or the same once more, or a person.
    if (thinkers.failing.now.peek()?.plays === null) thinkers.forget()
    if (asked === null || closed) return
    const { seat, bot } = asked
    const level = levelOf(bot)
    if (level === null) return
    const stop = new AbortController()
    thinking = { asked, stop }
    const question = (): BotQuestion => ({
      title: title.id,
      level,
      manner: mannerOf(bot),
      state: title.conceal(history.state, seat),
      seat,
      nature: `${game.id}/${seat}`,
      luck: randomHex(16),
    })
    void thinkers.move(title, question, botPause, stop.signal).then((action) => {
      if (stop.signal.aborted) return
      thinking = null
      // A seat of a bot may be a person's one day: it is marked who played.
      if (action !== null && append({ kind: 'action', seat, action, by: 'bot' }).ok) settle()
    })
  }

  /** The bot that is to decide; null where a person is, or nobody. */
  function askedNow(): Asked | null {
    const seat = title.toAct(history.state)[0]
    const bot = seat === undefined ? null : (bots.peek()[seat] ?? standIns.peek()[seat] ?? null)
    return seat === undefined || bot === null ? null : { version: history.version, seat, bot }
  }

  function stopThinking(): void {
    thinking?.stop.abort()
    thinking = null
  }

  /** Around one screen a step back is always free: everybody sees it. It goes back to a person's decision. */
  function undoState(): UndoState {
    return lastDecision() === null ? { kind: 'none' } : { kind: 'free' }
  }

  /** Of who plays here; of who is played on for only where nobody else has decided anything. */
  function lastDecision(): UndoPlan | null {
    const isPerson = (seat: Seat): boolean => bots.peek()[seat] === null
    const plays = (seat: Seat): boolean => isPerson(seat) && standIns.peek()[seat] === null
    return undoPlan(history, plays) ?? undoPlan(history, isPerson)
  }

  const orders: SessionOrders = {
    placed,
    async give(seat, order) {
      const wrong = people.peek().includes(seat)
        ? orderFault(title, history.state, seat, order)
        : fault('not-your-seat', { seat })
      if (wrong !== null) return { ok: false, fault: wrong }
      const from = history.version
      placed.value = withOrder(title, placed.peek(), { id: randomHex(8), seat, order, from, stopped: null })
      settle()
      return { ok: true }
    },
    async revoke({ id }) {
      if (!placed.peek().some((each) => each.id === id))
        return { ok: false, fault: fault('no-such-order', {}) }
      placed.value = placed.peek().filter((each) => each.id !== id)
      keep()
      return { ok: true }
    },
  }

  const seating: SessionSeating = {
    async change(seats) {
      batch(() => {
        for (const { seat, bot, name } of seats) {
          bots.value = bots.peek().with(seat, bot)
          standIns.value = standIns.peek().with(seat, null)
          names.value = names.peek().with(seat, name)
        }
      })
      reseated()
      return { ok: true }
    },
    async playOn(seat, bot) {
      if (bots.peek()[seat] !== null) return { ok: false, fault: fault('not-your-seat', { seat }) }
      standIns.value = standIns.peek().with(seat, bot)
      reseated()
      return { ok: true }
    },
    failing: thinkers.failing,
  }

  /** Whoever was asked may be somebody else now. */
  function reseated(): void {
    thinkers.forget()
    keep()
    letBotsPlay()
  }

  function none(): readonly null[] {
    return record.players.map(() => null)
  }

  letBotsPlay()
  return {
    id: game.id,
    kind: 'local',
    title,
    tableName: signal(game.tableName),
    from: record.from ?? null,
    setup: null,
    history,
    version,
    players,
    seats: people,
    connection: signal('local'),
    pending: signal(false),
    undo,
    proposal: signal(null),
    rules: {
      number: rulesNumber(title, record.rules) ?? title.rules,
      carryOver: async () => {
        const { carriedOver } = await import('./carried-over.ts')
        const carried = carriedOver(title, now().record)
        if (carried.ok) carry({ ...now(), record: carried.record })
        return carried
      },
    },
    chat: null,
    orders: title.orders === undefined ? null : orders,
    seating,
    // Who tries something apart from a game with others that goes on does it alone.
    advised: signal(record.from?.running !== true),
    async act(seat: Seat, action: Action) {
      const result = append({ kind: 'action', seat, action })
      if (result.ok) settle()
      return result
    },
    async requestUndo() {
      const last = lastDecision()
      if (last === null) return { ok: false, fault: { code: 'undo-nothing', params: {} } }
      thinkers.forget()
      const result = append({ kind: 'undo', seat: last.seat, to: last.to })
      // Who takes something back wants to decide again.
      standIns.value = standIns.peek().with(last.seat, null)
      // Nothing is forced here: a person decided. Orders of that person stop.
      placed.value = followOrders(history, placed.peek(), playOn)
      keep()
      letBotsPlay()
      return result
    },
    async answerProposal() {
      return { ok: false, fault: { code: 'no-proposal', params: {} } }
    },
    close() {
      closed = true
      stopThinking()
    },
  }
}

function isSame(one: Asked, other: Asked): boolean {
  return one.version === other.version && one.seat === other.seat && one.bot === other.bot
}

function replayed(title: Title, record: GameRecord): History {
  const result = replay(title, record)
  if (!result.ok) throw new Error(`the game does not replay: ${result.fault.code}`)
  return result.history
}
