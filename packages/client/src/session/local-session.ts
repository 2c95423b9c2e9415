import { signal } from '@preact/signals'
import { botOf } from '@roundhouse/bots'
import {
  type Action,
  type GameRecord,
  History,
  type LogEntry,
  type Seat,
  type Title,
  choices,
  forced,
  setupOf,
} from '@roundhouse/kernel'
import type { ActResult, SeatInfo, Session, UndoState } from './session.ts'

/** A game around one screen, as this browser keeps it. */
export interface LocalGame {
  readonly id: string
  readonly tableName: string
  readonly record: GameRecord
  /** For each seat the bot that plays it, or null for a person. */
  readonly bots: readonly (string | null)[]
}

/** Plays the game wholly in this browser; `save` is told after every entry. */
export function openLocalSession(
  title: Title,
  game: LocalGame,
  save: (game: LocalGame) => void,
  botPause: number = 350,
): Session {
  const { record } = game
  const opening: Parameters<Parameters<Title['setup']>[1]>[0][] = []
  const start = title.setup(setupOf(record), (event) => opening.push(event))
  const history = new History(title, start, opening)
  for (const entry of record.log) {
    if (!history.append(entry).ok) throw new Error(`entry ${history.version + 1} does not replay`)
  }
  const version = signal(history.version)
  const undo = signal<UndoState>(undoState())
  const players: readonly SeatInfo[] = record.players.map((name, seat) => ({
    seat,
    name,
    kind: game.bots[seat] ? 'bot' : 'person',
    present: true,
  }))
  const people = players.filter((player) => player.kind === 'person').map((player) => player.seat)
  let timer: ReturnType<typeof setTimeout> | null = null
  let closed = false

  function append(entry: LogEntry): ActResult {
    const appended = history.append(entry)
    if (!appended.ok) {
      if (appended.refusal !== null) return { ok: false, refusal: appended.refusal }
      return { ok: false, fault: { code: 'undo-nothing', params: {} } }
    }
    return { ok: true }
  }

  /** Tells the page and the store, then lets bots and forced moves follow. */
  function settle(): void {
    for (let next = forced(title, history.state); next !== null; next = forced(title, history.state)) {
      if (!append({ kind: 'action', ...next, auto: true }).ok) break
    }
    undo.value = undoState()
    version.value = history.version
    save({ ...game, record: { ...record, log: [...history.log] } })
    letBotsPlay()
  }

  function letBotsPlay(): void {
    const seat = title.toAct(history.state)[0]
    const bot = seat === undefined ? null : botOf(game.bots[seat] ?? '')
    if (seat === undefined || bot === null || closed || timer !== null) return
    timer = setTimeout(() => {
      timer = null
      const open = choices(title, history.state, seat)
      const known = title.conceal(history.state, seat)
      const action = bot.choose({ title, state: known, seat, choices: open }, drawBelow)
      if (!closed && append({ kind: 'action', seat, action }).ok) settle()
    }, botPause)
  }

  /** Around one screen a step back is always free: everybody sees it. It goes back to a person's decision. */
  function undoState(): UndoState {
    return lastDecision() === null ? { kind: 'none' } : { kind: 'free' }
  }

  function lastDecision(): { readonly seat: Seat; readonly before: number } | null {
    const line = history.lineTo()
    for (let i = line.length - 1; i >= 0; i--) {
      const entry = history.log[(line[i] as number) - 1]
      if (entry?.kind !== 'action' || entry.auto === true || game.bots[entry.seat]) continue
      return { seat: entry.seat, before: i === 0 ? 0 : (line[i - 1] as number) }
    }
    return null
  }

  letBotsPlay()
  return {
    id: game.id,
    kind: 'local',
    title,
    tableName: signal(game.tableName),
    history,
    version,
    players: signal(players),
    seats: signal(people),
    connection: signal('local'),
    pending: signal(false),
    undo,
    async act(seat: Seat, action: Action) {
      const result = append({ kind: 'action', seat, action })
      if (result.ok) settle()
      return result
    },
    async requestUndo() {
      const last = lastDecision()
      if (last === null) return { ok: false, fault: { code: 'undo-nothing', params: {} } }
      if (timer !== null) clearTimeout(timer)
      timer = null
      const result = append({ kind: 'undo', seat: last.seat, to: last.before })
      undo.value = undoState()
      version.value = history.version
      save({ ...game, record: { ...record, log: [...history.log] } })
      letBotsPlay()
      return result
    },
    async answerUndo() {
      return { ok: false, fault: { code: 'undo-nothing', params: {} } }
    },
    close() {
      closed = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}

function drawBelow(below: number): number {
  const [word] = crypto.getRandomValues(new Uint32Array(1))
  return Math.floor(((word as number) / 0x1_0000_0000) * below)
}
