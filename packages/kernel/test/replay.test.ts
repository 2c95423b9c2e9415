import { describe, expect, test } from 'vitest'
import {
  type GameRecord,
  type Title,
  newRecord,
  replay,
  rulesOf,
  seedFrom,
  tableFault,
} from '../src/index.ts'
import { type Take, nim, take } from './nim.ts'

const title = nim as unknown as Title
const names = ['Ann', 'Ben']

function record(change: Partial<GameRecord<Take>> = {}): GameRecord<Take> {
  return { ...(newRecord(title, { players: names, seed: 'table' }) as GameRecord<Take>), ...change }
}

describe('a new record', () => {
  test('holds the rules it is played by, the seed in its stable form and every option', () => {
    expect(newRecord(title, { players: names, seed: 'table' })).toEqual({
      format: 1,
      title: 'nim',
      rules: 'nim@3',
      variant: null,
      options: { deal: 'classic' },
      seed: seedFrom('table'),
      players: names,
      log: [],
    })
    expect(rulesOf(title)).toBe('nim@3')
  })

  test('takes the variant and the options the table names', () => {
    const { variant, options } = newRecord(title, {
      players: names,
      seed: 's',
      variant: 'duel',
      options: { deal: 'small' },
    })
    expect([variant, options]).toEqual(['duel', { deal: 'small' }])
  })
})

describe('a faulty table', () => {
  const table = { players: 2, variant: null, options: {} }

  test('a sound one has no fault', () => {
    expect(tableFault(title, table)).toBeNull()
    expect(tableFault(title, { ...table, variant: 'duel', options: { deal: 'small' } })).toBeNull()
  })

  test.each([1, 5, 2.5, Number.NaN])('%s players', (players) => {
    expect(tableFault(title, { ...table, players })).toEqual({
      code: 'player-count',
      params: { players, min: 2, max: 4 },
    })
  })

  test('the player counts of the variant hold', () => {
    expect(tableFault(title, { ...table, variant: 'duel', players: 3 })).toEqual({
      code: 'player-count',
      params: { players: 3, min: 2, max: 2 },
    })
  })

  test('an unknown variant, option or value', () => {
    expect(tableFault(title, { ...table, variant: 'chess' })).toEqual({
      code: 'unknown-variant',
      params: { variant: 'chess', known: 'duel' },
    })
    expect(tableFault(title, { ...table, options: { colour: 'red' } })).toEqual({
      code: 'unknown-option',
      params: { option: 'colour', known: 'deal' },
    })
    expect(tableFault(title, { ...table, options: { deal: 'huge' } })).toEqual({
      code: 'option-value',
      params: { option: 'deal', value: 'huge', known: 'small, classic, tall' },
    })
  })

  test('is not replayed', () => {
    const table = tableFault(title, { players: 1, variant: null, options: { deal: 'classic' } })
    expect(replay(nim, record({ players: ['Ann'] }))).toEqual({
      ok: false,
      fault: { code: 'table', table },
      history: null,
    })
  })
})

describe('replay', () => {
  const log = [
    { kind: 'action', seat: 0, action: take(0, 3) },
    { kind: 'undo', seat: 0, to: 0 },
    { kind: 'action', seat: 0, action: take(2, 1), auto: true },
    { kind: 'action', seat: 1, action: take(1, 4) },
  ] as const

  test('plays the log from the set-up, whose events are version 0', () => {
    const replayed = replay(nim, record({ log }))
    expect(replayed.ok && replayed.history.state.heaps).toEqual([3, 0, 4])
    expect(replayed.history?.log).toMatchObject(log)
    expect(replayed.history?.eventsOf(0)).toEqual([{ type: 'dealt', seat: 0 }])
  })

  test('stops at the version asked for', () => {
    const heaps = [0, 1, 2, 3].map((until) => replay(nim, record({ log }), until).history?.state.heaps)
    expect(heaps).toEqual([
      [3, 4, 5],
      [0, 4, 5],
      [3, 4, 5],
      [3, 4, 4],
    ])
  })

  test('an older game keeps the rules it began with', () => {
    const all = [take(0, 3), take(1, 4), take(2, 5)].map(
      (action, index) => ({ kind: 'action', seat: index % 2, action }) as const,
    )
    const winner = (rules: string): unknown => replay(nim, record({ rules, log: all })).history?.state.ended
    expect(winner('nim@2')).toEqual({ winner: 1 })
    expect(winner('nim@3')).toEqual({ winner: 0 })
  })

  test.each(['nim@4', 'nim@', 'nim@03', 'nim@2x', 'nim', 'go@2', 'nim@-1', 'nim@2 '])(
    'rules that are not known are not guessed: %s',
    (rules) => {
      const fault = { code: 'rules-version', recorded: rules, known: 'nim@3' }
      expect(replay(nim, record({ rules, log }))).toEqual({ ok: false, fault, history: null })
    },
  )

  test('rules that were dropped are named', () => {
    const fault = { code: 'rules-dropped', recorded: 'nim@1', since: 'nim@2' }
    expect(replay(nim, record({ rules: 'nim@1', log }))).toEqual({ ok: false, fault, history: null })
  })

  test('a refused action is named by its number; the history before it is kept', () => {
    const empty = { kind: 'action', seat: 0, action: take(1, 1) } as const
    const refused = replay(nim, record({ log: [...log, empty, ...log] }))
    expect(refused).toMatchObject({
      ok: false,
      fault: { code: 'refused', at: 5, refusal: { code: 'NIM-AMOUNT' } },
    })
    expect(refused.history?.version).toBe(4)
  })

  test('an undo to a version that is not there yet is named by its number', () => {
    const replayed = replay(nim, record({ log: [...log.slice(0, 1), { kind: 'undo', seat: 0, to: 1 }] }))
    expect(replayed).toMatchObject({ ok: false, fault: { code: 'undo-target', at: 2 } })
    expect(replayed.history?.version).toBe(1)
  })

  test('leaves the record as it was', () => {
    const kept = record({ log })
    const before = JSON.stringify(kept)
    replay(nim, kept)
    expect(JSON.stringify(kept)).toBe(before)
  })
})
