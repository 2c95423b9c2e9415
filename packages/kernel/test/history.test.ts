import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  FIRST_RUNNING_HASH,
  History,
  type LogEntry,
  asReadonly,
  canonical,
  hashOf,
  newRecord,
  replay,
  runningHash,
} from '../src/index.ts'
import { type NimState, type Take, type Taken, deal, nim, take } from './nim.ts'

const action = (seat: number, move: Take): LogEntry<Take> => ({ kind: 'action', seat, action: move })
const undo = (to: number, seat = 0): LogEntry<Take> => ({ kind: 'undo', seat, to })

function history(heaps: readonly number[], entries: readonly LogEntry<Take>[] = []) {
  const past = new History<NimState, Take, Taken>(nim, deal(heaps))
  for (const entry of entries) expect(past.append(entry).ok).toBe(true)
  return past
}

/** One match at a time from a single heap, by turns. */
const ones = (many: number) => Array.from({ length: many }, (_, i) => action(i % 2, take(0, 1)))

describe('appending', () => {
  test('keeps the entry, its events and the new state', () => {
    const past = history([3, 1])
    expect(past.append(action(0, take(0, 3)))).toMatchObject({
      ok: true,
      events: [{ type: 'taken', seat: 0 }],
    })
    expect(past.version).toBe(1)
    expect(past.state.heaps).toEqual([0, 1])
    expect(past.eventsOf(1)).toEqual([{ type: 'taken', seat: 0 }])
  })

  test('a refused action leaves log, events and state as they were', () => {
    const past = history([3, 1], [action(0, take(0, 1))])
    const before = canonical([past.log, past.state, past.eventsOf(1)])
    expect(past.append(action(1, take(0, 9)))).toMatchObject({ ok: false, refusal: { code: 'NIM-AMOUNT' } })
    expect(past.append(action(0, take(0, 1)))).toMatchObject({ ok: false, refusal: { code: 'NIM-TURN' } })
    expect(canonical([past.log, past.state, past.eventsOf(1)])).toBe(before)
    expect(past.eventsOf(2)).toEqual([])
    expect(past.version).toBe(1)
  })

  test('the start is copied: playing on does not touch it', () => {
    const start = deal([3])
    const past = new History<NimState, Take, Taken>(nim, start)
    past.append(action(0, take(0, 2)))
    expect(start.heaps).toEqual([3])
    start.heaps[0] = 77
    expect(past.stateAt(0).heaps).toEqual([3])
  })

  test('version 0 tells the events of the set-up', () => {
    const opening: Taken[] = [{ type: 'dealt', seat: 0 }]
    expect(new History<NimState, Take, Taken>(nim, deal([3]), opening).eventsOf(0)).toBe(opening)
  })
})

describe('undo', () => {
  test('makes an earlier version the present one and brings no events', () => {
    const past = history([5], ones(3))
    expect(past.append(undo(1))).toEqual({ ok: true, events: [] })
    expect(past.version).toBe(4)
    expect(past.state).toEqual(past.stateAt(1))
    expect(past.state.heaps).toEqual([4])
    expect(past.eventsOf(4)).toEqual([])
  })

  test('goes back to the set-up', () => {
    const past = history([5], [...ones(3), undo(0)])
    expect(past.state).toEqual(deal([5]))
    expect(past.lineTo()).toEqual([])
  })

  test('can itself be undone', () => {
    const past = history([5], [...ones(3), undo(1), undo(3)])
    expect(past.state).toEqual(history([5], ones(3)).state)
    expect(past.lineTo()).toEqual([1, 2, 3])
  })

  test('leads on along a new line; the old one stays in the log', () => {
    const past = history([9], [...ones(3), undo(1), action(1, take(0, 4)), action(0, take(0, 2))])
    expect(past.state.heaps).toEqual([2])
    expect(past.lineTo()).toEqual([1, 5, 6])
    expect(past.lineTo(3)).toEqual([1, 2, 3])
    expect(past.lineTo(4)).toEqual([1])
    expect(past.stateAt(3).heaps).toEqual([6])
    expect(past.log).toHaveLength(6)
  })

  test('a target that is no earlier version is refused and nothing changes', () => {
    const past = history([5], ones(2))
    const before = canonical([past.log, past.state])
    for (const to of [2, 3, -1, 0.5, Number.NaN]) {
      expect(past.append(undo(to))).toEqual({ ok: false, refusal: null, fault: 'undo-target' })
    }
    expect(canonical([past.log, past.state])).toBe(before)
  })
})

/** Plays the entries and gives the most actions that any later look back has to replay. */
function mostReplayed(entries: readonly LogEntry<Take>[]): number {
  let played = 0
  const [step] = nim.steps as [(typeof nim.steps)[number]]
  const apply: typeof step.apply = (...args) => {
    played += 1
    step.apply(...args)
  }
  const past = new History<NimState, Take, Taken>({ ...nim, steps: [{ ...step, apply }] }, deal([400]))
  for (const entry of entries) expect(past.append(entry).ok).toBe(true)
  const replayed = Array.from({ length: past.version + 1 }, (_, version) => {
    played = 0
    expect(past.stateAt(version).heaps).toEqual([400 - past.lineTo(version).length])
    return played
  })
  return Math.max(...replayed)
}

