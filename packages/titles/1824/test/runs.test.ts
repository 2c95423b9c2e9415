import { asReadonly, hashOf, play } from '@roundhouse/kernel'
import { answerQuery } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import { type AhState, eighteen24 } from '../index.ts'
import { bestRun } from '../rules/best-run.ts'
import type { Building } from '../rules/buildings.ts'
import { runs1824, whatIf } from '../runs.ts'
import { Operating } from './operating.ts'
import { luckOf, luckyAction, startOf } from './random-play.ts'

/** The moments of a random game at which a company builds, some of them. */
function* building(players: number, variant: string | null): Generator<AhState> {
  const game = { players, variant, options: {}, seed: `what if ${variant} ${players}` }
  const state = startOf(game)
  const luck = luckOf(game)
  let met = 0
  for (let action = 0; action < 500; action++) {
    const next = luckyAction(luck, state)
    if (next === null) return
    if ((state.step === 'track' || state.step === 'token') && met++ % 23 === 20) yield state
    if (!play(eighteen24, state, next.seat, next.action).ok) throw new Error('a choice is refused')
  }
}

/** The action played by the rules on a copy, then the board solved as a whole. */
function revenueAfter(state: AhState, company: number, action: Building): number {
  const copy = eighteen24.clone(asReadonly(state))
  const seat = eighteen24.toAct(asReadonly(copy))[0] as number
  if (copy.step === 'track' && action.type === 'placeToken') play(eighteen24, copy, seat, { type: 'pass' })
  const played = play(eighteen24, copy, seat, action)
  if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.code}`)
  return bestRun(asReadonly(copy), company).revenue
}

describe('what if', () => {
  test.each([
    [4, null],
    [3, 'goods-time'],
    [2, 'cisleithania'],
  ] as const)(
    'tells what the rules and the solver tell after each lay: %i players, %s',
    (players, variant) => {
      let compared = 0
      for (const state of building(players, variant)) {
        const company = state.turn?.company ?? -1
        const before = hashOf(state)
        const answers = whatIf(asReadonly(state), company)
        expect(hashOf(state)).toBe(before)
        const now = bestRun(asReadonly(state), company).revenue
        for (const [at, { action, revenue, gain }] of answers.entries()) {
          if (at % 2 !== 0) continue
          expect({ action, revenue, gain }).toEqual({
            action,
            revenue: revenueAfter(state, company, action),
            gain: revenue - now,
          })
          compared += 1
        }
      }
      expect(compared).toBeGreaterThan(20)
    },
  )

  test('a company that is not on turn is looked at as if it were', () => {
    const table = new Operating().tiles('C12 57 1').company('MS', { turns: 0, trains: ['2'], cash: 100 })
    const answers = whatIf(asReadonly(table.state), 12)
    expect(answers.length).toBeGreaterThan(0)
    expect(table.state.turn).toBe(null)
  })
})

describe('a query about runs', () => {
  const { state } = new Operating()
    .tiles('B23 57 2')
    .company('MLB', { trains: ['1g'] })
    .turn('MLB', 'run')
  const query = { title: '1824', kind: 'best', state, company: 'MLB' }

  test('is answered', () => {
    expect(answerQuery(runs1824, query)).toMatchObject({ ok: true, best: { revenue: 20 } })
    expect(runs1824.operating(asReadonly(state))).toBe('MLB')
    expect(runs1824.namesOn('E12')).toEqual(['Wien'])
  })

  test.each([
    ['an unknown company', { ...query, company: 'PRR' }],
    ['no state', { ...query, state: null }],
    ['another map', { ...query, state: { ...state, variant: 'cisleithania' } }],
    ['no trains', { ...query, state: { ...state, fleet: null } }],
    ['markers that are nowhere', { ...query, state: { ...state, variant: 'goods-time', towns: [999] } }],
    ['a company too few', { ...query, state: { ...state, companies: [] } }],
  ])('that has %s is refused', (_what, bad) => {
    expect(answerQuery(runs1824, bad)).toEqual({ ok: false, fault: 'bad-query' })
  })
})
