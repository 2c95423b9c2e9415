import type { Chronicle, ChronicleRound, ChronicleRun } from '@roundhouse/view/railway'
import { describe, expect, test } from 'vitest'
import { incomeIn, lastOperatingRound, lastRun } from './last-income.ts'

const round = (kind: ChronicleRound['kind'], set: number): ChronicleRound => ({
  version: set,
  kind,
  set,
  within: kind === 'operating' ? 1 : 0,
  order: [],
})

const run = (at: number, company: string, bySeat: readonly number[]): ChronicleRun => ({
  version: at,
  round: at,
  company,
  revenue: 100,
  kept: 'paid',
  perShare: 10,
  bySeat,
})

const game: Pick<Chronicle, 'rounds' | 'runs'> = {
  rounds: [round('stock', 1), round('operating', 1), round('stock', 2), round('operating', 2)],
  runs: [run(1, 'BN', [20, 0]), run(1, 'ATE', [10, 5]), run(3, 'BN', [7, 7])],
}

describe('the last income', () => {
  test('is that of the last operating round that is over, of all companies together', () => {
    expect(lastOperatingRound(game)).toBe(1)
    expect([0, 1].map((seat) => incomeIn(game, 1, seat))).toEqual([30, 5])
  })

  test('is none before an operating round has ended', () => {
    expect(lastOperatingRound({ rounds: game.rounds.slice(0, 2) })).toBeNull()
  })

  test('of a company is that of its last turn', () => {
    expect(lastRun(game, 'BN')?.round).toBe(3)
    expect(lastRun(game, 'KFN')).toBeUndefined()
  })
})
