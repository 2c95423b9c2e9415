import { describe, expect, test } from 'vitest'
import { readRecording } from '../src/export.ts'
import { readTrace, reportsOf } from '../src/trace.ts'

const EXPORT = {
  id: 29247,
  title: '18CZ',
  status: 'finished',
  players: [
    { id: 11, name: 'Anna' },
    { id: 7, name: 'Ben' },
    { id: 9, name: 'Cyril' },
  ],
  settings: { player_order: [11, 7, 9], optional_rules: [] },
  actions: [
    {
      id: 1,
      type: 'bid',
      entity: 11,
      entity_type: 'player',
      user: 11,
      created_at: 1,
      company: 'L1',
      price: 55,
    },
    { id: 2, type: 'pass', entity: 7, entity_type: 'player', user: 7, created_at: 2 },
  ],
}

const nameless = (seat: number): string => `Seat ${seat}`

function recording(changes: object): unknown {
  const read = readRecording(JSON.stringify({ ...EXPORT, ...changes }), nameless)
  return read.ok ? read.value : read.fault
}

describe('an export of 18xx.games', () => {
  test('is read with players by name, in seat order', () => {
    expect(recording({})).toMatchObject({
      title: '18CZ',
      players: ['Anna', 'Ben', 'Cyril'],
      actions: [
        { entity: 'Anna', type: 'bid' },
        { entity: 'Ben', type: 'pass' },
      ],
      complete: true,
      stopped: false,
    })
  })

  test('has the seed of its settings, or that of its number', () => {
    expect(recording({})).toMatchObject({ seed: 29247 })
    expect(recording({ settings: { seed: 12 } })).toMatchObject({ seed: 12 })
    expect(recording({ id: 'hs_abc_34' })).toMatchObject({ seed: 34 })
    expect(recording({ id: null })).toMatchObject({ seed: null })
    expect(recording({ settings: { seed: 1.5 } })).toMatchObject({ seed: 29247 })
    expect(recording({ settings: { seed: -7 }, id: '9'.repeat(30) })).toMatchObject({ seed: null })
  })

  test('tells whether it should hold the whole game', () => {
    expect(recording({ status: 'active' })).toMatchObject({ complete: false })
    expect(recording({ manually_ended: true })).toMatchObject({ complete: true, stopped: true })
    expect(recording({ status: 'archived', result: {} })).toMatchObject({ complete: false })
    expect(recording({ status: 'archived', result: { '11': 900 } })).toMatchObject({ complete: true })
  })

  test('is read with names that our game files take, each of them once, and tells which it changed', () => {
    const long = 'n'.repeat(60)
    const players = [
      { id: 11, name: ' \u0007' },
      { id: 7, name: long },
      { id: 9, name: long },
    ]
    expect(recording({ players })).toMatchObject({
      players: ['Seat 1', 'n'.repeat(40), `${'n'.repeat(36)} (2)`],
      actions: [{ entity: 'Seat 1' }, { entity: 'n'.repeat(40) }],
      notes: [
        { code: 'renamed', from: ' \u0007', to: 'Seat 1' },
        { code: 'renamed', from: long, to: 'n'.repeat(40) },
        { code: 'renamed', from: long, to: `${'n'.repeat(36)} (2)` },
      ],
    })
    expect(recording({})).toMatchObject({ notes: [] })
  })

  test('knows two players of one name by their numbers', () => {
    const players = [
      { id: 7, name: 'Ana' },
      { id: 11, name: 'Ana' },
      { id: 9, name: 'Ben' },
    ]
    expect(recording({ players })).toMatchObject({
      players: ['Ana', 'Ana (2)', 'Ben'],
      actions: [{ entity: 'Ana (2)' }, { entity: 'Ana' }],
    })
    expect(recording({ players: ['Ana', 'Ana', 'Ben'] })).toEqual({ code: 'foreign', field: 'players' })
  })

  test('names its optional rules', () => {
    expect(recording({ settings: { optional_rules: ['fog'] } })).toMatchObject({ optionalRules: ['fog'] })
  })

  test.each([
    ['title', { title: 3 }],
    ['players', { players: [] }],
    ['players', { players: [3] }],
    ['actions', { actions: 'none' }],
    ['actions.1', { actions: [EXPORT.actions[0], null] }],
  ])('with a wrong %s is foreign', (field, changes) => {
    expect(recording(changes)).toEqual({ code: 'foreign', field })
  })

  test.each(['', '{', '[1, 2', '{"title": "18CZ", "actions": [{"type"'])('cut to %j is no JSON', (text) => {
    expect(readRecording(text, nameless)).toEqual({ ok: false, fault: { code: 'no-json' } })
  })

  test.each(['[]', '3', 'null', '{}'])('that is %s is foreign', (text) => {
    expect(readRecording(text, nameless)).toEqual({ ok: false, fault: { code: 'foreign', field: 'title' } })
  })
})

describe('a trace', () => {
  const TRACE = {
    format: 1,
    title: '18CZ',
    players: ['A', 'B', 'C'],
    optional_rules: [],
    seed: 5,
    setup: {},
    initial: { ph: 'a', pl: { A: { c: 10, cos: ['S1'] } } },
    actions: [
      { type: 'pass', entity: 'A', entity_type: 'player' },
      { type: 'pass', entity: 'B', entity_type: 'player' },
    ],
    states: [
      { pl: { A: { c: 5, cos: null } }, legal: { pass: true } },
      { ph: 'b', best: { revenue: 3 } },
    ],
    finished: true,
    result: { A: 1 },
    end_reason: 'fixed_round',
  }

  test('gives the digest after each action, oracles apart', () => {
    const read = readTrace(JSON.stringify(TRACE))
    expect(read.ok && [...reportsOf(read.value)]).toEqual([
      { digest: { ph: 'a', pl: { A: { c: 5 } } }, legal: { pass: true }, best: null },
      { digest: { ph: 'b', pl: { A: { c: 5 } } }, legal: null, best: { revenue: 3 } },
    ])
  })

  test('can be imported like an export', () => {
    expect(readRecording(JSON.stringify(TRACE), nameless)).toMatchObject({
      ok: true,
      value: { title: '18CZ', seed: 5, players: ['A', 'B', 'C'], complete: true },
    })
  })

  test('ends where the players agreed to stop', () => {
    const [first] = TRACE.actions
    const stop = { type: 'end_game', entity: 'B', entity_type: 'player' }
    const read = readTrace(JSON.stringify({ ...TRACE, actions: [first, stop], end_reason: 'manually_ended' }))
    expect(read).toMatchObject({ ok: true, value: { actions: [first], stopped: true } })
  })

  test('without digests for all its actions is foreign', () => {
    expect(readTrace(JSON.stringify({ ...TRACE, states: [{}] }))).toEqual({
      ok: false,
      fault: { code: 'foreign', field: 'states' },
    })
  })
})
