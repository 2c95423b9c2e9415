import { describe, expect, test } from 'vitest'
import { type Json, type JsonObject, listAt, objectAt } from '../src/json.ts'
import { peerOf } from '../src/peer.ts'
import type { Recording } from '../src/recording.ts'

function recording(players: number, changes: Partial<Recording> = {}): Recording {
  return {
    title: '18CZ',
    players: Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`),
    seed: 1200,
    optionalRules: [],
    actions: [],
    complete: false,
    stopped: false,
    ...changes,
  }
}

function digestAtStart(players: number) {
  const followed = peerOf('18CZ')?.follow(recording(players))
  if (followed?.ok !== true) throw new Error('cannot follow')
  return followed.value.digest()
}

function bankIn(digest: JsonObject): readonly Json[] {
  return listAt(objectAt(digest, 'tr') ?? {}, 'up')
}

describe('the digest before the first action', () => {
  test.each([
    [3, 380, 14],
    [4, 300, 12],
    [5, 250, 10],
    [6, 210, 9],
  ])('%i players have %i each and a limit of %i certificates', (players, cash, limit) => {
    const digest = digestAtStart(players)
    expect(digest).toMatchObject({
      r: { k: 'Draft', t: 1, n: 1, of: 1 },
      ph: 'a',
      act: { e: 'Player 1', p: 'Player 1' },
      bank: 'unlimited',
      cl: limit,
      mkt: {},
      ti: {},
      tc: {},
    })
    expect(digest['pl']).toEqual(
      Object.fromEntries(recording(players).players.map((name) => [name, { c: cash, sh: {}, n: 0 }])),
    )
  })

  test('only small companies are there, all locals lie on the board, the bank is full', () => {
    const digest = digestAtStart(3)
    expect(Object.keys(digest['co'] as object).toSorted()).toEqual(['BCB', 'EKJ', 'MW', 'OFE', 'VBW'])
    expect(digest['co']).toMatchObject({ MW: { c: 0, ty: 'small', ipo: 100, ut: [0, 100, 40] } })
    expect(Object.keys(digest['pv'] as object)).toHaveLength(18)
    expect(digest['pv']).toMatchObject({ L6: { o: 'none', v: 80, n: 2 } })
    expect(bankIn(digest).slice(0, 3)).toEqual([
      ['2a', 5],
      ['2b', 4],
      ['3c', 4],
    ])
  })

  test('two players find Václav and his company', () => {
    const digest = digestAtStart(2)
    expect(digest).toMatchObject({
      cl: 14,
      pl: { Vaclav: { c: 0, sh: { BCB: 50 }, n: 1 } },
      co: {
        BCB: { own: 'Vaclav', sp: 50, at: '0,2', par: 50, fl: true, io: true, tr: ['2a'], ut: [0, 0, 0] },
      },
      mkt: { '0,2': ['BCB'] },
    })
    expect(bankIn(digest)[0]).toEqual(['2a', 4])
    expect(Object.keys(digest['pv'] as object)).toHaveLength(9)
  })
})

test.each([
  [recording(3, { optionalRules: ['fog'] }), { code: 'unknown-rule', rule: 'fog' }],
  [recording(1), { code: 'foreign', field: 'players' }],
  [recording(7), { code: 'foreign', field: 'players' }],
  // Václav's companies are drawn from the seed. — XI.1
  [recording(2, { seed: null }), { code: 'no-seed' }],
])('a table that cannot be is a fault', (table, fault) => {
  expect(peerOf('18CZ')?.follow(table)).toEqual({ ok: false, fault })
})

test('an action that no title knows stops the game', () => {
  const followed = peerOf('18CZ')?.follow(recording(3))
  const dance = { type: 'dance', entity: 'Player 1', entity_type: 'player' }
  expect(() => followed?.ok === true && followed.value.apply(dance, null)).toThrow('action dance')
})

test('more than two players draw nothing and need no seed', () => {
  expect(peerOf('18CZ')?.follow(recording(3, { seed: null })).ok).toBe(true)
})
