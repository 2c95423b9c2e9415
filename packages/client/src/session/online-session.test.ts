import { signal } from '@preact/signals'
import {
  FIRST_RUNNING_HASH,
  History,
  type LogEntry,
  type Title,
  choices,
  newRecord,
  pick,
  rulesOf,
  runningHash,
  setupOf,
} from '@roundhouse/kernel'
import type { ClientMessageBody, ServerMessage, TableView } from '@roundhouse/protocol'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OnlineTable, openOnlineTable } from './online-session.ts'
import type { ActResult, Session } from './session.ts'

const title = chicagoExpress as unknown as Title
const record = newRecord(title, { players: ['Ana', 'Tom'], seed: 'online' })
const start = title.conceal(
  title.setup(setupOf(record), () => {}),
  0,
)
const running: TableView = {
  status: 'running',
  closedBy: null,
  proposal: null,
  hints: false,
  seed: null,
  seats: ['Ana', 'Tom'].map((name) => ({
    kind: 'person',
    name,
    bot: null,
    standIn: null,
    taken: true,
    online: true,
    left: null,
  })),
}

/** The other end of the line: remembers what the page sent and says what the test wants. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readonly url: string
  readyState = 1
  sent: ClientMessageBody[] = []

  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessageBody)
  }

  close(): void {
    this.drop(1000)
  }

  drop(code: number): void {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }

  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

const events = new EventTarget()
const kept = new Map<string, string>()
let table: OnlineTable
const line = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket

/** Entries that the server would have: the first legal choice, again and again. */
function entriesOf(count: number): LogEntry[] {
  const history = new History(title, start)
  for (let i = 0; i < count; i++) {
    const seat = title.toAct(history.state)[0] as number
    history.append({ kind: 'action', seat, action: pick(choices(title, history.state, seat), () => 0) })
  }
  return history.log
}

function hashOfFirst(count: number): string {
  return entriesOf(count).reduce(runningHash, FIRST_RUNNING_HASH)
}

function welcome(since: number, count: number, seat: number | null = 0, rules = rulesOf(title)): void {
  line().say({
    type: 'welcome',
    build: null,
    game: 'g1',
    seat,
    setup: { title: title.id, rules, variant: null, options: {}, players: 2, seedHash: '', lots: null },
    start,
    table: running,
    version: count,
    hash: hashOfFirst(count),
    from: since + 1,
    entries: entriesOf(count).slice(since),
  })
}

function session(): Session {
  const stage = table.stage.value
  if (stage.kind !== 'open') throw new Error(stage.kind)
  return stage.session
}

