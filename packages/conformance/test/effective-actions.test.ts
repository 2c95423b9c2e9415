import { describe, expect, test } from 'vitest'
import { effectiveActions } from '../src/effective-actions.ts'
import type { Json } from '../src/json.ts'

let id = 0
function decided(what: string, more: Record<string, Json> = {}): Json {
  id += 1
  return {
    id,
    type: 'bid',
    entity: 1,
    entity_type: 'player',
    user: 1,
    created_at: 1_600_000_000,
    company: what,
    ...more,
  }
}

function of(type: string, more: Record<string, Json> = {}): Json {
  id += 1
  return { id, type, entity: 1, entity_type: 'player', user: 1, created_at: 1_600_000_000, ...more }
}

/** The companies bid for, in effect; or the fault. */
function effect(...list: Json[]): unknown {
  const read = effectiveActions(list)
  return read.ok ? read.value.actions.map((action) => action['company'] ?? action.type) : read.fault
}

function numbered(make: () => Json[]): Json[] {
  id = 0
  return make()
}

describe('undo', () => {
  test('takes back the last action', () => {
    expect(effect(...numbered(() => [decided('A'), decided('B'), of('undo'), decided('C')]))).toEqual([
      'A',
      'C',
    ])
  })

  test('twice takes back two', () => {
    expect(
      effect(...numbered(() => [decided('A'), decided('B'), of('undo'), of('undo'), decided('C')])),
    ).toEqual(['C'])
  })

  test('to a named action takes back all after it', () => {
    const list = numbered(() => [
      decided('A'),
      decided('B'),
      decided('C'),
      of('undo', { action_id: 1 }),
      decided('D'),
    ])
    expect(effect(...list)).toEqual(['A', 'D'])
  })

  test('to action 0 takes back everything', () => {
    const list = numbered(() => [decided('A'), decided('B'), of('undo', { action_id: 0 }), decided('C')])
    expect(effect(...list)).toEqual(['C'])
  })

  test('leaves talk alone', () => {
    const list = numbered(() => [decided('A'), of('message', { message: 'hm' }), of('undo'), decided('B')])
    expect(effect(...list)).toEqual(['B'])
  })

  test('of nothing changes nothing, and is told', () => {
    const first = numbered(() => [of('undo'), decided('A'), of('undo'), of('undo'), of('redo')])
    expect(effect(...first)).toEqual(['A'])
    expect(effectiveActions(first)).toMatchObject({ value: { idle: [1, 4] } })
    const unknown = numbered(() => [decided('A'), of('undo', { action_id: 77 })])
    expect(effect(...unknown)).toEqual(['A'])
    expect(effectiveActions(unknown)).toMatchObject({ value: { idle: [2] } })
  })
})

describe('redo', () => {
  test('brings back what was undone, one after the other', () => {
    const list = numbered(() => [decided('A'), decided('B'), of('undo'), of('undo'), of('redo'), of('redo')])
    expect(effect(...list)).toEqual(['A', 'B'])
  })

  test('brings back all that one undo took', () => {
    const list = numbered(() => [
      decided('A'),
      decided('B'),
      decided('C'),
      of('undo', { action_id: 1 }),
      of('redo'),
    ])
    expect(effect(...list)).toEqual(['A', 'B', 'C'])
  })

  test('is still possible after talk, but not after a new decision', () => {
    const talk = numbered(() => [decided('A'), of('undo'), of('message', { message: 'no' }), of('redo')])
    expect(effect(...talk)).toEqual(['A'])
    const late = numbered(() => [decided('A'), of('undo'), decided('B'), of('redo')])
    expect(effect(...late)).toEqual(['B'])
    expect(effectiveActions(late)).toMatchObject({ value: { idle: [4] } })
  })
})

describe('automatic actions', () => {
  const pass = { type: 'pass', entity: 2, entity_type: 'player', created_at: 1_600_000_000 }

  test('follow the action that gave occasion to them', () => {
    const list = numbered(() => [decided('A', { auto_actions: [pass] }), decided('B')])
    expect(effect(...list)).toEqual(['A', 'pass', 'B'])
  })

  test('of programming count, the programming does not', () => {
    const list = numbered(() => [of('program_share_pass', { auto_actions: [pass] }), of('program_disable')])
    expect(effect(...list)).toEqual(['pass'])
  })

  test('are undone with their action', () => {
    const list = numbered(() => [decided('A'), decided('B', { auto_actions: [pass] }), of('undo')])
    expect(effect(...list)).toEqual(['A'])
  })
})

test('an agreed end is no action but is told', () => {
  const read = effectiveActions(numbered(() => [decided('A'), of('end_game')]))
  expect(read).toMatchObject({ ok: true, value: { stopped: true, actions: [{ company: 'A' }] } })
})

test.each([[[1]], [[{ type: 'pass' }]], [[{ entity: 1 }]]])('%j is no list of actions', (list) => {
  expect(effect(...(list as Json[]))).toEqual({ code: 'foreign', field: 'actions.0' })
})
