import {
  applyKnown,
  asReadonly,
  choices,
  createRng,
  draw,
  newRecord,
  pick,
  setupOf,
} from '@roundhouse/kernel'
import { runGraph } from '@roundhouse/railways'
import { expect, test } from 'vitest'
import { bestRun } from '../rules/best-run.ts'
import { runRules } from '../rules/run-rules.ts'
import { type TurnState, companyAt } from '../state.ts'
import { eighteen24 } from '../title.ts'

/** The board as a whole, built anew, without what was found for an earlier board. */
const { startsOf: _, ...wholeBoard } = runRules

test('VII.9: what stations reach, kept from board to board, brings what the whole board brings', () => {
  const players = ['Anna', 'Béla', 'Cyril', 'Dora']
  const state = eighteen24.setup(setupOf(newRecord(eighteen24, { players, seed: 'reached' })), () => {})
  const rng = createRng('reached/luck')
  let runs = 0
  for (let action = 0; action < 1200; action++) {
    const seat = eighteen24.toAct(asReadonly(state))[0]
    if (seat === undefined) break
    if (state.step === 'run') {
      const { company } = state.turn as TurnState
      const trains = runRules.trainsOf(asReadonly(state), company)
      const whole = runGraph({ rules: wholeBoard, company, trains }, asReadonly(state))
      const solved = runRules.solve(
        whole,
        trains.map((train, at) => runRules.trainFor(train, String(at))),
        runRules.rulesFor(asReadonly(state), trains, whole),
      )
      const found = bestRun(asReadonly(state), company)
      expect(companyAt(state, company).stations.length).toBeGreaterThan(0)
      expect(solved).toMatchObject({ ok: true, revenue: found.revenue, extras: found.extras })
      runs++
    }
    const chosen = pick(choices(eighteen24, state, seat), (below) => draw(rng, below))
    applyKnown(eighteen24, state, seat, chosen, () => {})
  }
  expect(runs).toBeGreaterThan(50)
})
