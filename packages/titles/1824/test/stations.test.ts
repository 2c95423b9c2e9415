import { asReadonly } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { companyIndex } from '../companies.ts'
import { homeKey, placeHome } from '../rules/homes.ts'
import { Operating, lay, pass, place } from './operating.ts'

/** BK in Prague, track to Pilsen, to Brünn and to the mine C6. */
function prague(cash = 300, cities: readonly string[] = ['B5 15 2', 'C12 15 1']): Operating {
  return new Operating()
    .phase('3')
    .tiles('B9 619 4', 'B7 24 1', 'B11 8 5', ...cities)
    .company('BK', { cash })
    .turn('BK', 'token')
}

describe('13: stations', () => {
  test('13.1, VII.8: the home station is placed free at the start of the first turn', () => {
    const table = new Operating().company('MS', { turns: 0 }).turn('MS')
    expect(table.events).toEqual([{ type: 'tokenPlaced', company: 'MS', hex: 'C12', city: 0, cost: 0 }])
    expect(table.state.companies[companyIndex('MS')]?.stationsLeft).toEqual([40, 100])
  })

  test('13.1, B21: a home in a city that tiles have merged is in the merged one', () => {
    const table = new Operating().tiles('E12 493 0')
    const at = (id: 'SD1' | 'KK1' | 'KK2'): number | null =>
      homeKey(asReadonly(table.state), companyIndex(id))
    expect([at('SD1'), at('KK1'), at('KK2')]).toEqual(
      ['E12:0', 'E12:1', 'E12:1'].map((name) => table.key(name)),
    )
  })

  test('13.1: each home of Vienna and Budapest has its own city', () => {
    const table = new Operating()
    for (const [id, name] of [
      ['SD1', 'E12:0'],
      ['KK1', 'E12:1'],
      ['KK2', 'E12:2'],
      ['UG1', 'F17:1'],
      ['BH', 'J13'],
      ['EPP', 'C6'],
      ['KK', 'E12:1'],
    ] as const) {
      expect(homeKey(asReadonly(table.state), companyIndex(id)), id).toBe(table.key(name))
    }
    const three = new Operating(3, 'cisleithania')
    expect(homeKey(asReadonly(three.state), companyIndex('UG1'))).toBe(three.key('G12'))
  })

  test('13.2, VII.8: the second station costs 40, every later one 100', () => {
    const table = prague().do(place('B5'))
    expect(table.treasury('BK')).toBe(260)
    expect(table.why(place('C12'))).toBe('AH-TOKEN-ONE')
    table.turn('BK', 'token')
    expect(table.do(place('C12')).treasury('BK')).toBe(160)
  })

  test('13.2, VII.8: the treasury pays', () => {
    expect(prague(39).why(place('B5'))).toBe('AH-TOKEN-COST')
    expect(prague(39).offered).toEqual([pass])
  })

  test('13.2, VII.8: regional railways own three, small ones have their home alone', () => {
    const table = prague().do(place('B5')).turn('BK', 'token').do(place('C12'))
    table.turn('BK').do(pass)
    expect(table.state.step).not.toBe('token')
    expect(table.why(place('C12'))).toBe('AH-TOKEN-NONE-LEFT')
    const coal = new Operating().company('EPP').turn('EPP').do(pass)
    expect(coal.state.step).not.toBe('token')
    expect(coal.why(place('B5'))).toBe('AH-TOKEN-NONE-LEFT')
  })

  test('13.3, VII.8: a city, with a free space, joined by an unblocked way, one in a hex', () => {
    const table = prague()
    expect(table.why(place('B7'))).toBe('AH-TOKEN-NOT-CITY')
    expect(table.why(place('A4'))).toBe('AH-TOKEN-NOT-CITY')
    expect(table.why(place('C6'))).toBe('AH-TOKEN-MINE')
    expect(table.why(place('B9'))).toBe('AH-TOKEN-HEX-TWICE')
    expect(table.why(place('G10'))).toBe('AH-TOKEN-NOT-CONNECTED')
    expect(table.why(place('Z9'))).toBe('AH-CHOICE')
    const full = prague(300, ['B5 57 1', 'C12 15 1']).company('CL', { stations: ['B5'] })
    expect(full.why(place('B5'))).toBe('AH-TOKEN-NO-SLOT')
  })

  test('13.3, VII.8: Sarajevo and red Budapest are nobody else’s', () => {
    const table = new Operating()
      .tiles('I12 9 2', 'H11 4 2', 'G10 57 2')
      .company('SB', { stations: ['G10'], cash: 300 })
      .turn('SB', 'token')
    expect(table.why(place('J13'))).toBe('AH-TOKEN-NOT-CITY')
  })

  test('13.3, VII.8: the last space of a home is kept for its company', () => {
    const brno = (city: string): Operating => prague(300, ['B5 15 2', city])
    expect(brno('C12 57 2').why(place('C12'))).toBe('AH-TOKEN-RESERVED')
    expect(brno('C12 15 1').why(place('C12'))).toBe(null)
    expect(brno('C12 57 2').company('MS').why(place('C12'))).toBe('AH-TOKEN-NO-SLOT')
  })

  test('13.4, B21: in Vienna each of the three cities is kept for its own railway', () => {
    const table = new Operating()
      .tiles('E12 499 0', 'E10 9 1', 'E8 57 1')
      .company('SB', { stations: ['E8'], cash: 300 })
      .turn('SB', 'token')
    for (const id of ['SD1', 'KK1', 'KK2'] as const) {
      const entry = table.state.companies[companyIndex(id)]
      if (entry !== undefined) entry.status = 'shelf'
    }
    expect(table.why(place('E12', 1))).toBe('AH-TOKEN-RESERVED')
    const kk1 = table.state.companies[companyIndex('KK1')]
    if (kk1 !== undefined) kk1.status = 'out'
    expect(table.why(place('E12', 1))).toBe(null)
    // With both its predecessors gone the state railway itself is waited for. — IV.4.4
    const kk2 = table.state.companies[companyIndex('KK2')]
    if (kk2 !== undefined) kk2.status = 'out'
    expect(table.why(place('E12', 1))).toBe('AH-TOKEN-RESERVED')
  })

  test('9.5, IV.4.4: a state railway that nobody went before is at home where its number 1 would be', () => {
    const table = new Operating()
    placeHome(table.state, companyIndex('UG'), table.hear)
    expect(table.events).toEqual([{ type: 'tokenPlaced', company: 'UG', hex: 'F17', city: 1, cost: 0 }])
  })

  test('10.4, VII.5: the station comes after the track', () => {
    const table = new Operating().tiles('B9 57 1').company('BK', { cash: 100 }).turn('BK')
    expect(table.why(place('B9'))).toBe('AH-STEP-ORDER')
    table.do(lay('B7', '9', 1))
    expect(table.state.step).toBe('token')
    expect(table.why(lay('B11', '9', 1))).toBe('AH-TRACK-ONE-TILE')
  })
})
