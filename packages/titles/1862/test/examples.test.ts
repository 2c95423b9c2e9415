import { exitsOf } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import { TILE_SET, tileIndex } from '../board.ts'
import { Given } from './given.ts'
import { pass, run, trade, train } from './table.ts'

/** Sides of a hex, clockwise from the south. */
const [S, SW, NW, N, NE, SE] = [0, 1, 2, 3, 4, 5] as const

/** A rotation in which the tile has track to just these sides, or to these and others that lead somewhere. */
function turned(tile: string, sides: readonly number[], closed: readonly number[] = []): number {
  const rotation = [0, 1, 2, 3, 4, 5].find((each) => {
    const rotated = TILE_SET.rotated[tileIndex(tile) * 6 + each]
    const exits = rotated === undefined ? [] : exitsOf(rotated)
    return sides.every((side) => exits.includes(side)) && !closed.some((side) => exits.includes(side))
  })
  if (rotation === undefined) throw new Error(`tile ${tile} has no such track`)
  return rotation
}

/** The coast from King's Lynn, which leads to another side besides, to Wells and Fakenham, in green. */
function coast(lynn: number = N): Given {
  return Given.stockRound()
    .phase('C')
    .lay('C4', '793', turned('793', [NE, lynn]))
    .lay('D3', '8852', turned('8852', [SW, NE]))
    .lay('E2', '619', turned('619', [S, SW, NW], [N]))
    .lay('E4', '15', turned('15', [N, S]))
}

describe('7.8.2–7.8.4 as the rulebook reckons them', () => {
  test('7.8.2 (62-T32): a local 3 over three stations of 30 and a small one: 110, and 40 for four hexes', () => {
    const table = coast()
      .lay('E6', '8850', turned('8850', [N, NW]))
      .lay('D5', '15', turned('15', [SE]))
      .has('WNR', { price: 82, shares: [5], trains: ['3L'], stations: ['E2'] })
      .turn('WNR', 'run')
      .do(run('3L E2 E4 E6 D5'))
    expect(table.told('trainsRun')).toMatchObject([{ revenue: 110, subsidy: 40 }])
    expect(table.treasury('WNR')).toBe(40)
  })

  test('7.8.3 (62-T33): an express 3 in phase C: port 90, Y 50, Wells 30', () => {
    const table = coast()
      .has('WNR', { price: 82, shares: [5], trains: ['3E'], stations: ['E2'] })
      .turn('WNR', 'run')
      .do(run('3E C2 C4 D3 E2'))
    expect(table.told('trainsRun')).toMatchObject([{ revenue: 170, subsidy: 0 }])
  })

  test('7.8.4 (62-T34): local 130, freight 300, express 210: 640, and 40 for four hexes', () => {
    const table = coast(SW)
      .lay('B5', '619', turned('619', [NW, NE, S]))
      .lay('B7', '57', turned('57', [N, S]))
      .lay('B9', '791', turned('791', [N, NW]))
      .has('L&H', { price: 82, shares: [5], trains: ['3L', '5F', '4E'], stations: ['C4', 'B9'] })
      .turn('L&H', 'run')
      .do(run('3L C4 D3 E2 E4', '5F A4 B5 C4 D3 E2 D1', '4E A8 B9 B7 B5'))
    expect(table.told('trainsRun')).toMatchObject([
      { revenue: 640, subsidy: 40, routes: [{ revenue: 130 }, { revenue: 300 }, { revenue: 210 }] },
    ])
  })
})

describe('7.9, 7.10 as the rulebook tells them', () => {
  const rich = (phase: 'B' | 'C' | 'D', first: boolean, ...trains: string[]): Given =>
    Given.stockRound()
      .phase(phase, first)
      .has('L&H', { price: 82, shares: [5], cash: 3000, trains, stations: ['C4'] })
      .has('FDR', { price: 54, shares: [0, 5], trains: ['2E*', '1F', '2/3L'], stations: ['G12'] })
      .turn('L&H', 'trains')

  test('7.9, 7.10: with the first C all trains of band A go but those that a warranty keeps', () => {
    const table = rich('C', true, '2L').do(train('3F'))
    expect([table.state.fleet.phase, table.trains('L&H'), table.trains('FDR')]).toEqual([2, '3F', '2E* 2/3L'])
    expect(table.told('phaseBegan')).toMatchObject([{ phase: 'C' }])
    expect(table.told('kindObsolete')).toMatchObject([{ kind: 'A' }])
  })

  test('7.9, 9: the limit counts before each purchase, also trains that wait for their last warranty', () => {
    const table = rich('D', false, '2E*', '2/3E', '3E', '2F')
    expect(table.refusals(train('4E'), train('3F', 1))).toEqual(['62-TRAIN-LIMIT', '62-TRAIN-NOT-TOP'])
    expect(table.do(train('5F'), train('5F', 2)).trains('L&H')).toBe('2E* 2/3E 3E 2F 5F* 5F***')
  })
})

