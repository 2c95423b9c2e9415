import { type GameRecord, type Title, choices, newRecord, pick } from '@roundhouse/kernel'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LocalGame, openLocalSession } from './local-session.ts'
import type { Session } from './session.ts'

const title = chicagoExpress as unknown as Title

function gameOf(bots: readonly (string | null)[], log: GameRecord['log'] = []): LocalGame {
  const players = bots.map((_, seat) => `Player ${seat + 1}`)
  return { id: 'g', tableName: 'Here', bots, record: { ...newRecord(title, { players, seed: 'here' }), log } }
}

async function actOnce(session: Session): Promise<number> {
  const seat = title.toAct(session.history.state)[0] as number
  const action = pick(choices(title, session.history.state, seat), () => 0)
  expect(await session.act(seat, action)).toEqual({ ok: true })
  return seat
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a game around one screen', () => {
  it('is handed to the store after every entry and opens from what was kept', async () => {
    let kept: LocalGame | null = null
    const session = openLocalSession(title, gameOf([null, null]), (game) => (kept = game))
    await actOnce(session)
    await actOnce(session)
    const log = (kept as LocalGame | null)?.record.log ?? []
    expect(log).toHaveLength(session.version.value)
    const again = openLocalSession(title, gameOf([null, null], log), () => {})
    expect(again.history.state).toEqual(session.history.state)
  })

  it('changes nothing when an action is refused', async () => {
    const saves: LocalGame[] = []
    const session = openLocalSession(title, gameOf([null, null]), (game) => saves.push(game))
    const seat = title.toAct(session.history.state)[0] as number
    const result = await session.act(seat, { type: 'bid', amount: 100_000 } as never)
    expect(result).toMatchObject({ ok: false, refusal: { code: expect.stringMatching(/^CE-/) } })
    expect(session.version.value).toBe(0)
    expect(saves).toEqual([])
  })

  it('lets bots play after a pause, until a person is asked', () => {
    const session = openLocalSession(title, gameOf([null, 'random', 'random']), () => {})
    expect(session.seats.value).toEqual([0])
    void actOnce(session)
    for (let i = 0; i < 400 && title.toAct(session.history.state)[0] !== 0; i++) vi.advanceTimersByTime(350)
    expect(title.toAct(session.history.state)[0] ?? 0).toBe(0)
    expect(session.version.value).toBeGreaterThan(1)
  })

  it('goes back to the last decision of a person, over what bots did since', async () => {
    const session = openLocalSession(title, gameOf([null, 'random']), () => {})
    expect(session.undo.value).toEqual({ kind: 'none' })
    const before = structuredClone(session.history.state)
    await actOnce(session)
    vi.advanceTimersByTime(350)
    expect(session.undo.value).toEqual({ kind: 'free' })
    expect(await session.requestUndo()).toEqual({ ok: true })
    expect(session.history.state).toEqual(before)
    expect(await session.requestUndo()).toMatchObject({ ok: false, fault: { code: 'undo-nothing' } })
  })

  it('is silent once it is closed', () => {
    const session = openLocalSession(title, gameOf(['random', 'random']), () => {})
    session.close()
    vi.advanceTimersByTime(10_000)
    expect(session.version.value).toBe(0)
  })
})
