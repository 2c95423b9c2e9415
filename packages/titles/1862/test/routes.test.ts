import { asReadonly } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { RmAction } from '../actions.ts'
import { companyIndex } from '../companies.ts'
import { bestRun } from '../rules/best-run.ts'
import { Given } from './given.ts'
import { run } from './table.ts'

type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

function earned(given: Given): readonly [number, number] {
  const [told] = given.told('trainsRun')
  return [told?.revenue ?? -1, told?.subsidy ?? -1]
}

/** King's Lynn (Y, 30) and its port, Downham Market (20) south of it. */
function lynn(trains: readonly string[], phase: Letter = 'A'): Given {
  return Given.stockRound()
    .phase(phase)
    .lay('C4', '621', 0)
    .lay('C6', '57', 0)
    .has('L&H', { price: 82, shares: [5], trains, stations: ['C4'] })
    .turn('L&H', 'run')
}

describe('7.8.1 freight', () => {
  test('7.8.1 (62-T59): two freight 6 apart pay the port once; joined at the port only their outer ends', () => {
    const table = lynn(['6F', '6F'], 'F').lay('C4', '793', 0)
    const routes = (chains: readonly [number, number]): RmAction => ({
      type: 'run',
      routes: [
        { train: '6F', hexes: ['C4', 'C2'], chain: chains[0] },
        { train: '6F', hexes: ['C6', 'C4', 'C2'], chain: chains[1] },
      ],
    })
    expect(earned(table.do(routes([0, 1])))[0]).toBe(50 + 100 + 20 + 30)
    const joined = lynn(['6F', '6F'], 'F')
      .lay('C4', '793', 0)
      .do(routes([0, 0]))
    expect(earned(joined)[0]).toBe(70)
    // Left to the program, the chains are those that pay most.
    expect(earned(lynn(['6F', '6F'], 'F').lay('C4', '793', 0).do(run('6F C4 C2', '6F C6 C4 C2')))[0]).toBe(
      200,
    )
  })

  test('7.8.1 (62-T65): three freight 1 on one stretch are one chain there and back and there', () => {
    expect(earned(lynn(['1F', '1F', '1F']).do(run('1F C6 C4', '1F C6 C4', '1F C6 C4')))[0]).toBe(50)
  })

  test('7.8.1 (62-T60): freights joined from port to port are refused, as freight 6 they run apart', () => {
    const cromer = (trains: readonly string[], phase: Letter): Given =>
      Given.stockRound()
        .phase(phase)
        .lay('F3', '5', 2)
        .lay('E2', '57', 2)
        .has('ENR', { price: 82, shares: [5], trains, stations: ['F3'] })
        .turn('ENR', 'run')
    expect(cromer(['1F', '2F'], 'B').refusal(run('1F F3 F1', '2F F3 E2 D1'))).toBe('62-RUN-TWO-PORTS 7.4')
    const apart = cromer(['6F', '6F'], 'E').do(run('6F F3 F1', '6F F3 E2 D1'))
    // Cromer pays once; Wells lies between Cromer and its port.
    expect(earned(apart)[0]).toBe(20 + 100 + 100 + 30)
  })

  test('7.8.1 (62-T50, 62-T83): hexes beyond the start are counted, an off-board place is one', () => {
    expect(lynn(['1F']).refusal(run('1F C6 C4 C2'))).toBe('62-RUN-LENGTH 7.8')
    expect(earned(lynn(['2F'], 'B').do(run('2F C6 C4 C2')))[0]).toBe(20 + 80 + 30)
  })

  test('7.8 (62-T51): Felixstowe to its own port is legal and has no bonus', () => {
    const table = Given.stockRound()
      .lay('G12', '57', 0)
      .has('FDR', { price: 82, shares: [5], trains: ['1F'], stations: ['G12'] })
      .turn('FDR', 'run')
      .do(run('1F G12 G14'))
    expect(earned(table)[0]).toBe(20 + 70)
  })

  /** Norwich, Cromer and Wells with its port in a row. */
  const coast = (): Given =>
    Given.stockRound()
      .phase('C')
      .lay('F5', '790', 0)
      .lay('F3', '6', 0)
      .lay('E2', '57', 2)
      .has('ENR', { price: 82, shares: [5], trains: ['3F'], stations: ['F3'] })
      .turn('ENR', 'run')

  test('7.8.1 (62-T28): one hex lies between Norwich and Wells', () => {
    expect(earned(coast().do(run('3F F5 F3 E2')))[0]).toBe(40 + 20 + 20)
  })

  test('7.8.1 (62-T29): to the port beside Wells two hexes of 30', () => {
    expect(earned(coast().do(run('3F F5 F3 E2 D1')))[0]).toBe(40 + 90 + 60)
  })

  /** From the port of King's Lynn by Downham Market and Ely to Cambridge and the West. */
  const across = (trains: readonly string[]): Given =>
    Given.stockRound()
      .phase('C')
      .lay('C4', '621', 0)
      .lay('C6', '57', 0)
      .lay('C8', '202', 1)
      .lay('B9', '790', 0)
      .has('L&H', { price: 82, shares: [5], trains, stations: ['C4', 'C8'] })
      .turn('L&H', 'run')

  test.each([
    [
      ['2F', '3F'],
      ['2F C2 C4 C6', '3F C6 C8 B9 A10'],
    ],
    [
      ['1F*', '1F*', '3F'],
      ['1F C2 C4', '1F C4 C6', '3F C6 C8 B9 A10'],
    ],
  ])('7.8.1 (62-T31): freights %j from a port to a red area run as one of five', (trains, routes) => {
    expect(earned(across(trains).do(run(...routes)))[0]).toBe(90 + 100 + 4 * 30)
    // Nothing else that they can do together brings more.
    const { state } = across(trains)
    expect(bestRun(asReadonly(state), companyIndex('L&H')).revenue).toBe(310)
  })

  test('7.8.1 (62-T31): each of the joined freights needs a token on its own part', () => {
    const table = across(['2F', '3F'])
    table.company('L&H').stations.pop()
    table.company('L&H').dates.pop()
    table.state.board.version += 1
    expect(table.refusal(run('2F C2 C4 C6', '3F C6 C8 B9 A10'))).toBe('62-RUN-TOKEN 7.4')
  })

  test('7.8.1 (62-T96): a longer way from Norwich to Wells does not make it longer as the crow flies', () => {
    const table = Given.stockRound()
      .phase('E')
      .lay('F5', '790', 0)
      .lay('F7', '6', 1)
      .lay('E8', '6', 2)
      .lay('D7', '8851', 5)
      .lay('D5', '57', 0)
      .lay('D3', '8851', 0)
      .lay('E2', '6', 5)
      .has('WNR', { price: 82, shares: [5], trains: ['6F'], stations: ['E2'] })
      .turn('WNR', 'run')
      .do(run('6F F5 F7 E8 D7 D5 D3 E2'))
    expect(earned(table)[0]).toBe(40 + 20 + 20)
  })

  test.each([
    ['next to Witham', ['D13 6 4'], '5F E12 D13 D15', 20],
    ["beyond Bishop's Stortford", ['D13 6 2', 'C12 8851 1', 'B13 6 4'], '5F E12 D13 C12 B13 B15', 60],
  ])('7.8.1 (62-T30): Colchester to London by the entry %s', (_, tiles, route, bonus) => {
    const table = Given.stockRound().phase('D').lay('E12', '790', 0)
    for (const each of tiles) {
      const [hex = '', tile = '', rotation] = each.split(' ')
      table.lay(hex, tile, Number(rotation))
    }
    table
      .has('EUR', { price: 82, shares: [5], trains: ['5F'], stations: ['E12'], london: true })
      .turn('EUR', 'run')
      .do(run(route))
    expect(earned(table)[0]).toBe(40 + 150 + bonus)
  })
})

