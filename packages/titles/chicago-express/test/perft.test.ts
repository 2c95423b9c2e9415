import { perft } from '@roundhouse/kernel'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chicagoExpress } from '../index.ts'
import { given } from './given.ts'
import { type Table, newTable } from './table.ts'

interface Counted {
  readonly position: string
  /** What a wrong rule would change here. */
  readonly note: string
  /** The number of different lines of 1, 2, 3 … legal actions. */
  readonly lines: readonly number[]
}

const COUNTED = JSON.parse(readFileSync(new URL('perft.json', import.meta.url), 'utf8')) as Counted[]

const POSITIONS: Readonly<Record<string, () => Table>> = {
  'initial, 2 players': () => newTable(2),
  'initial, 3 players': () => newTable(3),
  'initial, 4 players': () => newTable(4),
  'initial, 5 players': () => newTable(5),
  'initial, 6 players': () => newTable(6),
  'network, first build': () =>
    given({ players: 3 })
      .company('NYC', { holders: [0], treasury: 8 })
      .doing('network')
      .table(),
  'network, middle of the game': () =>
    given({ players: 3 })
      .company('PRR', { holders: [0, 1], treasury: 7, reaches: ['K4'] })
      .company('NYC', { holders: [0, 2], treasury: 5, reaches: ['O1'] })
      .company('B&O', { holders: [1], treasury: 6, reaches: ['I6'] })
      .company('C&O', { holders: [2], treasury: 3, reaches: ['K10'] })
      .dials({ auction: 3, network: 3, development: 4 - 1 })
      .doing('network')
      .table(),
  'network, two locomotives before Chicago': () =>
    given({ players: 2 })
      .cash(12, 9)
      .company('B&O', { holders: [0, 1], treasury: 6, reaches: ['A4'], stock: 2 })
      .dials({ auction: 3, network: 4 })
      .doing('network')
      .table(),
  'development, shared cities': () =>
    given({ players: 3 })
      .company('PRR', { holders: [0], reaches: ['K4', 'I6'] })
      .company('B&O', { holders: [1], reaches: ['I6', 'E0'] })
      .company('NYC', { holders: [2], reaches: ['Q3', 'S0'] })
      .developed('Q3')
      .industry('wheeling', 6)
      .dials({ development: 2, auction: 3 })
      .doing('development')
      .table(),
  'auction with a leader': () =>
    given({ players: 4 })
      .cash(14, 9, 12, 3)
      .company('NYC', { holders: [0, 1] })
      .auction('NYC', { asked: 2, opener: 0, bids: { 0: 5, 1: 7 }, passed: [3] })
      .table(),
  'Wabash auction': () =>
    given({ players: 3 })
      .cash(4, 0, 6)
      .company('NYC', { holders: [1], reaches: ['A2'] })
      .openWabash()
      .dials({ auction: 3, network: 5 })
      .turn(1)
      .auction('WAB', { kind: 'wabash', asked: 1 })
      .table(),
  'turn, one dial red': () =>
    given({ players: 2 })
      .cash(9, 7)
      .company('PRR', { holders: [0, 1, 0], treasury: 2 })
      .company('C&O', { holders: [1], treasury: 1, network: ['Q8'] })
      .dials({ auction: 2, network: 5, development: 3 })
      .table(),
}

describe('perft', () => {
  test('every position is counted', () => {
    expect(COUNTED.map(({ position }) => position)).toEqual(Object.keys(POSITIONS))
  })

  for (const { position, lines } of COUNTED) {
    test(position, () => {
      const { state } = (POSITIONS[position] as () => Table)()
      expect(chicagoExpress.violations(state)).toEqual([])
      expect(lines.map((_, depth) => perft(chicagoExpress, state, depth + 1))).toEqual(lines)
    })
  }
})
