import { type Rng, type Seat, asReadonly, draw, newRecord, play, replay } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { choicesAgree, copyFaults } from '../../../../test/properties.ts'
import { sample } from '../../../../test/whole.ts'
import {
  COMPANY_IDS,
  type CzAction,
  type CzState,
  LOCAL_IDS,
  PRIVATES,
  TILE_SET,
  TRAINS,
  eighteenCz,
  mapOf,
  roundNumber,
} from '../index.ts'
import { luckOf, luckyAction, startOf } from './random-play.ts'

const TABLES = [
  { players: 2, variant: 'bohemia', compatibility: 'rulebook' },
  { players: 2, variant: 'bohemia', compatibility: '18xx.games' },
  { players: 2, variant: 'moravia-silesia', compatibility: 'rulebook' },
  { players: 3, variant: 'moravia-silesia', compatibility: 'rulebook' },
  ...[3, 4, 5, 6].flatMap((players) => [
    { players, variant: null, compatibility: 'rulebook' },
    { players, variant: null, compatibility: '18xx.games' },
  ]),
]
const GAMES = TABLES.flatMap((table) =>
  sample(['one', 'two'], 2).map((seed) => ({
    ...table,
    seed: `${seed} ${table.players} ${table.variant ?? ''}`,
  })),
)

describe.each(GAMES)('a random game of $players by $compatibility, $variant, $seed', (game) => {
  test(
    'ends after the 13th operating round without a broken invariant, and replays',
    { timeout: 60_000 },
    () => {
      const state = startOf(game)
      const luck = luckOf(game)
      const log: { kind: 'action'; seat: Seat; action: CzAction }[] = []
      for (let ply = 0; ply < 20_000; ply++) {
        const next = luckyAction(luck, state)
        if (next === null) break
        const outcome = play(eighteenCz, state, next.seat, next.action)
        if (!outcome.ok) throw new Error(`${JSON.stringify(next)}: ${JSON.stringify(outcome.refusal)}`)
        log.push({ kind: 'action', ...next })
        const broken = eighteenCz.violations(asReadonly(state))
        if (broken.length > 0) throw new Error(`${JSON.stringify(next)}: ${broken.join('; ')}`)
      }
      expect(state.ended).not.toBeNull()
      // Without a single sale the auctions of Moravia end the game. — XI.2
      if (state.moravia?.sold.includes(1) !== false) expect(roundNumber(state)).toBe(13)
      const { compatibility, seed, players, variant } = game
      const record = {
        ...newRecord(eighteenCz, {
          players: Array.from({ length: players }, (_, seat) => `P${seat}`),
          seed,
          variant,
          options: { compatibility },
        }),
        log,
      }
      const replayed = replay(eighteenCz, record)
      expect(replayed.ok && replayed.history.state).toEqual(state)
    },
  )
})

test('a copy shares nothing with its original and is plain JSON', () => {
  for (const game of GAMES.slice(0, 6)) {
    const state = startOf(game)
    const luck = luckOf(game)
    for (let ply = 0; ply < 400; ply++) {
      const next = luckyAction(luck, state)
      if (next === null) break
      play(eighteenCz, state, next.seat, next.action)
      if (ply % 20 > 0) continue
      expect(copyFaults(eighteenCz, state)).toEqual([])
    }
  }
})

describe('choices are exactly what is not refused', () => {
  test.each(GAMES.filter(({ seed }) => seed.startsWith('one')))(
    '$players players by $compatibility, $variant',
    { timeout: 60_000 },
    (game) => {
      const state = startOf(game)
      const luck = luckOf(game)
      for (let ply = 0; ply < 1500; ply++) {
        const next = luckyAction(luck, state)
        if (next === null) break
        if (ply % 6 === 0)
          choicesAgree(eighteenCz, state, next.seat, strange(state, luck), (all) => someOf(all, luck))
        play(eighteenCz, state, next.seat, next.action)
      }
    },
  )
})

/** Sixty by lot: there are too many to refuse them all. */
function someOf(all: readonly CzAction[], luck: Rng): CzAction[] {
  return Array.from({ length: Math.min(60, all.length) }, () => all[draw(luck, all.length)] as CzAction)
}

/** Actions of every kind, sensible or not. Runs are left out: there are more than can be listed. */
function* strange(state: CzState, luck: Rng): Generator<CzAction> {
  const any = <T>(list: readonly T[]): T => list[draw(luck, list.length)] as T
  const hexes = mapOf(asReadonly(state)).hexes.map((hex) => hex.id)
  const trains = TRAINS.flatMap((train) => (train === null ? [] : [train.id]))
  yield* [{ type: 'pass' }, { type: 'payOut' }, { type: 'withhold' }] as const
  for (const { id } of PRIVATES) yield { type: 'bid', item: id, amount: 20 + draw(luck, 100) }
  yield { type: 'tradeMw', price: 1 + draw(luck, 60) }
  for (const accept of [true, false]) yield { type: 'answer', accept }
  for (const city of [0, 1, 2]) yield { type: 'chooseCity', city }
  for (const local of LOCAL_IDS) {
    yield { type: 'buyLocal', local }
    yield { type: 'sellLocal', local }
    yield { type: 'tradeLocal', local, price: draw(luck, 130) }
  }
  for (const company of COMPANY_IDS) {
    for (const price of [50, 60, 65, 90, 100, 120]) yield { type: 'start', company, price }
    yield { type: 'buyShare', company }
    yield { type: 'buyShare', company, from: 'pool' }
    for (let shares = 1; shares < 7; shares++) yield { type: 'sell', company, shares }
    yield { type: 'acquire', company, price: 20 + draw(luck, 150) }
    yield { type: 'tradeTrain', train: any(trains), from: company, price: 1 + draw(luck, 200) }
  }
  for (const train of trains) {
    for (const from of ['bank', 'pool'] as const) yield { type: 'buyTrain', train, from }
    yield { type: 'scrapTrain', train }
    yield { type: 'discard', train }
    yield { type: 'turnTrain', train, to: any(trains) }
  }
  for (const hex of hexes) {
    for (const city of [0, 1, 2, 3]) {
      yield { type: 'placeToken', hex, city }
      yield { type: 'removeToken', hex, city }
    }
    for (let sample = 0; sample < 12; sample++) {
      const lay = { type: 'layTile', hex, tile: any(TILE_SET.tiles).id, rotation: draw(luck, 6) } as const
      yield lay
      yield { ...lay, local: any(LOCAL_IDS) }
    }
  }
}
