import { asReadonly, hashOf, play } from '@roundhouse/kernel'
import { answerQuery } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import { companyIndex } from '../companies.ts'
import { bestRun, canRun } from '../rules/best-run.ts'
import type { Building } from '../rules/buildings.ts'
import { valueRun } from '../rules/routes.ts'
import { graphFor, trainsOf } from '../rules/running.ts'
import { seenByTrains } from '../rules/seen-by-trains.ts'
import { runs1862, whatIf } from '../runs.ts'
import type { RmState } from '../state.ts'
import { railwayMania } from '../title.ts'
import { Given } from './given.ts'
import { playByLot } from './random-play.ts'

/** Moments of a game by lot at which this step waits, some of them. */
function moments(
  step: string,
  every: number,
  players: number,
  variant: string | null,
  actions: number,
): RmState[] {
  const found: RmState[] = []
  let met = 0
  playByLot(
    { players, variant, seed: `runs ${variant} ${players}` },
    (state) => {
      if (state.step === step && met++ % every === every - 1)
        found.push(railwayMania.clone(asReadonly(state)))
    },
    actions,
  )
  return found
}

/** The action played by the rules on a copy, then the board solved as a whole. */
function worthAfter(state: RmState, company: number, action: Building): readonly [number, number] {
  const copy = railwayMania.clone(asReadonly(state))
  const seat = railwayMania.toAct(asReadonly(copy))[0] as number
  if (copy.step === 'track' && action.type === 'placeToken') play(railwayMania, copy, seat, { type: 'pass' })
  const played = play(railwayMania, copy, seat, action)
  if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.code}`)
  const { revenue, extras } = bestRun(asReadonly(copy), company)
  return [revenue, extras]
}

describe('best runs', () => {
  test('are kept by all that trains see: while that stays the same, so does the graph of the board', () => {
    const known = new Map<string, string>()
    const met = { again: 0, links: 0, small: 0 }
    const look = (state: RmState): void => {
      const copy = asReadonly(railwayMania.clone(asReadonly(state)))
      for (const company of state.companies.keys()) {
        if (state.companies[company]?.status !== 'open') continue
        const key = seenByTrains(copy, company)
        const seen = JSON.stringify([graphFor(copy, company), trainsOf(copy, company)])
        if (known.has(key)) met.again += 1
        expect(known.get(key) ?? seen).toBe(seen)
        known.set(key, seen)
      }
      met.small = Math.max(met.small, state.small.length)
      met.links = Math.max(met.links, state.companies.filter(({ london }) => london).length)
    }
    playByLot({ players: 3, seed: 'seen by trains' }, look, 600)
    expect(met.again).toBeGreaterThan(100)
    expect(met.links + met.small).toBeGreaterThan(0)
  })

  test.each([
    [3, null],
    [5, 'freight-advanced'],
  ] as const)('are lawful, and worth what the rules count: %i players, %s', (players, variant) => {
    let looked = 0
    for (const state of moments('run', 1, players, variant, 700)) {
      const company = state.turn?.company ?? -1
      const { routes, revenue, extras, byRoute, bound } = bestRun(asReadonly(state), company)
      expect(valueRun(asReadonly(state), company, routes)).toMatchObject({ revenue, subsidy: extras })
      expect(byRoute.reduce((sum, each) => sum + each, 0)).toBe(revenue)
      expect(bound).toBe(revenue)
      looked += 1
    }
    expect(looked).toBeGreaterThan(10)
  })

  test('7.8: a company can run exactly if it has a best run', () => {
    let able = 0
    const states = moments('trains', 1, 3, null, 700)
    for (const state of states) {
      for (const [company, { status }] of state.companies.entries()) {
        if (status !== 'open') continue
        const can = canRun(asReadonly(state), company)
        expect([company, can]).toEqual([company, bestRun(asReadonly(state), company).routes.length > 0])
        able += can ? 1 : 0
      }
    }
    expect(able).toBeGreaterThan(10)
  })
})

describe('what if', () => {
  test.each([
    [3, null],
    [3, 'express-simple'],
  ] as const)(
    'tells what the rules and the solver tell after each building: %i players, %s',
    (players, variant) => {
      let compared = 0
      for (const state of moments('track', 9, players, variant, 500)) {
        const company = state.turn?.company ?? -1
        const before = hashOf(state)
        const answers = whatIf(asReadonly(state), company)
        expect(hashOf(state)).toBe(before)
        const now = bestRun(asReadonly(state), company)
        for (const [at, { action, revenue, gain }] of answers.entries()) {
          if (at % 5 !== 0) continue
          const [total, extras] = worthAfter(state, company, action)
          expect({ action, revenue, gain }).toEqual({
            action,
            revenue: total,
            gain: total + extras - now.revenue - now.extras,
          })
          compared += 1
        }
      }
      expect(compared).toBeGreaterThan(20)
    },
  )

  test('7.6.5: the link to London opens it', () => {
    const table = Given.stockRound()
      .lay('D13', '5', 0)
      .has('ECR', { price: 82, shares: [5], trains: ['2E'], stations: ['D13'], tokens: 1 })
      .turn('ECR', 'track')
    const answers = whatIf(asReadonly(table.state), companyIndex('ECR'))
    expect(answers.find(({ action }) => action.type === 'linkLondon')).toMatchObject({
      revenue: 120,
      gain: 120,
    })
  })

  test('a company that is not on turn is looked at as if it were', () => {
    const table = Given.stockRound().has('L&H', { price: 82, shares: [5], trains: ['2E'], tokens: 3 })
    const answers = whatIf(asReadonly(table.state), companyIndex('L&H'))
    expect(answers.length).toBeGreaterThan(0)
    expect(table.state.turn).toBe(null)
  })
})

describe('a query about runs', () => {
  const { state } = Given.stockRound()
    .lay('G12', '57', 0)
    .has('FDR', { price: 82, shares: [5], trains: ['1F'], stations: ['G12'] })
    .turn('FDR', 'run')
  const query = { title: '1862', kind: 'best', state, company: 'FDR' }

  test('is answered', () => {
    expect(answerQuery(runs1862, query)).toMatchObject({ ok: true, best: { revenue: 90 } })
    expect(runs1862.operating(asReadonly(state))).toBe('FDR')
    expect(runs1862.namesOn('F5')).toEqual(['Norwich'])
  })

  test.each([
    ['an unknown company', { ...query, company: 'PRR' }],
    ['no state', { ...query, state: null }],
    ['another variant', { ...query, state: { ...state, variant: 'cisleithania' } }],
    ['no trains', { ...query, state: { ...state, fleet: null } }],
    ['no permits', { ...query, state: { ...state, permits: {} } }],
    ['a company too few', { ...query, state: { ...state, companies: [] } }],
  ])('that has %s is refused', (_what, bad) => {
    expect(answerQuery(runs1862, bad)).toEqual({ ok: false, fault: 'bad-query' })
  })
})
