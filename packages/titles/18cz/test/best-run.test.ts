import { asReadonly, choices, play, refuse } from '@roundhouse/kernel'
import { MOST_WORK } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import { type CzState, bestRun, eighteenCz, sampleRun, valueRun } from '../index.ts'
import { Given } from './given.ts'
import { luckOf, luckyAction, startOf } from './random-play.ts'
import { run } from './table.ts'

const GAMES = [
  { players: 3, variant: null, compatibility: 'rulebook', seed: 'best 3' },
  { players: 5, variant: null, compatibility: 'rulebook', seed: 'best 5' },
  { players: 2, variant: 'bohemia', compatibility: 'rulebook', seed: 'best 2' },
  { players: 3, variant: 'moravia-silesia', compatibility: 'rulebook', seed: 'best m' },
]

/** The moments of a random game at which a company must run. */
function* runs(game: (typeof GAMES)[number]): Generator<{ state: CzState; company: number }> {
  const state = startOf(game)
  const luck = luckOf(game)
  for (let next = luckyAction(luck, state); next !== null; next = luckyAction(luck, state)) {
    play(eighteenCz, state, next.seat, next.action)
    if (state.step === 'run' && state.turn !== null) yield { state, company: state.turn.company }
  }
}

describe('VIII.8: the highest run', () => {
  test.each(GAMES)('is legal, earns what it says and is never below a run found at random: $seed', (game) => {
    let found = 0
    for (const { state, company } of runs(game)) {
      const best = bestRun(asReadonly(state), company)
      const value = valueRun(asReadonly(state), company, best.routes)
      expect(value).toMatchObject({ revenue: best.revenue, byRoute: best.byRoute })
      const sample = valueRun(asReadonly(state), company, sampleRun(asReadonly(state), company))
      if ('code' in sample) throw new Error(sample.code)
      expect(best.revenue).toBeGreaterThanOrEqual(sample.revenue)
      expect(best.bound).toBe(best.revenue)
      found += 1
    }
    expect(found).toBeGreaterThan(game.variant === 'moravia-silesia' ? 0 : 20)
  })

  test('is searched for no longer than a number of steps allows, and found long before it', () => {
    const all = GAMES.flatMap((game) =>
      Array.from(runs(game), ({ state, company }) => workOf(state, company)),
    )
    expect(Math.max(...all)).toBeLessThan(MOST_WORK / 100)
    const [first] = GAMES.flatMap((game) => runs(game).next().value ?? [])
    if (first === undefined) throw new Error('nobody runs')
    const { work, routes, bound, revenue } = bestRun(asReadonly(first.state), first.company, 1)
    expect(work).toBeLessThan(workOf(first.state, first.company))
    expect(bound).toBeGreaterThanOrEqual(revenue)
    expect(valueRun(asReadonly(first.state), first.company, routes)).toMatchObject({ revenue })
  })

  function workOf(state: CzState, company: number): number {
    return bestRun(asReadonly(state), company).work
  }

  function west(options: Record<string, string>): Given {
    const given = Given.stockRound(4, 3, 1000, options).phase('f')
    given.lay('E1', '3', 2).lay('D2', '5', 5).lay('E3', '3', 2).lay('D4', '57', 0)
    given.open('EKJ', { price: 60, shares: [2], trains: ['3d'], stations: ['D4'] })
    return given.turn('EKJ', 'run')
  }

  test('is a must, and the refusal tells what it would be', () => {
    const given = west({})
    expect(given.refusal(run(['3d', 'D4', 'E3']))).toEqual({
      code: 'CZ-RUN-NOT-MAX',
      section: 'VIII.8',
      params: { revenue: 30, best: 50 },
    })
    expect(given.do(run(['3d', 'D4', 'E3', 'D2'])).told('trainsRun')).toMatchObject([{ revenue: 50 }])
  })

  test('is what the choices offer', () => {
    const given = west({})
    const [seat] = eighteenCz.toAct(asReadonly(given.state))
    const open = choices(eighteenCz, given.state, seat as number).find(({ kind }) => kind === 'open')
    if (open === undefined) throw new Error('no run is offered')
    expect(refuse(eighteenCz, given.state, seat as number, open.action)).toBeNull()
  })

  test('is left to the table that plays without the duty', () => {
    expect(
      west({ runMaximum: 'no' })
        .do(run(['3d', 'D4', 'E3']))
        .told('trainsRun'),
    ).toMatchObject([{ revenue: 30 }])
  })
})
