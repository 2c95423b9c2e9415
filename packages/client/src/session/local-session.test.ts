import {
  type GameRecord,
  type Order,
  type Title,
  choices,
  newRecord,
  pick,
  rulesOf,
} from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { type ChicagoState, chicagoExpress } from '@roundhouse/titles/chicago-express'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LocalGame, openLocalSession } from './local-session.ts'
import type { Session } from './session.ts'

const title = chicagoExpress as unknown as Title

// Bots are loaded with the first of them, which no clock of a test drives.
beforeAll(() => Promise.all([import('./bots-part.ts'), import('../bots/bot-client.ts')]))

function gameOf(bots: readonly (string | null)[], log: GameRecord['log'] = []): LocalGame {
  const players = bots.map((_, seat) => `Player ${seat + 1}`)
  return { id: 'g', tableName: 'Here', bots, record: { ...newRecord(title, { players, seed: 'here' }), log } }
}

/** A set-up in which somebody begins with a dollar more from these rules on. */
function withMoney(of: Title, from: number): Title['setup'] {
  return (table, emit) => {
    const state = of.setup(table, emit) as ChicagoState
    const [account = ''] = Object.entries(state.cash).find(([, amount]) => amount > 0) ?? []
    if (table.rules >= from) state.cash[account] = (state.cash[account] as number) + 1
    return state
  }
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

  it('is carried over to the newest rules, or tells the entry that would mean something else there', async () => {
    const newest = { ...title, rules: title.rules + 1 }
    const carried: LocalGame[] = []
    const open = (of: Title): Session =>
      openLocalSession(
        of,
        gameOf([null, null]),
        () => {},
        undefined,
        0,
        (game) => carried.push(game),
      )
    const session = open(newest)
    expect(session.rules.number).toBe(title.rules)
    await actOnce(session)
    expect(await session.rules.carryOver?.()).toMatchObject({ ok: true })
    expect(carried[0]?.record.rules).toBe(rulesOf(newest))
    expect(carried[0]?.record.log).toEqual(session.history.log)

    const stricter = { ...newest, setup: withMoney(newest, title.rules + 1) }
    const other = open(stricter)
    await actOnce(other)
    expect(await other.rules.carryOver?.()).toEqual({
      ok: false,
      fault: { code: 'carry-differs', params: { at: 0 } },
    })
    expect(carried).toHaveLength(1)
  })

  it('lets bots play after a pause, until a person is asked', async () => {
    const session = openLocalSession(title, gameOf([null, 'random', 'random']), () => {})
    expect(session.seats.value).toEqual([0])
    void actOnce(session)
    for (let i = 0; i < 400 && title.toAct(session.history.state)[0] !== 0; i++) {
      await vi.advanceTimersByTimeAsync(350)
    }
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

describe('seats around one screen', () => {
  it('change between person and bot while the game goes on, and are kept so', async () => {
    let kept = gameOf([null, null])
    const session = openLocalSession(title, kept, (game) => (kept = game))
    const seat = title.toAct(session.history.state)[0] as number
    const bot = { seat, bot: 'novice', name: 'B' }
    expect(await session.seating?.change?.([bot])).toEqual({ ok: true })
    expect(session.players.value[seat]).toMatchObject({ kind: 'bot', bot: 'novice', standIn: null })
    expect(session.seats.value).toEqual([1 - seat])
    expect(kept.bots[seat]).toBe('novice')
    await vi.advanceTimersByTimeAsync(350)
    // Who played stays known when a person takes the seat.
    expect(session.history.log[0]).toMatchObject({ kind: 'action', seat, by: 'bot' })

    await session.seating?.change?.([{ seat, bot: null, name: 'Cleo' }])
    expect(session.players.value[seat]).toMatchObject({ kind: 'person', name: 'Cleo' })
    expect(kept.record.players[seat]).toBe('Cleo')
    const { length } = session.history.log
    await vi.advanceTimersByTimeAsync(10_000)
    expect(session.history.log).toHaveLength(length)
    expect(session.seats.value).toEqual([0, 1])
    expect(kept.bots).toEqual([null, null])
  })

  it('change all together, and what nobody touched stays as it is', async () => {
    const session = openLocalSession(title, gameOf([null, null, null]), () => {})
    const seat = title.toAct(session.history.state)[0] as number
    const other = (seat + 1) % 3
    await session.seating?.playOn(other, 'novice')
    const names = session.players.value.map(({ name }) => name)
    const given = [seat, (seat + 2) % 3]
    await session.seating?.change?.(
      given.map((each) => ({ seat: each, bot: 'novice', name: names[each] ?? '' })),
    )
    expect(session.history.log).toHaveLength(0)
    expect(session.players.value.map(({ bot }) => bot)).toEqual(
      [0, 1, 2].map((each) => (given.includes(each) ? 'novice' : null)),
    )
    expect(session.players.value[other]).toMatchObject({ standIn: 'novice' })
  })

  it('are played on for by a bot until they are taken back; the record tells it', async () => {
    let kept = gameOf([null, null])
    const session = openLocalSession(title, kept, (game) => (kept = game))
    await session.seating?.playOn(0, 'novice')
    await session.seating?.playOn(1, 'novice')
    expect(kept.standIns).toEqual(['novice', 'novice'])
    expect(session.seats.value).toEqual([0, 1])
    await vi.advanceTimersByTimeAsync(350 * 6)
    expect(session.version.value).toBeGreaterThan(3)
    const decided = session.history.log.filter((entry) => entry.kind === 'undo' || entry.auto !== true)
    expect(decided.every((entry) => entry.kind === 'action' && entry.by === 'bot')).toBe(true)
    session.close()

    const again = openLocalSession(title, kept, (game) => (kept = game))
    await again.seating?.playOn(0, null)
    await again.seating?.playOn(1, null)
    const { length } = again.history.log
    await vi.advanceTimersByTimeAsync(10_000)
    expect(again.history.log).toHaveLength(length)
  })

  it('are their person’s again after an undo of theirs; whoever else is played on for stays so', async () => {
    let kept = gameOf([null, null, null])
    const session = openLocalSession(title, kept, (game) => (kept = game))
    const first = await actOnce(session)
    const others = [0, 1, 2].filter((seat) => seat !== first)
    for (const seat of others) await session.seating?.playOn(seat, 'novice')
    while (title.toAct(session.history.state)[0] !== first) await vi.advanceTimersByTimeAsync(350)
    expect(session.version.value).toBeGreaterThan(1)
    // Over what was played for the others, to a decision of who plays here.
    await session.requestUndo()
    expect(session.history.log.at(-1)).toMatchObject({ kind: 'undo', seat: first, to: 0 })
    expect(others.map((seat) => kept.standIns?.[seat])).toEqual(['novice', 'novice'])
    await session.seating?.playOn(first, 'novice')
    await vi.advanceTimersByTimeAsync(350 * 2)
    await session.requestUndo()
    const undone = session.history.log.at(-1)?.seat as number
    expect(kept.standIns).toEqual([0, 1, 2].map((seat) => (seat === undone ? null : 'novice')))
    const { length } = session.history.log
    await vi.advanceTimersByTimeAsync(10_000)
    expect(session.history.log).toHaveLength(length)
  })

  it('are their person’s again after the end', async () => {
    let kept = gameOf([null, null])
    const session = openLocalSession(title, kept, (game) => (kept = game))
    await session.seating?.playOn(0, 'novice')
    await session.seating?.playOn(1, 'novice')
    for (let i = 0; i < 2000 && session.history.state.ended === null; i++)
      await vi.advanceTimersByTimeAsync(350)
    expect(session.history.state.ended).not.toBeNull()
    expect(kept.standIns).toEqual([null, null])
  })
})

describe('orders around one screen', () => {
  const cz = eighteenCz as unknown as Title
  const draft: Order = { kind: 'draft', about: null, values: {} }

  function czGame(
    bots: readonly (string | null)[] = [null, null, null],
    rest: Partial<LocalGame> = {},
  ): LocalGame {
    const players = bots.map((_, seat) => `Player ${seat + 1}`)
    return { id: 'g', tableName: 'Here', bots, record: newRecord(cz, { players, seed: 'here' }), ...rest }
  }

  const asked = (session: Session): number => cz.toAct(session.history.state)[0] as number
  const placed = (session: Session) => session.orders?.placed.value ?? []

  it('are there where the title knows them', () => {
    expect(openLocalSession(title, gameOf([null, null]), () => {}).orders).toBeNull()
    expect(openLocalSession(cz, czGame(), () => {}).orders).not.toBeNull()
  })

  it('play when the turn comes and are kept with the game', async () => {
    let kept = czGame()
    const session = openLocalSession(cz, kept, (game) => (kept = game))
    const first = asked(session)
    await session.act(first, { type: 'pass' })
    const second = asked(session)
    const third = 3 - first - second
    expect(await session.orders?.give(third, draft)).toEqual({ ok: true })
    expect(kept.orders).toEqual(placed(session))

    const again = openLocalSession(cz, kept, (game) => (kept = game))
    expect(placed(again)).toMatchObject([{ seat: third, from: 1, stopped: null }])
    await again.act(second, { type: 'buyLocal', local: 'S1' } as never)
    // The third seat plays twice in a row where the lap turns back.
    expect(again.history.log.slice(2)).toEqual([
      { kind: 'action', seat: third, action: { type: 'pass' }, by: 'order' },
      { kind: 'action', seat: third, action: { type: 'pass' }, by: 'order' },
    ])
    expect(asked(again)).toBe(second)
    expect(kept.record.log).toEqual(again.history.log)
  })

  it('stop by an undo, and what has stopped is dismissed', async () => {
    let kept = czGame()
    const session = openLocalSession(cz, kept, (game) => (kept = game))
    const first = asked(session)
    await session.orders?.give(first, draft)
    expect(session.version.value).toBe(1)
    await session.requestUndo()
    expect(asked(session)).toBe(first)
    expect(placed(session)).toMatchObject([{ stopped: { at: 2, why: { kind: 'undone' } } }])
    const [stopped] = placed(session)
    if (stopped === undefined) throw new Error('nothing has stopped')
    expect(await session.orders?.revoke(stopped)).toEqual({ ok: true })
    expect([placed(session), kept.orders]).toEqual([[], []])
    expect(await session.orders?.revoke(stopped)).toMatchObject({
      ok: false,
      fault: { code: 'no-such-order' },
    })
  })

  it('follow what bots do', async () => {
    const session = openLocalSession(cz, czGame([null, 'random', 'random']), () => {})
    void session.orders?.give(0, draft)
    for (let i = 0; i < 400 && placed(session)[0]?.stopped === null; i++) {
      await vi.advanceTimersByTimeAsync(350)
    }
    expect(placed(session)[0]?.stopped?.why).toMatchObject({ code: 'round-over' })
    const mine = session.history.log.filter((entry) => entry.seat === 0)
    expect(mine.length).toBeGreaterThan(0)
    expect(
      mine.every((entry) => entry.kind === 'action' && (entry.by === 'order' || entry.auto === true)),
    ).toBe(true)
    session.close()
  })

  it('that play for who is played on for just then leave no bot thinking of what is over', async () => {
    const session = openLocalSession(cz, czGame([null, null, null]), () => {})
    for (const seat of [0, 1, 2]) await session.seating?.playOn(seat, 'novice')
    expect(await session.orders?.give(asked(session), draft)).toEqual({ ok: true })
    expect(session.version.value).toBe(1)
    await vi.advanceTimersByTimeAsync(350 * 4)
    expect(session.version.value).toBeGreaterThan(3)
    expect(session.seating?.failing?.now.value).toBeNull()
    session.close()
  })

  it('are refused for bots, and when the title does not offer them', async () => {
    const session = openLocalSession(cz, czGame([null, null, 'random']), () => {})
    expect(await session.orders?.give(2, draft)).toMatchObject({
      ok: false,
      fault: { code: 'not-your-seat' },
    })
    const late: Order = { kind: 'pass', about: null, values: { watch: 'mine' } }
    expect(await session.orders?.give(0, late)).toMatchObject({ ok: false, fault: { code: 'order-not-now' } })
    expect(placed(session)).toEqual([])
  })
})