describe('earlier states', () => {
  test('a version that does not exist is an error of the program', () => {
    const past = history([5], ones(2))
    for (const version of [3, -1, 0.5]) expect(() => past.stateAt(version)).toThrow(RangeError)
  })

  test('stateAt gives copies', () => {
    const past = history([5], ones(2))
    past.stateAt(2).heaps[0] = 77
    past.stateAt(1).heaps[0] = 77
    past.stateAt(0).heaps[0] = 77
    expect([0, 1, 2].map((version) => past.stateAt(version).heaps[0])).toEqual([5, 4, 3])
  })

  test('a look back replays fewer than fifty actions, however long the game', () => {
    expect(mostReplayed(ones(230))).toBeLessThan(50)
  })

  test('however often something was taken back', () => {
    const entries: LogEntry<Take>[] = []
    for (let round = 0; round < 6; round++) entries.push(...ones(40), undo(entries.length + 38))
    expect(mostReplayed(entries)).toBeLessThan(50)
  })
})

describe('a player who acts and takes back for ever', () => {
  /** `many` times one action and its undo, 49 actions after the start. */
  const wavering = (many: number): LogEntry<Take>[] => {
    const entries: LogEntry<Take>[] = [...ones(49)]
    for (let round = 0; round < many; round++) entries.push(action(1, take(0, 1)), undo(49, 1))
    return entries
  }

  test('leaves no copies of states behind', () => {
    const past = history([400], wavering(300))
    expect(past.copies).toBe(1)
    expect(past.stateAt(50).heaps).toEqual([350])
    expect(history([400], [...ones(120), undo(60), ...ones(2)]).copies).toBe(2)
  })

  test('can be forked with a log longer than a call has arguments', () => {
    const past = history([400])
    for (let round = 0; round < 75_000; round++) {
      past.append(action(0, take(0, 1)))
      past.append(undo(0))
    }
    expect(past.fork().version).toBe(150_000)
  })
})

describe('the running hash', () => {
  test('is the same for the same entries and another after any change of the past', () => {
    const entries = [...ones(3), undo(1), ...ones(2).toReversed()]
    const past = history([9], entries)
    expect(past.hashAt(0)).toBe(FIRST_RUNNING_HASH)
    expect(past.hashAt()).toBe(history([9], entries).hashAt(past.version))
    expect(past.hashAt(2)).toBe(history([9], entries.slice(0, 2)).hashAt())
    expect(history([9], [action(0, take(0, 2)), ...entries.slice(1)]).hashAt()).not.toBe(past.hashAt())
    expect(new Set(Array.from({ length: 7 }, (_, version) => past.hashAt(version))).size).toBe(7)
    expect(() => past.hashAt(7)).toThrow(RangeError)
  })

  test('goes the same way when it was asked for in between, and in a fork', () => {
    const past = history([9], ones(2))
    past.hashAt()
    const fork = past.fork()
    for (const each of [past, fork]) each.append(action(0, take(0, 1)))
    expect(past.hashAt()).toBe(history([9], ones(3)).hashAt())
    expect(fork.hashAt()).toBe(past.hashAt())
  })

  test('does not see what JSON leaves out', () => {
    const loud = { ...action(0, take(0, 1)), by: undefined } as unknown as LogEntry<Take>
    expect(runningHash('', loud)).toBe(runningHash('', action(0, take(0, 1))))
  })
})

/** Lines of play with undos to anywhere: [amount, undo target or none] by turns. */
const script = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.option(fc.nat(140), { freq: 6 })), {
  minLength: 1,
  maxLength: 140,
})

test('every version, undos included, equals its line of play replayed from the set-up', () => {
  fc.assert(
    fc.property(script, (moves) => {
      const past = history([400])
      for (const [amount, to] of moves) {
        if (to === null) past.append(action(past.state.turn, take(0, amount)))
        else past.append(undo(to % (past.version + 1)))
      }
      for (let version = 0; version <= past.version; version += 7) {
        const alone = history([400])
        for (const at of past.lineTo(version))
          expect(alone.append(past.log[at - 1] as LogEntry<Take>).ok).toBe(true)
        expect(past.stateAt(version)).toEqual(alone.state)
      }
    }),
    { numRuns: 40 },
  )
})

test('a replayed record equals the history that wrote it, at every version', () => {
  fc.assert(
    fc.property(script, (moves) => {
      const record = newRecord(nim, {
        players: ['Ann', 'Ben'],
        seed: 's',
        options: { deal: 'tall' },
      })
      const first = replay(nim, { ...record, log: [] })
      if (!first.ok) throw new Error(first.fault.code)
      const past = first.history
      for (const [amount, to] of moves) {
        if (to === null) past.append(action(past.state.turn, take(0, amount)))
        else past.append(undo(to % (past.version + 1)))
      }
      const half = Math.floor(past.version / 2)
      const again = replay(nim, { ...record, log: past.log })
      const partly = replay(nim, { ...record, log: past.log }, half)
      expect(again.ok && hashOf(again.history.state)).toBe(hashOf(asReadonly(past.state)))
      expect(partly.ok && hashOf(partly.history.state)).toBe(hashOf(past.stateAt(half)))
    }),
    { numRuns: 40 },
  )
})