describe('7.8.2, 7.8.3 local and express', () => {
  /** King's Lynn, Downham Market, Ely in a row; a small station between Ely and Newmarket. */
  const fens = (trains: readonly string[], phase: Letter = 'C'): Given =>
    Given.stockRound()
      .phase(phase)
      .lay('C4', '621', 0)
      .lay('C6', '57', 0)
      .lay('C8', '621', 0)
      .lay('C10', '57', 0)
      .lay('C12', '8852', 0)
      .has('L&H', { price: 82, shares: [5], trains, stations: ['C4'] })
      .turn('L&H', 'run')

  test('7.8.2 (62-T32): a local pays stations, and ten for each hex to the treasury', () => {
    const table = fens(['3L']).do(run('3L C4 C6 C8'))
    expect(earned(table)).toEqual([30 + 20 + 30, 30])
    expect(table.treasury('L&H')).toBe(30)
  })

  test('7.8.3 (62-T33): an express pays its stations and the port', () => {
    expect(earned(fens(['3E']).do(run('3E C2 C4 C6')))[0]).toBe(90 + 30 + 20)
  })

  test('7.8.3 (62-T52): a 4/5 train over five large stations pays four, and the director leaves out any one', () => {
    const five = ['C2', 'C4', 'C6', 'C8', 'C10']
    const leaving = (...unpaid: string[]): RmAction => ({
      type: 'run',
      routes: [{ train: '4/5E', hexes: five, unpaid }],
    })
    // The port 100, Y stations 30, others 20; King's Lynn (C4) is the home and has the only token.
    const paid = five.map((hex) => earned(fens(['4/5E'], 'E').do(leaving(hex)))[0])
    expect(paid).toEqual([200 - 100, 200 - 30, 200 - 20, 200 - 30, 200 - 20])
    expect(earned(fens(['4/5E'], 'E').do(run('4/5E C2 C4 C6 C8 C10')))[0]).toBe(180)
    expect(fens(['4/5E'], 'E').refusal(leaving('C4', 'C6'))).toBe('62-RUN-LENGTH 7.8')
  })

  test('7.8.2, 7.8.3: so does a 2/3 train, even the only station with a token', () => {
    const wide = (unpaid?: readonly string[]): RmAction => ({
      type: 'run',
      routes: [{ train: '2/3E', hexes: ['C4', 'C6', 'C8'], ...(unpaid === undefined ? {} : { unpaid }) }],
    })
    expect(earned(fens(['2/3E'], 'B').do(wide()))[0]).toBe(60)
    expect(earned(fens(['2/3E'], 'B').do(wide(['C4'])))[0]).toBe(50)
    expect(fens(['2/3E'], 'B').refusal(wide([]))).toBe('62-RUN-LENGTH 7.8')
  })

  test('7.8.4 (62-T34): each station pays once for the company', () => {
    const table = fens(['3L', '3E']).do(run('3L C4 C6 C8', '3E C2 C4 C6'))
    expect(earned(table)).toEqual([80 + 90, 30])
  })

  test('7.4, 7.8: what is refused', () => {
    const table = fens(['3E', '3L', '3F'])
    table.state.permits.held[companyIndex('L&H')] = 5
    expect(
      table.refusals(
        run('3F C4 C6'),
        run('4E C4 C6'),
        run('3E C6 C8'),
        run('3E C4 D5'),
        run('3E C4'),
        run('3E C4 C6 C8 C10'),
        run('3L C2 C4 C6'),
        run('3E C4 C6 C4'),
        run('3L C4 C6 C8'),
        run(),
      ),
    ).toEqual([
      '62-RUN-PERMIT',
      '62-RUN-PERMIT',
      '62-RUN-TOKEN',
      '62-RUN-TRACK',
      '62-RUN-SHORT',
      '62-RUN-LENGTH',
      '62-RUN-LOCAL-EDGE',
      '62-RUN-REPEAT',
      '62-RUN-MUST',
      '62-RUN-MUST',
    ])
    const small = fens(['3E'])
    small.station('L&H', 'C10').turn('L&H', 'run')
    expect(small.refusals(run('3E C10 C12'), run('3E C10 C8'))).toEqual(['62-RUN-END-SMALL', '62-RUN-HOME'])
    const two = fens(['3E', '3E']).station('L&H', 'C10').turn('L&H', 'run')
    expect(two.refusal(run('3E C4 C6', '3E C8 C10'))).toBe('62-RUN-APART 7.8')
  })

  test('7.4, 7.6.5: not through a full city or an edge, not to London without a link, not to two ports', () => {
    const table = fens(['4E'], 'D').has('L&E', {
      price: 74,
      shares: [0, 5],
      trains: ['3E'],
      stations: ['C6'],
    })
    table.turn('L&H', 'run')
    expect(table.refusals(run('4E C4 C6 C8'), run('4E C6 C4 C2 C4'))).toEqual([
      '62-RUN-BLOCKED',
      '62-RUN-THROUGH-EDGE',
    ])
    const witham = Given.stockRound()
      .lay('D13', '5', 0)
      .has('ECR', { price: 82, shares: [5], trains: ['2E'], stations: ['D13'] })
      .turn('ECR', 'run')
    expect(witham.refusal(run('2E D13 D15'))).toBe('62-RUN-LONDON 7.4')
    const wells = Given.stockRound()
      .phase('C')
      .lay('E2', '6', 2)
      .lay('B5', '5', 1)
      .has('WNR', { price: 82, shares: [5], trains: ['3E'], stations: ['E2'] })
      .has('WStI', { price: 82, shares: [0, 5], trains: ['3E'], stations: ['B5'] })
      .turn('WNR', 'run')
    expect(wells.refusal(run('3E D1 E2 F1'))).toBe('62-RUN-REPEAT 7.4')
    expect(wells.turn('WStI', 'run').refusal(run('3E A4 B5 A6'))).toBe('62-RUN-REPEAT 7.4')
  })

  test('7.3: the best run counts the subsidy too', () => {
    const best = bestRun(asReadonly(fens(['3L', '3E']).state), companyIndex('L&H'))
    expect([best.revenue, best.extras, best.bound]).toEqual([170, 30, 170])
  })
})
