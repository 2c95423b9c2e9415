import type { Chronicle, ChroniclePoint, ChronicleRun } from '@roundhouse/view/railway'
import { expect, test } from 'vitest'
import { momentsOf } from './moments.ts'

const nothing: Chronicle = {
  rounds: [],
  runs: [],
  points: [],
  now: { players: [], prices: {} },
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

function point(version: number, worth: readonly number[]): ChroniclePoint {
  const players = worth.map((each, seat) => ({
    seat,
    cash: 0,
    worth: each,
    certificates: 0,
    debt: 0,
    shares: {},
  }))
  return { version, round: version, figures: { players, prices: {} } }
}

function run(version: number, company: string, revenue: number, bySeat: readonly number[]): ChronicleRun {
  return { version, round: 0, company, revenue, kept: 'paid', perShare: 0, bySeat }
}

test('a game in which nothing happened has no moments', () => {
  expect(momentsOf(nothing)).toEqual([])
})

test('the best run is the first with the most, the largest dividend may come from another', () => {
  const runs = [run(5, 'NWB', 100, [20, 0]), run(9, 'BTE', 100, [90, 10]), run(12, 'BTE', 80, [72, 8])]
  expect(momentsOf({ ...nothing, runs })).toEqual([
    { kind: 'bestRun', version: 5, company: 'NWB', revenue: 100 },
    { kind: 'dividend', version: 9, company: 'BTE', seat: 0, amount: 90 },
  ])
})

test('the lead counts from when it was never lost again; the worst fall is told', () => {
  const points = [
    point(0, [10, 10]),
    point(4, [30, 20]),
    point(8, [15, 25]),
    point(12, [40, 30]),
    point(16, [60, 50]),
  ]
  const result = { version: 16, round: 4, winners: [0], worth: [60, 50] }
  expect(momentsOf({ ...nothing, points, result })).toEqual([
    { kind: 'fall', version: 8, seat: 0, amount: 15 },
    { kind: 'lead', version: 12, seat: 0, ahead: 10 },
  ])
})

test('kinds that leave together are one moment; repaying is no loan', () => {
  const at = { round: 0 }
  const chronicle: Chronicle = {
    ...nothing,
    obsolete: [
      { ...at, version: 7, kind: '2' },
      { ...at, version: 7, kind: '3' },
      { ...at, version: 11, kind: '2+2' },
    ],
    loans: [{ ...at, version: 9, seat: 1, amount: -40, debt: 0 }],
  }
  expect(momentsOf(chronicle)).toEqual([
    { kind: 'obsolete', version: 7, kinds: ['2', '3'] },
    { kind: 'obsolete', version: 11, kinds: ['2+2'] },
  ])
})
