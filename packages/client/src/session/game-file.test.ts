import {
  type GameRecord,
  type LogEntry,
  type Title,
  choices,
  createRng,
  draw,
  fingerprint,
  newRecord,
  pick,
  play,
  setupOf,
} from '@roundhouse/kernel'
import { type ChicagoState, chicagoExpress } from '@roundhouse/titles/chicago-express'
import { describe, expect, it, vi } from 'vitest'
import { checkGame, checkGameText } from './game-file.ts'
import { glanceAt } from './glance.ts'
import { openKept } from './kept-game.ts'
import type { KeptGame } from './local-games.ts'

const title = chicagoExpress as unknown as Title

/** A game in which everybody plays by lot, up to so many moves or its end. */
function played(moves: number): GameRecord {
  const record = newRecord(title, { players: ['Ana', 'Tom', 'Lucía'], seed: 'a table' })
  const state = title.setup(setupOf(record), () => {})
  const log: GameRecord['log'][number][] = []
  const rng = createRng('moves')
  while (log.length < moves) {
    const [seat] = title.toAct(state)
    if (seat === undefined) break
    const action = pick(choices(title, state, seat), (below) => draw(rng, below))
    play(title, state, seat, action)
    log.push({ kind: 'action', seat, action })
  }
  return { ...record, log }
}

const faultOf = async (json: unknown) => {
  const checked = await checkGame(json, 'Thursday')
  return checked.ok ? null : checked.fault
}

describe('a game file', () => {
  it('is taken when every move replays', async () => {
    const checked = await checkGameText(JSON.stringify(played(12)), 'Thursday')
    expect(checked.ok && checked.history.version).toBe(12)
  })

  it('is not taken when it is no JSON or no game', async () => {
    expect(await checkGameText('{', 'Thursday')).toMatchObject({
      ok: false,
      fault: { code: 'malformed-game' },
    })
    expect(await faultOf([])).toMatchObject({ code: 'malformed-game' })
    expect(await faultOf({ ...played(1), title: 'monopoly' })).toMatchObject({ code: 'unknown-title' })
    expect(await faultOf({ ...played(1), players: ['Ana'] })).toMatchObject({ code: 'player-count' })
  })

  it('says which rules it was played by', async () => {
    const fault = await faultOf({ ...played(3), rules: 'chicago-express@0' })
    expect(fault).toEqual({
      code: 'rules-version',
      params: { recorded: 'chicago-express@0', known: 'chicago-express@1' },
    })
  })

  it('names the first entry that is not legal', async () => {
    const record = played(3)
    const log = [...record.log, { kind: 'action', seat: 0, action: { type: 'bid', amount: 900_000 } }]
    expect(await faultOf({ ...record, log })).toEqual({
      code: 'game-damaged',
      params: { game: 'Thursday', at: 4 },
    })
  })
})

describe('a kept game', () => {
  /** As the store holds it after so many moves. */
  async function kept(moves: number) {
    const record = played(moves)
    const checked = await checkGame(record, 'Thursday')
    const seen = checked.ok ? fingerprint(title, checked.history.state) : ''
    const bots = record.players.map(() => null)
    const game = { id: 'a', tableName: 'Thursday', record, bots, glance: null, created: 0, played: 0 }
    return { ...game, fingerprint: seen } satisfies KeptGame
  }

  it('is opened as it is when it looks as it did when it was played last', async () => {
    const game = await kept(12)
    const opened = await openKept(game)
    expect(opened.ok && opened.record).toBe(game.record)
    expect(opened.ok && opened.history.version).toBe(12)
  })

  it('is opened before anybody has played', async () => {
    const { fingerprint: _, ...fresh } = await kept(0)
    expect((await openKept(fresh)).ok).toBe(true)
  })

  it('is read like a file when nothing tells what its players saw', async () => {
    const { fingerprint: _, ...early } = await kept(12)
    const opened = await openKept(early)
    expect(opened.ok && opened.record).not.toBe(early.record)
    expect(opened.ok && opened.record).toEqual(early.record)
  })

  it('stays closed when it looks otherwise', async () => {
    const game = await kept(12)
    const setup = title.setup.bind(title)
    vi.spyOn(title, 'setup').mockImplementation((table, emit) => {
      const state = setup(table, emit) as ChicagoState
      const [account = ''] = Object.entries(state.cash).find(([, amount]) => amount > 0) ?? []
      state.cash[account] = (state.cash[account] as number) + 1
      return state
    })
    expect(await openKept(game)).toEqual({
      ok: false,
      fault: { code: 'game-differs', params: { game: 'Thursday', at: 12 } },
    })
    vi.restoreAllMocks()
  })

  it('tells what is wrong when an entry is no action, not legal, or of an unknown title', async () => {
    const game = await kept(3)
    const withLog = (entry: unknown) =>
      openKept({ ...game, record: { ...game.record, log: [...game.record.log, entry as LogEntry] } })
    expect(await withLog({ kind: 'action', seat: 0, action: null })).toMatchObject({
      fault: { code: 'malformed-game', params: { field: 'log.3.action' } },
    })
    expect(await withLog({ kind: 'action', seat: 0, action: { type: 'bid', amount: 900_000 } })).toEqual({
      ok: false,
      fault: { code: 'game-damaged', params: { game: 'Thursday', at: 4 } },
    })
    const other = await openKept({ ...game, record: { ...game.record, title: 'monopoly' } })
    expect(other).toMatchObject({ ok: false, fault: { code: 'unknown-title' } })
  })
})

describe('a game at a glance', () => {
  it('tells round, turn and number of moves while it goes on', async () => {
    const checked = await checkGame(played(5), 'Thursday')
    if (!checked.ok) throw new Error(checked.fault.code)
    const glance = glanceAt(title, checked.history.state, 5)
    expect(glance).toMatchObject({ moves: 5, round: 1, winners: null })
    expect(glance.toAct).toHaveLength(1)
  })

  it('names the winners once it has ended', async () => {
    const checked = await checkGame(played(Number.POSITIVE_INFINITY), 'Thursday')
    if (!checked.ok) throw new Error(checked.fault.code)
    const { state, version } = checked.history
    const [best] = title.standing(state)
    const glance = glanceAt(title, state, version)
    expect(glance.toAct).toEqual([])
    expect(glance.winners).toContain(best?.seat)
  })
})
