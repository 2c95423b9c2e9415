import {
  type GameRecord,
  lotsOfSetup,
  newRecord,
  replay,
  seedFrom,
  setupOf,
  withBots,
} from '@roundhouse/kernel'
import { TITLES, titleOf } from '@roundhouse/titles'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOG_LIMIT, parseGameFile } from '../src/index.ts'
import { READERS } from '../src/titles/index.ts'

const title = titleOf('chicago-express')
if (title === null) throw new Error('no title')
const empty = newRecord(title, { players: ['Ana', 'Ben'], seed: 'file' })
const BID = { kind: 'action', seat: 0, action: { type: 'bid', amount: 10 } } as const
const record: GameRecord = {
  ...empty,
  log: [
    BID,
    { kind: 'action', seat: 1, action: { type: 'pass' }, auto: true },
    { kind: 'action', seat: 0, action: { type: 'pass' }, by: 'order' },
    { kind: 'undo', seat: 0, to: 0 },
  ],
}

test('a game file is read back as it was written', () => {
  expect(parseGameFile(JSON.parse(JSON.stringify(record)), READERS)).toEqual({ ok: true, record })
})

test.each(TITLES.map((each) => [each.id, each] as const))(
  'a game of %s that was played on from one with a hidden seed begins as that one did',
  (_, each) => {
    const players = ['Ana', 'Ben', 'Cid', 'Dora'].slice(0, Math.max(each.players.min, 3))
    for (const variant of [null, ...each.variants.map(({ id }) => id)]) {
      const fits = each.variants.find(({ id }) => id === variant)?.players ?? each.players
      const first = newRecord(each, { players: players.slice(0, fits.max), seed: 'secret', variant })
      const lots = lotsOfSetup(each, setupOf(first))
      if (lots === null) throw new Error('everything of this set-up is seen')
      const from = { table: 'Pullman', at: 0, running: true } as const
      const copy = { ...first, seed: seedFrom('another'), lots, from }
      expect(parseGameFile(JSON.parse(JSON.stringify(copy)), READERS)).toEqual({ ok: true, record: copy })
      const [one, other] = [first, copy].map((game) => replay(each, game).history?.state)
      if (one === undefined || other === undefined) throw new Error('no set-up')
      expect(each.conceal(other, null)).toEqual(each.conceal(one, null))
      expect(other.rng).not.toEqual(one.rng)
    }
  },
)

test('a game file tells the levels of its bots', () => {
  const bots = withBots(record, [null, 'apprentice'])
  expect(parseGameFile(JSON.parse(JSON.stringify(bots)), READERS)).toEqual({ ok: true, record: bots })
  expect(withBots(bots, [null, null])).toEqual(record)
})

test.each([
  ['no object', null, 'malformed-game'],
  ['another format', { ...record, format: 2 }, 'malformed-game'],
  ['another title', { ...record, title: '1830' }, 'unknown-title'],
  ['an unknown variant', { ...record, variant: 'x' }, 'unknown-variant'],
  ['one player', { ...record, players: ['Ana'] }, 'player-count'],
  ['seven players', { ...record, players: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }, 'player-count'],
  ['an empty name', { ...record, players: ['Ana', ' '] }, 'malformed-game'],
  ['a name with a control character', { ...record, players: ['Ana', 'B\u0007n'] }, 'malformed-game'],
  ['a name that turns the text around', { ...record, players: ['Ana', 'B\u202En'] }, 'malformed-game'],
  ['more bots than seats', { ...record, bots: [null, 'novice', 'novice'] }, 'malformed-game'],
  ['a bot that is no name', { ...record, bots: [1] }, 'malformed-game'],
  ['an unknown option', { ...record, options: { weather: 'rain' } }, 'unknown-option'],
  ['an impossible option', { ...record, options: { opener: '7' } }, 'option-value'],
  ['no seed', { ...record, seed: undefined }, 'malformed-game'],
  ['a seed of another kind', { ...record, seed: 'sfc32:xyz' }, 'malformed-game'],
  [
    'a malformed action',
    { ...record, log: [{ ...BID, action: { type: 'bid', amount: 1.5 } }] },
    'malformed-game',
  ],
  ['a seat nobody has', { ...record, log: [{ ...BID, seat: 2 }] }, 'malformed-game'],
  ['an entry of an unknown kind', { ...record, log: [{ ...BID, kind: 'redo' }] }, 'malformed-game'],
  [
    'an undo to before the beginning',
    { ...record, log: [{ kind: 'undo', seat: 0, to: -1 }] },
    'malformed-game',
  ],
  ['an endless log', { ...record, log: Array.from({ length: LOG_LIMIT + 1 }, () => BID) }, 'malformed-game'],
])('a game file with %s is refused', (_what, json, code) => {
  const parsed = parseGameFile(json, READERS)
  expect(parsed.ok ? 'ok' : parsed.fault.code).toBe(code)
})

test('a file downloaded from a server before the end says when it can be opened', () => {
  const { seed: _, ...rest } = record
  const underWay = parseGameFile({ ...rest, seedHash: 'a'.repeat(64) }, READERS)
  expect(underWay).toEqual({ ok: false, fault: { code: 'game-under-way', params: {} } })
  expect(parseGameFile(rest, READERS)).toMatchObject({ fault: { params: { field: 'seed' } } })
})

test('the fault names the place', () => {
  const parsed = parseGameFile(
    { ...record, log: [BID, { ...BID, action: { type: 'bid', amount: -1 } }] },
    READERS,
  )
  expect(parsed).toEqual({ ok: false, fault: { code: 'malformed-game', params: { field: 'log.1.action' } } })
})

test('no change to a file makes the reader throw', () => {
  const keys = Object.keys(record)
  fc.assert(
    fc.property(fc.constantFrom(...keys, 'more'), fc.jsonValue(), (key, value) => {
      const parsed = parseGameFile({ ...record, [key]: value }, READERS)
      return parsed.ok || parsed.fault.code.length > 0
    }),
    { numRuns: 1000 },
  )
})
