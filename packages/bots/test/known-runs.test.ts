import { type DeepReadonly, asReadonly } from '@roundhouse/kernel'
import { type RmState, bestRun, railwayMania } from '@roundhouse/titles/1862'
import { expect, test } from 'vitest'
import { bots as ofTitle } from '../src/1862/index.ts'
import { revenueNow } from '../src/1862/outlook.ts'
import type { Bot } from '../src/index.ts'
import { botsAtTable } from './bots-at-table.ts'

interface Found {
  readonly state: DeepReadonly<RmState>
  readonly company: number
  readonly revenue: number
}

/** The highest run in the first part of a game of Apprentices. */
function highestRun(): Found {
  const { newGame, playOut } = botsAtTable(railwayMania)
  let highest: Found = { state: asReadonly(newGame(4, 'runs')), company: 0, revenue: 0 }
  const look = (now: RmState): void => {
    if (now.step !== 'revenue' || now.turn === null) return
    const { company } = now.turn
    const { revenue } = bestRun(asReadonly(now), company)
    if (revenue > highest.revenue)
      highest = { state: asReadonly(railwayMania.clone(asReadonly(now))), company, revenue }
  }
  playOut(newGame(4, 'runs'), () => ofTitle.bots.apprentice as Bot, look, 250)
  return highest
}

test('a search of a run ends with the time to think, and what it found by then is not kept', () => {
  const { state, company, revenue } = highestRun()
  expect(revenue).toBeGreaterThan(0)
  const { trains: owned = [] } = state.companies[company] ?? {}
  // As many again: nobody has asked about these.
  const trains = [...owned, ...owned]
  let looks = 0
  const overAt = (number: number) => () => ++looks >= number
  expect(revenueNow(state, company, trains, overAt(1))).toBe(0)
  expect(looks).toBeLessThan(4)
  looks = 0
  const stopped = revenueNow(state, company, trains, overAt(2))
  expect(looks).toBeLessThan(6)
  const whole = revenueNow(state, company, trains)
  expect(stopped).toBeLessThan(whole)
  expect(whole).toBeGreaterThanOrEqual(revenue)
  // Known now, without a search.
  expect(revenueNow(state, company, trains, overAt(1))).toBe(whole)
})
