import { type Rng, type Seat, asReadonly, draw, newRecord, play, replay } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { choicesAgree, copyFaults } from '../../../../test/properties.ts'
import { WHOLE } from '../../../../test/whole.ts'
import type { AhAction } from '../actions.ts'
import { TILE_SET } from '../board.ts'
import { COMPANY_IDS } from '../companies.ts'
import { MOUNTAIN_IDS } from '../mountains.ts'
import { groundOf } from '../rules/network.ts'
import type { AhState } from '../state.ts'
import { eighteen24 } from '../title.ts'
import { TRAINS } from '../trains.ts'
import { type RandomGame, luckOf, luckyAction, startOf } from './random-play.ts'

/** All maps and numbers of players; both ways of placing town markers; the other reading of the prices. */
const TABLES = [
  ...[3, 4, 5, 6].map((players) => ({ players, variant: null, options: {} })),
  { players: 4, variant: null, options: { trainPrice: 'standard' } },
  ...[3, 6].map((players) => ({ players, variant: 'goods-time', options: {} })),
  ...[4, 5].map((players) => ({ players, variant: 'goods-time', options: { towns: '8' } })),
  { players: 2, variant: 'cisleithania', options: {} },
  { players: 2, variant: 'cisleithania', options: { preStateBuilds: 'KK2' } },
  { players: 3, variant: 'cisleithania', options: {} },
  { players: 3, variant: 'cisleithania', options: { startingCash: '700' } },
  ...[3, 5].map((players) => ({ players, variant: null, options: { compatibility: '18xx.games' } })),
  { players: 2, variant: 'cisleithania', options: { compatibility: '18xx.games' } },
  { players: 3, variant: 'cisleithania', options: { compatibility: '18xx.games' } },
]
/** One of each table, and of some a second one: twenty, many more in the long run. */
const GAMES: readonly RandomGame[] = [
  ...TABLES.map((table) => ({ ...table, seed: 'one' })),
  ...TABLES.slice(8, 11).map((table) => ({ ...table, seed: 'two' })),
  ...(WHOLE ? TABLES.map((table) => ({ ...table, seed: 'three' })) : []),
]

describe.each(GAMES)('a random game of $players, $variant, $options, $seed', (game) => {
  test('ends with the bank, without a broken invariant, and replays', { timeout: 60_000 }, () => {
    const state = startOf(game)
    const luck = luckOf(game)
    const log: { kind: 'action'; seat: Seat; action: AhAction }[] = []
    for (let ply = 0; ply < 20_000; ply++) {
      const next = luckyAction(luck, state)
      if (next === null) break
      const outcome = play(eighteen24, state, next.seat, next.action)
      if (!outcome.ok) throw new Error(`${JSON.stringify(next)}: ${JSON.stringify(outcome.refusal)}`)
      log.push({ kind: 'action', ...next })
      if (ply % 3 > 0) continue
      const broken = eighteen24.violations(asReadonly(state))
      if (broken.length > 0) throw new Error(`${JSON.stringify(next)}: ${broken.join('; ')}`)
    }
    expect([state.ended === null, state.broken]).toEqual([false, true])
    const { seed, players, variant, options } = game
    const names = Array.from({ length: players }, (_, seat) => `P${seat}`)
    const record = { ...newRecord(eighteen24, { players: names, seed, variant, options }), log }
    const replayed = replay(eighteen24, record)
    expect(replayed.ok && replayed.history.state).toEqual(state)
  })
})

test('a copy shares nothing with its original and is plain JSON', () => {
  for (const game of GAMES.filter(({ seed }) => seed === 'one').slice(4, 12)) {
    const state = startOf(game)
    const luck = luckOf(game)
    for (let ply = 0; ply < 300; ply++) {
      const next = luckyAction(luck, state)
      if (next === null) break
      play(eighteen24, state, next.seat, next.action)
      if (ply % 25 > 0) continue
      expect(copyFaults(eighteen24, state)).toEqual([])
    }
  }
})

describe('choices are exactly what is not refused', () => {
  test.each(GAMES.filter(({ seed }) => seed === 'one'))(
    '$players players, $variant, $options',
    { timeout: 60_000 },
    (game) => {
      const state = startOf(game)
      const luck = luckOf(game)
      for (let ply = 0; ply < 700; ply++) {
        const next = luckyAction(luck, state)
        if (next === null) break
        if (ply % 10 === 0) choicesAgree(eighteen24, state, next.seat, strange(state, luck))
        play(eighteen24, state, next.seat, next.action)
      }
    },
  )
})

/** Actions of every kind, sensible or not. Runs are left out: there are more than can be listed. */
function* strange(state: AhState, luck: Rng): Generator<AhAction> {
  const any = <T>(list: readonly T[]): T => list[draw(luck, list.length)] as T
  const hexes = groundOf(asReadonly(state)).map.hexes.map(({ id }) => id)
  const trains = TRAINS.map(({ id }) => id)
  yield* [{ type: 'pass' }, { type: 'payOut' }, { type: 'withhold' }] as const
  for (const accept of [true, false]) yield { type: 'answer', accept }
  for (const price of [100, 120, 140, 160, 180, 200, 220]) yield { type: 'namePrice', price }
  for (const mountain of MOUNTAIN_IDS) {
    yield { type: 'buyMountain', mountain }
    yield { type: 'sell', company: mountain, shares: 1 }
    for (const company of COMPANY_IDS) yield { type: 'exchangeMountain', mountain, company }
  }
  for (const company of COMPANY_IDS) {
    yield { type: 'draft', company }
    yield { type: 'draft', company, price: 150 }
    yield { type: 'buyRailway', company }
    yield { type: 'buyRailway', company, price: any([110, 150, 180]) }
    yield { type: 'exchangeCoal', company }
    for (const price of [50, 60, 75, 100, 120]) yield { type: 'start', company, price }
    yield { type: 'buyShare', company }
    yield { type: 'buyShare', company, from: 'pool' }
    yield { type: 'buyShare', company, from: 'pool', percent: 20 }
    yield { type: 'buyShare', company, from: 0 }
    for (let shares = 1; shares < 8; shares++) {
      yield { type: 'sell', company, shares }
      yield { type: 'sell', company, shares, double: true }
    }
    for (const train of trains) {
      yield { type: 'tradeTrain', train, from: company, price: any([1, 80, 140, 180, 190, 280, 400]) }
    }
  }
  for (const train of trains) {
    yield { type: 'buyTrain', train, from: 'bank' }
    yield { type: 'buyTrain', train, from: 'bank', tradeIn: any(trains) }
    yield { type: 'discard', train }
  }
  for (const hex of hexes) {
    yield { type: 'placeTown', hex }
    for (const city of [0, 1, 2, 3]) {
      yield { type: 'placeToken', hex, city }
      yield { type: 'removeToken', hex, city }
    }
    for (let sample = 0; sample < 8; sample++) {
      yield { type: 'layTile', hex, tile: any(TILE_SET.tiles).id, rotation: draw(luck, 6) }
    }
  }
}
