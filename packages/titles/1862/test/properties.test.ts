import { asReadonly, walk } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { railwayMania } from '../title.ts'
import { playByLot } from './random-play.ts'

/** Enough for most games by lot to reach the LNER. */
const MOST_ACTIONS = 400

describe('games by lot', () => {
  test.each([
    { players: 2, variant: null, options: {} },
    { players: 4, variant: 'express-simple', options: { newcomers: 'yes', shorter: 'yes' } },
    { players: 5, variant: 'freight-advanced', options: { eightTokens: 'yes', forcedHome: 'no' } },
    { players: 8, variant: null, options: { trainList: 'long' } },
  ])('$players players $variant: nothing is ever broken, and all that is offered is accepted', (table) => {
    let looked = 0
    playByLot(
      { ...table, seed: `properties ${table.players}` },
      (state) => {
        expect(railwayMania.violations(asReadonly(state))).toEqual([])
        expect(JSON.stringify(railwayMania.clone(asReadonly(state)))).toBe(JSON.stringify(state))
        looked += 1
        if (looked % 10 > 0 || state.ended !== null) return
        const [seat = 0] = railwayMania.toAct(asReadonly(state))
        const step = railwayMania.steps.find(({ name }) => name === state.step)
        for (const action of walk(step?.choices(asReadonly(state), seat) ?? [])) {
          expect([action, step?.refuse(asReadonly(state), seat, action) ?? null]).toEqual([action, null])
        }
      },
      MOST_ACTIONS,
    )
    expect(looked).toBeGreaterThan(100)
  })
})