/** The first thing seat 0 may do now. */
function anAction(): LogEntry & { kind: 'action' } {
  const next = entriesOf(session().version.value + 1).at(-1)
  if (next?.kind !== 'action') throw new Error('no action')
  return next
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('location', new URL('http://table.example/table/g1'))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  table = openOnlineTable('g1', signal('Thursday table'), title)
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a table on the server', () => {
  it('is replayed from the welcome', () => {
    expect(line().url).toBe('ws://table.example/api/live?game=g1&since=0&chat=0')
    expect(table.connection.value).toBe('connecting')
    welcome(0, 4)
    expect(table.connection.value).toBe('online')
    expect(session().version.value).toBe(4)
    expect(session().players.value.map((player) => player.name)).toEqual(['Ana', 'Tom'])
    expect(session().seats.value).toEqual([0])
  })

  it('gives a spectator no seat', async () => {
    welcome(0, 1, null)
    expect(session().seats.value).toEqual([])
    expect(await session().requestUndo()).toMatchObject({ ok: false, fault: { code: 'not-your-seat' } })
  })

  it('follows new entries, skips those it has and asks for those it lacks', () => {
    welcome(0, 2)
    const log = entriesOf(6)
    line().say({ type: 'entries', version: 3, from: 2, entries: log.slice(1, 3) })
    expect(session().version.value).toBe(3)
    line().say({ type: 'entries', version: 6, from: 6, entries: log.slice(5) })
    expect(session().version.value).toBe(3)
    expect(line().sent.at(-1)).toEqual({ type: 'since', version: 3 })
    line().say({ type: 'entries', version: 6, from: 4, entries: log.slice(3) })
    expect(session().version.value).toBe(6)
  })

  it('waits for the acknowledgement of an action', async () => {
    welcome(0, 0)
    const { seat, action } = anAction()
    const result = session().act(seat, action)
    expect(session().pending.value).toBe(true)
    const sent = line().sent.at(-1) as ClientMessageBody & { id: string }
    expect(sent).toMatchObject({ type: 'act', seat, version: 0, action })
    line().say({ type: 'entries', version: 1, from: 1, entries: entriesOf(1) })
    line().say({ type: 'ack', id: sent.id, version: 1 })
    expect(await result).toEqual({ ok: true })
    expect(session().pending.value).toBe(false)
    expect(session().version.value).toBe(1)
  })

  it('hands on refusals and faults, the newer entries first', async () => {
    welcome(0, 0)
    const { seat, action } = anAction()
    const asked = async (answer: (id: string) => ServerMessage): Promise<ActResult> => {
      const result = session().act(seat, action)
      line().say(answer((line().sent.at(-1) as { id: string }).id))
      return result
    }
    const refusal = { code: 'CE-BID-LOW', section: 'p37 Auction', params: {} }
    expect(await asked((id) => ({ type: 'refused', id, refusal }))).toEqual({ ok: false, refusal })
    line().say({ type: 'entries', version: 1, from: 1, entries: entriesOf(1) })
    const stale = { code: 'stale-version', params: { version: 0, current: 1 } } as const
    expect(await asked((id) => ({ type: 'fault', id, fault: stale }))).toEqual({ ok: false, fault: stale })
    expect(session().version.value).toBe(1)
  })

  it('comes back with what it has and sends again what was not answered, under the same id', async () => {
    welcome(0, 2)
    const { seat, action } = anAction()
    const before = session()
    const result = session().act(seat, action)
    const [first] = line().sent
    line().drop(1006)
    expect(table.connection.value).toBe('offline')
    expect(session().pending.value).toBe(true)
    vi.advanceTimersByTime(600)
    expect(FakeSocket.all).toHaveLength(2)
    expect(line().url).toContain('since=2')
    welcome(2, 2)
    expect(session()).toBe(before)
    expect(line().sent).toEqual([first])
    line().say({ type: 'ack', id: (first as { id: string }).id, version: 3 })
    expect(await result).toEqual({ ok: true })
  })

  it('waits longer after each failure, and not at all once the network is back', () => {
    const pauses = Array.from({ length: 7 }, () => {
      const before = FakeSocket.all.length
      let pause = 0
      line().drop(1006)
      for (; FakeSocket.all.length === before; pause += 50) vi.advanceTimersByTime(50)
      return pause
    })
    expect(pauses[0]).toBeLessThanOrEqual(500)
    expect(pauses[6]).toBeGreaterThanOrEqual(7_500)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(15_000)
    const before = FakeSocket.all.length
    line().drop(1006)
    events.dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(before + 1)
  })

  it('takes silence after a ping for a dead line', () => {
    welcome(0, 0)
    vi.advanceTimersByTime(20_000)
    expect(line().sent.at(-1)).toEqual({ type: 'ping' })
    vi.advanceTimersByTime(8_000)
    expect(table.connection.value).toBe('offline')
  })

  it('ends for good when there is no such game', () => {
    line().drop(4004)
    expect(table.stage.value).toMatchObject({ kind: 'failed', fault: { code: 'no-such-game' } })
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('stops before entries that do not fit its rules', () => {
    welcome(0, 0)
    const wrong: LogEntry = { kind: 'action', seat: 1, action: { type: 'develop' } }
    line().say({ type: 'entries', version: 1, from: 1, entries: [wrong] })
    expect(table.stage.value).toMatchObject({
      kind: 'failed',
      fault: { code: 'game-damaged', params: { at: 1 } },
    })
  })

  it('begins anew when the seat has changed', () => {
    welcome(0, 2, null)
    line().drop(1012)
    vi.advanceTimersByTime(600)
    welcome(2, 2, 1)
    expect(session().seats.value).toEqual([1])
    expect(line().sent.at(-1)).toEqual({ type: 'since', version: 0 })
    line().say({ type: 'entries', version: 2, from: 1, entries: entriesOf(2) })
    expect(session().version.value).toBe(2)
  })

  it('withdraws its own request for an undo, and answers that of others', () => {
    welcome(0, 2)
    const proposal = { kind: 'undo', seat: 0, version: 2, to: 1, waiting: [1] } as const
    line().say({ type: 'table', table: { ...running, proposal } })
    expect(session().proposal.value).toEqual({ kind: 'undo', seat: 0, mine: true, waitingFor: [1], to: 1 })
    void session().answerProposal(false)
    expect(line().sent.at(-1)).toMatchObject({ type: 'withdraw', seat: 0 })
    line().say({ type: 'table', table: { ...running, proposal: { ...proposal, seat: 1, waiting: [0] } } })
    void session().answerProposal(true)
    expect(line().sent.at(-1)).toMatchObject({ type: 'answer', seat: 0, version: 2, consent: true })
  })

  it('asks for the newest rules, and begins anew once the game is played by them', () => {
    table.close()
    const newest = title.rules + 1
    table = openOnlineTable('g1', signal('Thursday'), { ...title, rules: newest })
    welcome(0, 2)
    const before = session()
    expect(before.rules.number).toBe(title.rules)
    void before.rules.carryOver?.()
    expect(line().sent.at(-1)).toMatchObject({ type: 'carryOver', seat: 0, version: 2 })
    welcome(0, 2, 0, rulesOf(title, newest))
    expect(session()).not.toBe(before)
    expect(session().rules.number).toBe(newest)
    expect(session().version.value).toBe(2)
  })

  it('reloads once for rules that it does not know yet, and then says so', () => {
    const kept = new Map<string, string>()
    const reload = vi.fn()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    })
    vi.stubGlobal('location', Object.assign(new URL('http://table.example/table/g1'), { reload }))
    welcome(0, 2)
    const before = session()
    welcome(0, 2, 0, rulesOf(title, title.rules + 1))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(session()).toBe(before)
    welcome(0, 2, 0, rulesOf(title, title.rules + 1))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(table.stage.value).toMatchObject({ kind: 'failed', fault: { code: 'rules-version' } })
  })

  it('hears the chat beside the game, and comes back with the last line it has', async () => {
    welcome(0, 0)
    const { chat } = session()
    const said = chat?.say('Hello')
    expect(session().pending.value).toBe(false)
    const sent = line().sent.at(-1) as { id: string }
    expect(sent).toMatchObject({ type: 'say', text: 'Hello' })
    line().say({ type: 'chat', lines: [{ number: 1, seat: 0, name: 'Ana', text: 'Hello', at: 5 }] })
    line().say({ type: 'ack', id: sent.id, version: 0 })
    expect(await said).toEqual({ ok: true })
    expect(chat?.lines.value).toHaveLength(1)
    expect(session().version.value).toBe(0)
    line().drop(1012)
    vi.advanceTimersByTime(600)
    expect(line().url).toContain('since=0&chat=1')
  })
})

