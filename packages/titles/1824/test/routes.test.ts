import { asReadonly } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type CompanyId, companyIndex } from '../companies.ts'
import { bestRun } from '../rules/best-run.ts'
import { canRun, valueRoute } from '../rules/routes.ts'
import type { TrainId } from '../trains.ts'
import { type CompanyGiven, Operating, run } from './operating.ts'

/**
 * The board of the worked example. Its letters are these places: A Dresden, B A6, C A8, D A10, E the mine A12,
 * F Pilsen, G Prag, H C10, I the mine C6, J Brünn. — VII.10 m13
 */
function example(): Operating {
  return new Operating()
    .phase('3')
    .tiles('B5 15 2', 'A6 58 4', 'A8 87 4', 'A10 4 1', 'B7 8 4', 'B9 619 4', 'B11 8 5', 'C12 15 1', 'C10 4 1')
}

function running(id: CompanyId, given: CompanyGiven): Operating {
  return example().company(id, given).turn(id, 'run')
}

/** Brünn is full of others' stations: else E-D-C-G-J-H would bring 90. */
function mineOfE(): Operating {
  return example()
    .company('MS', { stations: ['C12'] })
    .company('CL', { stations: ['C12'] })
    .company('EOD', { trains: ['2g'] })
    .turn('EOD', 'run')
}

const I_F_B_C_D = 'C6 B5 A6 A8 A10'
const I_G_C = 'C6 B7 B9 A8'
const E_D_C_B_F_A = 'A12 A10 A8 A6 B5 A4'
const J_G_C = 'C12 B11 B9 A8'
const H_J_G = 'C10 C12 B11 B9'
const G_C_B_F = 'B9 A8 A6 B5'

describe('the worked example of VII.10', () => {
  test('T11: coal railway 1 runs two 1g-trains for 60 and 40, and its mine pays 20', () => {
    const table = running('EPP', { trains: ['1g', '1g'] })
    expect(table.best('EPP')).toBe(100)
    const before = table.cash(0)
    table.do(run(['1g', I_F_B_C_D], ['1g', I_G_C]))
    expect(table.events[0]).toMatchObject({
      type: 'trainsRun',
      revenue: 100,
      mines: 20,
      routes: [{ revenue: 60 }, { revenue: 40 }],
    })
    expect(table.cash(0) - before).toBe(50)
    expect(table.treasury('EPP')).toBe(50 + 20)
  })

  test('T12: coal railway 2 runs a 2g-train for 80, and its mine pays 10', () => {
    const table = mineOfE()
    expect(table.best('EOD')).toBe(80)
    const before = table.cash(0)
    table.do(run(['2g', E_D_C_B_F_A]))
    expect(table.cash(0) - before).toBe(40)
    expect(table.treasury('EOD')).toBe(40 + 10)
  })

  test('T13: BK runs a 3-train for 70 and a 2g-train for 80; the mine pays its treasury 10', () => {
    const table = running('BK', { trains: ['3', '2g'], stations: ['B9', 'B5'] })
    expect(table.best('BK')).toBe(150)
    table.do(run(['3', J_G_C], ['2g', E_D_C_B_F_A]))
    expect(table.state.turn).toMatchObject({ revenue: 150, mines: 10 })
    table.do({ type: 'payOut' })
    expect(table.treasury('BK')).toBe(10)
  })

  test('T14: MS runs a 3-train for 70 and a 4-train for 80; both meet in G alone', () => {
    const table = running('MS', { trains: ['3', '4'], stations: ['C12', 'B9'] })
    table.do(run(['3', H_J_G], ['4', G_C_B_F]))
    expect(table.state.turn?.revenue).toBe(150)
    expect(table.treasury('MS')).toBe(0)
  })

  test('T65: two mines, too many cities, a mine for a normal train, less than the highest income', () => {
    const coal = running('EPP', { trains: ['1g', '1g'] })
    expect(coal.why(run(['1g', 'C6 B5 A6 A8 A10 A12']))).toBe('AH-ROUTE-G-TWO-MINES')
    expect(coal.why(run(['1g', 'C6 B5 A6 A8 B9']))).toBe('AH-ROUTE-LENGTH')
    const ms = running('MS', { trains: ['3', '4'], stations: ['C12', 'B9'] })
    expect(ms.why(run(['3', 'C12 B11 B9 B7 C6']))).toBe('AH-ROUTE-MINE-NORMAL')
    const bk = running('BK', { trains: ['3', '2g'], stations: ['B9', 'B5'] })
    expect(bk.refusal(run(['3', J_G_C]))).toMatchObject({
      code: 'AH-ROUTE-NOT-BEST',
      section: 'VII.10',
      params: { revenue: 70, best: 150 },
    })
  })

  test('T64: turning back at a junction, no own station, a single location', () => {
    const table = running('BK', { trains: ['3', '2g'], stations: ['B9', 'B5'] })
    // Both tracks of B7 lead to C6: no train gets from one to the other.
    table.tiles('B7 30 0')
    expect(table.why(run(['3', 'B9 B7 B5']))).toBe('AH-ROUTE-BACKTRACK')
    expect(table.why(run(['3', 'C10 C12']))).toBe('AH-ROUTE-NO-STATION')
    expect(table.why(run(['3', 'B9']))).toBe('AH-ROUTE-TWO-STOPS')
  })
})