describe('7.8.1 freights', () => {
  test('7.8.1 (62-T83): a freight 5 from port to red area goes over four hexes, not over five', () => {
    const table = coast(SW)
      .lay('B5', '619', turned('619', [NE, S, SW]))
      .lay('B7', '5', turned('5', [N, NW]))
      .has('L&H', { price: 82, shares: [5], trains: ['5F'], stations: ['C4'] })
      .turn('L&H', 'run')
    expect(table.refusal(run('5F A6 B7 B5 C4 D3 E2 D1'))).toBe('62-RUN-LENGTH 7.8')
    expect(table.do(run('5F A6 B5 C4 D3 E2 D1')).told('trainsRun')).toMatchObject([{ revenue: 300 }])
  })

  test('7.8.1: others join the only permanent freight; beside two of them they need not', () => {
    const lynn = (...trains: string[]): Given =>
      Given.stockRound()
        .phase('E')
        .lay('C4', '793', turned('793', [N, S]))
        .lay('C6', '57', turned('57', [N, S]))
        .lay('C8', '792', turned('792', [N, S]))
        .has('L&H', { price: 82, shares: [5], trains, stations: ['C4', 'C6'] })
        .turn('L&H', 'run')
    const apart = ['5F C4 C2', '6F C6 C8'] as const
    expect(lynn('5F', '6F').refusal(run(...apart))).toBe('62-RUN-APART 7.8')
    const meeting = ['5F C4 C2', '6F C4 C6 C8'] as const
    // One chain from the port to Ely, with two hexes between.
    expect(
      lynn('5F', '6F')
        .do(run(...meeting))
        .told('trainsRun'),
    ).toMatchObject([{ revenue: 100 + 50 + 2 * 30 }])
    const three = lynn('5F', '6F', '6F').do(run(...meeting, '6F C4 C6'))
    // What pays most: from the port to Ely in two, and King's Lynn to Downham Market apart.
    expect(three.told('trainsRun')).toMatchObject([{ revenue: 100 + 50 + 2 * 30 + (50 + 20) }])
  })
})

describe('7.11, 7.12 raising money', () => {
  test('7.11.1, 7.12: shares sold down to nothing make it bankrupt before the train is bought', () => {
    const table = Given.stockRound()
      .has('ESR', { price: 14, par: 54, shares: [5, 2], cash: 80, stations: ['F11'] })
      .turn('ESR', 'trains')
    expect(table.refusals({ type: 'sellTreasury', shares: 1 }, { type: 'sellTreasury', shares: 3 })).toEqual([
      '62-FORCED-NOT-ENOUGH',
      '62-FORCED-TOO-MANY',
    ])
    table.do({ type: 'sellTreasury', shares: 2 })
    expect(table.told('companyBankrupt')).toMatchObject([{ company: 'ESR', bySeat: [0, 0, 0, 0] }])
    expect([table.company('ESR').status, table.state.turn, table.cash(0)]).toEqual(['shelf', null, 1000])
  })

  test('7.11: one way alone, then a train of the bank, then as usual', () => {
    const table = Given.stockRound()
      .has('ESR', { price: 54, par: 54, shares: [5], cash: 60, stations: ['F11'] })
      .has('FDR', { price: 54, shares: [0, 5], trains: ['1F*', '2E*'], stations: ['G12'] })
      .turn('ESR', 'trains')
      .do({ type: 'sellTreasury', shares: 1 })
    expect([table.treasury('ESR'), table.price('ESR')]).toEqual([114, 52])
    expect(
      table.refusals(trade('1F', 'FDR'), pass, { type: 'refinance' }, { type: 'sellTreasury', shares: 1 }),
    ).toEqual(['62-FORCED-BANK-ONLY', '62-TRAIN-MUST', '62-FORCED-NOT-NEEDED', '62-FORCED-NOT-NEEDED'])
    expect(table.do(train('2L')).trains('ESR')).toBe('2L*')
  })
})

describe('7.2 a home token outside a circle', () => {
  test('7.2, table B50: in a later turn it displaces the last token when no wider tile is left', () => {
    const table = Given.stockRound()
      .lay('F11', '790', turned('790', [N, S]))
      .has('WVR', { price: 74, shares: [5], trains: ['2E'], stations: ['G8', 'F11'] })
      .has('N&B', { price: 68, shares: [0, 5], trains: ['2E'], stations: ['E8', 'F11'] })
      .has('ESR', { price: 62, shares: [0, 0, 5], tokens: 3, trains: ['2E'] })
      .waiting('ESR')
    table.company('ESR').turns = 1
    table.turn('N&B', 'acquire', 0, ['ESR']).do(pass)
    // It might still have merged: the token stands on its hex until the track comes.
    expect([table.state.step, table.told('stationDisplaced')]).toEqual(['merge', []])
    table.do(pass)
    expect(table.told('stationDisplaced')).toMatchObject([{ company: 'N&B', hex: 'F11' }])
    expect([table.company('ESR').homeWaits, table.stations('N&B')]).toEqual([false, 'E8'])
  })
})
