import { describe, expect, test } from 'vitest'
import { given } from './given.ts'
import { choose, decline, develop } from './table.ts'

describe('p38 Development', () => {
  test('8.1, B10 · anybody may develop, with no share in any company there', () => {
    const table = given({ players: 3 })
      .company('NYC', { holders: [1], network: ['R3', 'Q3'] })
      .turn(2)
      .table()
    table.do(choose('development'), develop('Q3'))
    expect(table.income('NYC')).toBe(10)
    expect(table.asked).toBe(0)
  })

  test('8.2 · a city raises every company there by its figure and takes a house', () => {
    const table = given({ players: 3 })
      .company('NYC', { network: ['S2', 'S1', 'S0'] })
      .company('PRR', { reaches: ['S0'] })
      .company('B&O', {})
      .table()
    const before = table.income('PRR')
    table.do(choose('development'), develop('S0'))
    expect([table.income('NYC'), table.income('PRR'), table.income('B&O')]).toEqual([11, before + 2, 6])
    expect([table.state.houses, table.refusal(choose('development'), 0).code]).toEqual([
      19,
      'CE-NOT-YOUR-TURN',
    ])
    table.do(choose('development'))
    expect(table.refusal(develop('S0')).code).toBe('CE-DEV-DONE')
  })

  test.each([
    ['M6', 2],
    ['N4', 1],
  ] as const)('8.2 · the mountain %s raises its company by its own figure, %i', (hex, figure) => {
    const table = given({ players: 3 })
      .company('B&O', { reaches: [hex] })
      .table()
    const before = table.income('B&O')
    table.do(choose('development'), develop(hex))
    expect(table.income('B&O')).toBe(before + figure)
  })

  test('8.2 · a forest’s grant goes to the company there, from the bank', () => {
    const table = given({ players: 3 })
      .company('B&O', { reaches: ['M8'] })
      .company('NYC', {})
      .table()
    const bank = table.state.cash['bank'] as number
    table.do(choose('development'), develop('M8'))
    expect([table.treasury('B&O'), table.treasury('NYC'), table.state.cash['bank']]).toEqual([2, 0, bank - 2])
    expect(table.state.houses).toBe(19)
  })

  test('8.3, B11 · Wheeling goes 3, 4, 5, 6 and no further', () => {
    const table = given({ players: 3 })
      .company('B&O', { reaches: ['I6'] })
      .table()
    const before = table.income('B&O')
    for (const value of [4, 5, 6]) {
      table.do(choose('development'), develop('I6'))
      expect([table.state.industries.wheeling, table.income('B&O')]).toEqual([value, before + value - 3])
    }
    table.do(choose('development'))
    expect(table.refusal(develop('I6'))).toMatchObject({ code: 'CE-DEV-MAX', params: { value: 6 } })
    expect(table.do(decline).state.houses).toBe(20)
  })

  test('8.3, B11 · Pittsburgh goes 4, 6, 8 and no further', () => {
    const table = given({ players: 3 })
      .company('PRR', { reaches: ['K4'] })
      .table()
    const before = table.income('PRR')
    table.do(
      choose('development'),
      develop('K4'),
      choose('development'),
      develop('K4'),
      choose('development'),
    )
    expect([table.state.industries.pittsburgh, table.income('PRR')]).toEqual([8, before + 4])
    expect(table.refusal(develop('K4'))).toMatchObject({ code: 'CE-DEV-MAX', params: { value: 8 } })
  })

  test('8.4 · kind and Detroit are tested before emptiness', () => {
    const table = given({ players: 3 }).table().do(choose('development'))
    const codes = (['A3', 'S3', 'A2', 'E0', 'I6'] as const).map((hex) => table.refusal(develop(hex)).code)
    expect(codes).toEqual(['CE-DEV-KIND', 'CE-DEV-KIND', 'CE-DEV-KIND', 'CE-DEV-DETROIT', 'CE-DEV-EMPTY'])
  })

  test('B20 · Fort Wayne, developed after the opening, raises the Wabash by 2', () => {
    const table = given({ players: 3 }).openWabash().table()
    table.do(choose('development'), develop('D3'))
    expect(table.income('WAB')).toBe(3)
  })
})