describe('14: other rules of a route', () => {
  const bk = (): Operating => running('BK', { trains: ['3', '3', '2g'], stations: ['B9', 'B5'] })

  test('VII.9: a train that the company does not own, or that runs twice', () => {
    expect(bk().refusal(run(['5', J_G_C]))).toMatchObject({ code: 'AH-CHOICE', section: 'VII.9' })
    expect(bk().why(run(['2g', E_D_C_B_F_A], ['2g', I_G_C]))).toBe('AH-ROUTE-TRAIN-TWICE')
  })

  test('VII.9: two trains may meet in locations but share no track', () => {
    expect(bk().why(run(['3', J_G_C], ['3', H_J_G]))).toBe('AH-ROUTE-TRAIN-TWICE')
  })

  test('VII.2: no track between two hexes, a location left out, a hex that is none', () => {
    expect(bk().why(run(['3', 'B9 C10']))).toBe('AH-ROUTE-NO-TRACK')
    expect(bk().why(run(['3', 'B9 A6']))).toBe('AH-ROUTE-SKIP')
    expect(bk().why(run(['3', 'B9 Z9']))).toBe('AH-CHOICE')
    expect(bk().why(run(['3', 'B9 B11']))).toBe('AH-ROUTE-NO-TRACK')
  })

  test('VII.2: red areas and mines are ends', () => {
    const table = example().company('BK', { trains: ['5', '2g'], stations: ['B9', 'B5'] })
    table.turn('BK', 'run')
    expect(table.why(run(['2g', 'B9 B7 C6 B5']))).toBe('AH-ROUTE-TERMINAL')
  })

  test('VII.2: a city filled with stations of others is an end', () => {
    const table = example()
      .company('MS', { stations: ['C12', 'B9'] })
      .company('CL', { stations: ['B23', 'B9'] })
      .company('BK', { trains: ['4'], stations: ['B5'] })
      .turn('BK', 'run')
    expect(table.why(run(['4', 'B5 A6 A8 B9 B11 C12']))).toBe('AH-ROUTE-BLOCKED')
    expect(table.why(run(['4', 'B5 A6 A8 B9']))).toBe(null)
  })

  test('VII.2: no track twice', () => {
    expect(bk().why(run(['3', 'B9 A8 B9']))).toBe('AH-ROUTE-TRACK-REUSE')
  })

  test('VII.3: a g-train needs a mine', () => {
    expect(bk().why(run(['2g', G_C_B_F]))).toBe('AH-ROUTE-G-NO-MINE')
  })

  test('VII.9: a normal train counts towns too', () => {
    expect(bk().why(run(['3', G_C_B_F]))).toBe('AH-ROUTE-LENGTH')
  })

  test('VII.9: red areas pay by the latest colour on sale, mines more from the first 5-train on', () => {
    const table = mineOfE()
    expect(table.best('EOD')).toBe(80)
    table.phase('5')
    expect(table.best('EOD')).toBe(90)
    table.do(run(['2g', E_D_C_B_F_A]))
    expect(table.treasury('EOD')).toBe(45 + 40)
  })

  test('A5: two cities of Vienna are one location', () => {
    const table = new Operating()
      .tiles('E12 499 0', 'D11 7 5', 'E10 7 3')
      .company('KK', { trains: ['2'], stations: ['E12:1'] })
      .turn('KK', 'run')
    expect(table.why(run(['2', 'E12 D11 E10 E12']))).toBe('AH-ROUTE-REPEAT')
  })
})

