import type { RmAction } from '@roundhouse/titles/1862'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { peer1862 } from '../src/1862/peer.ts'
import { firstDifference } from '../src/difference.ts'
import { exemptionsFor } from '../src/exemptions.ts'
import { readRecording } from '../src/export.ts'
import { importRecording } from '../src/index.ts'
import type { JsonObject } from '../src/json.ts'
import { readTrace, reportsOf } from '../src/trace.ts'

const nameless = (seat: number): string => `Seat ${seat}`

/** What the site writes of one action, with its number for the player. */
type Written = { readonly type: string } & Record<string, unknown>

const SEATS: Readonly<Record<string, number>> = { Ann: 11, Ben: 7 }
const by = (name: string, type: string, more: object = {}): Written => ({
  type,
  entity: SEATS[name] ?? name,
  entity_type: name in SEATS ? 'player' : 'corporation',
  ...more,
})
const buys = (name: string, share: string): Written =>
  by(name, 'buy_shares', { shares: [share], percent: 10 })
const passes = (...names: readonly string[]): Written[] => names.map((name) => by(name, 'pass'))

/** Two players, no digests; gives every purchase of a share with its source. */
function sourcesIn(actions: readonly Written[]): string[] {
  const text = JSON.stringify({
    title: '1862',
    id: 2,
    status: 'active',
    players: Object.entries(SEATS).map(([name, id]) => ({ id, name })),
    settings: { seed: 2, optional_rules: [] },
    actions,
  })
  const read = importRecording(text, nameless)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const { record, cut } = read.value
  if (cut !== null) throw new Error(JSON.stringify(cut))
  const played = record.log.flatMap((entry) => (entry.kind === 'action' ? [entry.action as RmAction] : []))
  return played.flatMap((action) => (action.type === 'buyShare' ? [String(action.from ?? 'offer')] : []))
}

describe('an export of 1862 names certificates and not where they lie', () => {
  /** The only company lays a tile at its home and buys the first train. */
  const firstTurn: readonly Written[] = [
    ...passes('L&E'),
    by('L&E', 'lay_tile', { tile: '57-0', hex: 'C6', rotation: 0 }),
    ...passes('L&E'),
  ]
  const train = by('L&E', 'buy_train', { train: 'A-0', price: 100, variant: '2E', warranties: 0 })
  const start = (name: string): Written => by(name, 'par', { corporation: 'L&E', share_price: '54,0,12' })

  test('7.13: one that the company has bought back lies in its treasury, the other in the pool', () => {
    const sources = sourcesIn([
      by('Ann', 'bid', { corporation: 'L&E', price: 0 }),
      ...passes('Ben'),
      start('Ann'),
      buys('Ann', 'L&E_1'),
      buys('Ann', 'L&E_2'),
      ...passes('Ben', 'Ann', 'Ben'),
      by('Ann', 'sell_shares', { shares: ['L&E_1', 'L&E_2'], percent: 20 }),
      ...passes('Ann', 'Ben', 'Ann'),
      ...firstTurn,
      train,
      ...passes('L&E'),
      buys('L&E', 'L&E_1'),
      ...passes('L&E', 'Ben', 'Ann'),
      buys('Ben', 'L&E_1'),
      ...passes('Ann'),
      buys('Ben', 'L&E_2'),
      ...passes('Ann'),
      buys('Ben', 'L&E_3'),
    ])
    expect(sources).toEqual(['offer', 'offer', 'treasury', 'pool', 'offer'])
  })

  test('5.2.4, 7.11.2: after an exchange those that came last have gone to the pool', () => {
    const sources = sourcesIn([
      ...passes('Ann', 'Ben', 'Ann', 'Ben'),
      start('Ann'),
      ...passes('Ben'),
      buys('Ann', 'L&E_1'),
      ...passes('Ben'),
      buys('Ann', 'L&E_2'),
      by('Ann', 'choose', { choice: '5' }),
      ...passes('Ben', 'Ann'),
      ...firstTurn,
      by('L&E', 'convert'),
      by('Ann', 'choose', { choice: 'redeem' }),
      by('L&E', 'choose', { choice: 'sell' }),
      train,
      ...passes('L&E', 'L&E', 'L&E', 'Ben', 'Ann'),
      buys('Ben', 'L&E_7'),
      ...passes('Ann'),
      buys('Ben', 'L&E_3'),
      ...passes('Ann'),
      buys('Ben', 'L&E_5'),
    ])
    expect(sources.slice(2)).toEqual(['pool', 'treasury', 'pool'])
  })
})

// Recorded games lie beside the repository, not in it.
const FOLDER = join(import.meta.dirname, '../../../../shared/conformance/1862')

/** With exchanges of many kinds, companies without director that are not asked, and mergers at both ends of a turn. */
const GAMES = [
  'real-46925.json',
  'gen-2p-short_length+eight_tokens-s20210-raider.json',
  'gen-2p-std-s20202-merger.json',
  'gen-3p-std-s20304-chaos.json',
  'gen-4p-std-s20400-merger.json',
  'gen-4p-std-s20404-engineer.json',
  'gen-8p-short_length+eight_tokens-s20810-expert.json',
  'gen-8p-std-s20802-balanced.json',
].filter((name) => existsSync(FOLDER) && readdirSync(FOLDER).includes(name))

describe.skipIf(GAMES.length === 0)('recorded games of 1862 without their digests', () => {
  test.each(GAMES)('%s comes to the same end', (name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8')
    const trace = readTrace(text)
    if (!trace.ok) throw new Error(`${name} is no trace`)
    const last = [...reportsOf(trace.value)].at(-1)?.digest as JsonObject
    const read = readRecording(plain(text), nameless)
    if (!read.ok) throw new Error(JSON.stringify(read.fault))
    const follower = peer1862.follow(read.value)
    if (!follower.ok) throw new Error(JSON.stringify(follower.fault))
    for (const action of read.value.actions) follower.value.apply(action, null)
    follower.value.rest()
    const exempt = exemptionsFor('1862')
    expect(firstDifference(follower.value.recorded(last), follower.value.digest(), exempt)).toBeNull()
  })
})

/** What a player downloads: no digests, and nothing that traces add to the actions. */
function plain(text: string): string {
  const { title, seed, players, optional_rules, actions, finished } = JSON.parse(text) as JsonObject
  const bare = (actions as JsonObject[]).map((action) =>
    Object.fromEntries(Object.entries(action).filter(([key]) => key !== 'x')),
  )
  const status = finished === true ? 'finished' : 'active'
  return JSON.stringify({ title, id: 1, status, players, settings: { seed, optional_rules }, actions: bare })
}
