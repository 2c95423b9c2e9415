import { asReadonly, choices, play, walk } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { AhAction } from '../actions.ts'
import { TILE_SET } from '../board.ts'
import { COMPANIES, COMPANY_IDS } from '../companies.ts'
import { type AhState, eighteen24 } from '../index.ts'
import { MOUNTAINS } from '../mountains.ts'
import { bookOf } from '../rules/book.ts'
import { groundOf } from '../rules/network.ts'
import { TRAINS, trainCode } from '../trains.ts'
import { luckOf, luckyAction, startOf } from './random-play.ts'

const GAMES = [
  { players: 3, variant: null },
  { players: 6, variant: null },
  { players: 4, variant: 'goods-time' },
  { players: 2, variant: 'cisleithania' },
  { players: 3, variant: 'cisleithania' },
] as const

const STEPS = ['track', 'token', 'trains', 'revenue', 'answer', 'discard']

/** What is offered in an operating round is exactly what is not refused. — 2.6 */
describe('choices and refusals of operating rounds agree', () => {
  test.each(GAMES)('$players players, $variant', ({ players, variant }) => {
    const game = { players, variant, options: {}, seed: `agree ${variant} ${players}` }
    const state = startOf(game)
    const luck = luckOf(game)
    const seen = new Map<string, number>()
    for (let action = 0; action < 380; action++) {
      const next = luckyAction(luck, state)
      if (next === null) break
      const times = seen.get(state.step) ?? 0
      if (STEPS.includes(state.step)) {
        seen.set(state.step, times + 1)
        // Every tile in every place takes long: now and then is enough.
        if (state.step !== 'track' || times % 40 === 9) compare(state, next.seat)
      }
      const outcome = play(eighteen24, state, next.seat, next.action)
      if (!outcome.ok) throw new Error(`${JSON.stringify(next.action)}: ${outcome.refusal.code}`)
    }
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['track', 'trains']))
  })
})

function compare(state: AhState, seat: number): void {
  const step = eighteen24.steps.find(({ name }) => name === state.step)
  const offered = new Set([...walk(choices(eighteen24, state, seat))].map((action) => JSON.stringify(action)))
  const refused = (action: AhAction): string | null =>
    step?.refuse(asReadonly(state), seat, action)?.code ?? null
  const wrong: string[] = []
  for (const json of offered) {
    const code = refused(JSON.parse(json) as AhAction)
    if (code !== null) wrong.push(`offered but refused with ${code}: ${json}`)
  }
  for (const action of candidates(state)) {
    const json = JSON.stringify(action)
    if (refused(action) === null && !offered.has(json)) wrong.push(`not offered: ${json}`)
  }
  expect(wrong.slice(0, 5)).toEqual([])
}

/** Everything that could be tried in this step. */
function* candidates(state: AhState): Generator<AhAction> {
  yield { type: 'pass' }
  switch (state.step) {
    case 'track':
      for (const { id: hex } of groundOf(asReadonly(state)).map.hexes)
        for (const { id: tile } of TILE_SET.tiles)
          for (let rotation = 0; rotation < 6; rotation++) yield { type: 'layTile', hex, tile, rotation }
      return
    case 'token':
      for (const { id: hex } of groundOf(asReadonly(state)).map.hexes)
        for (let city = -1; city < 4; city++) yield { type: 'placeToken', hex, city }
      return
    case 'trains':
      yield* purchases(state)
      for (const company of [...COMPANY_IDS, ...MOUNTAINS.map(({ id }) => id)])
        for (let shares = 0; shares < 7; shares++) {
          yield { type: 'sell', company, shares }
          yield { type: 'sell', company, shares, double: true }
        }
      return
    case 'discard':
      for (const { id: train } of TRAINS) yield { type: 'discard', train }
      return
    default:
      yield { type: 'payOut' }
      yield { type: 'withhold' }
      yield { type: 'answer', accept: true }
      yield { type: 'answer', accept: false }
  }
}

function* purchases(state: AhState): Generator<AhAction> {
  for (const { id: train, price } of TRAINS) {
    yield { type: 'buyTrain', train, from: 'bank' }
    for (const { id: tradeIn } of TRAINS) yield { type: 'buyTrain', train, from: 'bank', tradeIn }
    const between = bookOf(asReadonly(state)).priceBetween(trainCode(train))
    for (const { id: from } of COMPANIES)
      for (const amount of new Set([0, 1, 2, 40, between - 1, between, between + 1, price, 5000]))
        yield { type: 'tradeTrain', train, from, price: amount }
  }
}