describe('14, VII.2, VII.3: whether there is a route at all', () => {
  const can = (table: Operating, id: CompanyId): boolean => {
    const state = asReadonly(table.state)
    const company = companyIndex(id)
    return canRun(state, company, () => bestRun(state, company).routes.length > 0)
  }

  test('a normal train runs to no mine, a g-train out of none runs nowhere', () => {
    const beside = (trains: readonly TrainId[]): Operating =>
      new Operating()
        .phase('3')
        .tiles('B5 5 5')
        .company('BK', { trains, stations: ['B5'] })
    // The city of Pilsen with track to the mine and to nothing else.
    expect(can(beside(['2']), 'BK')).toBe(false)
    expect(can(beside(['1g']), 'BK')).toBe(true)
    expect(can(beside([]), 'BK')).toBe(false)
  })

  test('a coal railway needs a location beside its mine', () => {
    const coal = (...tiles: readonly string[]): Operating =>
      new Operating().tiles(...tiles).company('EPP', { trains: ['1g'] })
    expect(can(coal(), 'EPP')).toBe(false)
    expect(can(coal('B7 8 4'), 'EPP')).toBe(false)
    expect(can(coal('B7 8 4', 'B9 57 1'), 'EPP')).toBe(true)
  })

  test('BH runs out of all three hexes of Sarajevo', () => {
    const table = (...tiles: readonly string[]): Operating =>
      new Operating().tiles(...tiles).company('BH', { trains: ['2'] })
    expect(can(table(), 'BH')).toBe(false)
    expect(can(table('I16 1 0'), 'BH')).toBe(true)
    expect(table('I16 1 0').best('BH')).toBe(20)
    // Into another hex of the same area is no way to a second location.
    expect(can(table('I14 7 5'), 'BH')).toBe(false)
  })
})

describe('the Bukowina', () => {
  const stops = ['B9', 'E12:1', 'C12', 'B23', 'A10', 'A8', 'C10', 'C16', 'D25']
  const laid = [
    'B9 611 0',
    'E12 493 0',
    'C12 611 0',
    'B23 611 0',
    'A10 4 0',
    'A8 4 0',
    'C10 4 0',
    'C16 4 0',
    'D25 4 0',
  ]

  test('T31, X.4: with two players a train that comes from Vienna or Prague earns 50 more, once', () => {
    const table = new Operating(2, 'cisleithania').phase('6').tiles(...laid)
    const keys = ['A12', ...stops].map((name) => table.key(name))
    expect(valueRoute(asReadonly(table.state), keys)).toBe(190 + 50 + 50)
  })

  test('T61, XI: with three players there is no bonus, but in recorded games', () => {
    const value = (recorded: boolean): number => {
      const table = new Operating(3, 'cisleithania', { recorded }).phase('6').tiles('E12 493 0', 'E26 401 1')
      return valueRoute(
        asReadonly(table.state),
        ['E12:1', 'E26'].map((name) => table.key(name)),
      )
    }
    expect(value(false)).toBe(70 + 30)
    expect(value(true)).toBe(70 + 30 + 50)
  })
})