describe('standing orders on the server', () => {
  const ordered: Title = {
    ...title,
    orders: { kinds: ['wait'], offers: () => [], next: () => null, excludes: () => false },
  }
  const order = { kind: 'wait', about: null, values: {} }
  const placed = { id: 'o', seat: 0, order, from: 2, stopped: null }

  beforeEach(() => {
    table.close()
    table = openOnlineTable('g1', signal('Thursday table'), ordered)
  })

  it('are shown as the server tells them', () => {
    welcome(0, 2)
    expect(session().orders?.placed.value).toEqual([])
    line().say({ type: 'orders', orders: [placed] })
    expect(session().orders?.placed.value).toEqual([placed])
  })

  it('are given at the version that is seen, and revoked by their id', async () => {
    welcome(0, 2)
    const given = session().orders?.give(0, order)
    const sent = line().sent.at(-1)
    expect(sent).toMatchObject({ type: 'order', seat: 0, version: 2, order })
    line().say({ type: 'ack', id: (sent as { id: string }).id, version: 2 })
    expect(await given).toEqual({ ok: true })
    const revoked = session().orders?.revoke(placed)
    const revoke = line().sent.at(-1)
    expect(revoke).toMatchObject({ type: 'revoke', seat: 0, order: 'o' })
    const gone = { code: 'no-such-order', params: {} } as const
    line().say({ type: 'fault', id: (revoke as { id: string }).id, fault: gone })
    expect(await revoked).toEqual({ ok: false, fault: gone })
  })

  it('are none of a spectator’s business', () => {
    welcome(0, 2, null)
    expect(session().orders).toBeNull()
  })
})

describe('a server that is not what it was', () => {
  const failed = (): unknown => {
    const stage = table.stage.value
    return stage.kind === 'failed' ? stage.fault : stage.kind
  }

  it('is told how far the game was seen, also after a reload', () => {
    welcome(0, 4)
    line().drop(1006)
    vi.advanceTimersByTime(600)
    expect(line().url).toContain(`since=4&chat=0&seen=4.${hashOfFirst(4)}`)
    table.close()
    table = openOnlineTable('g1', signal('Thursday table'), title)
    expect(line().url).toContain(`since=0&chat=0&seen=4.${hashOfFirst(4)}`)
  })

  it('that has fallen behind is noticed, and what was seen can be saved', () => {
    welcome(0, 4)
    line().drop(1012)
    vi.advanceTimersByTime(600)
    welcome(4, 2)
    expect(failed()).toEqual({ code: 'past-differs', params: { seen: 4, version: 2 } })
    const stage = table.stage.value
    const file = JSON.parse((stage.kind === 'failed' && stage.seen) || '{}') as { log?: unknown }
    expect(file.log).toHaveLength(4)
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('says why a game cannot be loaded, and is not asked again', () => {
    line().say({ type: 'fault', id: null, fault: { code: 'game-damaged', params: { game: 'g1', at: 3 } } })
    line().drop(4005)
    expect(failed()).toMatchObject({ code: 'game-damaged' })
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('cannot save for a while', () => {
    welcome(0, 1)
    line().say({ type: 'fault', id: null, fault: { code: 'database-failed', params: {} } })
    expect(table.connection.value).toBe('unsaved')
    line().say({ type: 'entries', version: 2, from: 2, entries: entriesOf(2).slice(1) })
    expect(table.connection.value).toBe('online')
  })

  it('sends a page away whose seat has another link, and is asked at once what is left', () => {
    welcome(0, 1)
    line().drop(4001)
    expect(FakeSocket.all).toHaveLength(2)
    welcome(1, 1, null)
    expect(line().sent.at(-1)).toEqual({ type: 'since', version: 0 })
  })
})
