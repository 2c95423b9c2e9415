import type { Chronicle, ChroniclePoint, ChronicleRound } from '@roundhouse/view/railway'
import { expect, test } from 'vitest'
import { chartPoints, operatingRounds, pricesOf, revenuesOf, worthOf } from './series.ts'

function round(kind: ChronicleRound['kind'], version: number): ChronicleRound {
  return { kind, version, set: 1, within: kind === 'operating' ? 1 : 0, order: [] }
}

function point(version: number, at: number, worth: number, price: number | null): ChroniclePoint {
  const player = { seat: 0, cash: 0, worth, certificates: 0, debt: 0, shares: {} }
  return { version, round: at, figures: { players: [player], prices: { NWB: price } } }
}

const run = { company: 'NWB', kept: 'withheld' as const, perShare: 0, bySeat: [0] }

const chronicle: Chronicle = {
  rounds: [round('stock', 0), round('operating', 10), round('operating', 20)],
  runs: [
    { ...run, version: 12, round: 1, revenue: 60 },
    { ...run, version: 22, round: 2, revenue: 80 },
  ],
  points: [point(0, -1, 100, null), point(10, 0, 110, 70), point(20, 1, 130, 60)],
  now: point(22, 2, 140, 65).figures,
  starts: [],
  trains: [],
  phases: [],
  obsolete: [],
  exports: [],
  loans: [],
  acquisitions: [],
  left: [],
  result: null,
}

test('the set-up, the end of each round, and the round that is on', () => {
  const points = chartPoints(chronicle, 22)
  expect(points.map(({ version }) => version)).toEqual([0, 10, 20, 22])
  expect(points.map((each) => each.round?.kind ?? null)).toEqual([null, 'stock', 'operating', 'operating'])
  expect(worthOf(points, 0)).toEqual([100, 110, 130, 140])
  expect(pricesOf(points, 'NWB')).toEqual([null, 70, 60, 65])
})

test('at the very end of a round nothing is told twice', () => {
  expect(chartPoints(chronicle, 20).map(({ version }) => version)).toEqual([0, 10, 20])
})

test('revenue by operating round; a company that did not run has a gap', () => {
  expect(operatingRounds(chronicle).map(({ at }) => at)).toEqual([1, 2])
  expect(revenuesOf(chronicle, 'NWB')).toEqual([60, 80])
  expect(revenuesOf(chronicle, 'BTE')).toEqual([null, null])
})
