import { describe, expect, test } from 'vitest'
import { SCENARIO } from '../goods-time.ts'
import { groundOf } from '../rules/network.ts'
import { Game, pass } from './game.ts'

const town = (hex: string): { type: 'placeTown'; hex: string } => ({ type: 'placeTown', hex })

describe('T62 XII.2: markers placed freely', () => {
  test('four players, nine markers: forth and back', () => {
    const game = new Game(4, 'goods-time', { towns: '9' })
    const asked: number[] = []
    for (const hex of ['B7', 'B7', 'C18', 'C8', 'C20', 'C22', 'H21', 'F25', 'F25']) {
      asked.push(game.asked + 1)
      game.do(town(hex))
    }
    expect(asked).toEqual([1, 2, 3, 4, 4, 3, 2, 1, 1])
    expect([game.state.step, game.asked]).toEqual(['firstStock', 3])
    const { map, index } = groundOf(game.state)
    expect(map.hexes[index('B7')]?.stops).toHaveLength(2)
    expect(map.hexes[index('C18')]?.terrain).toEqual([{ kind: 'mountain', cost: 40 }])
    expect(game.why(town('B7'))).toBe('AH-GOOD-MAX')
  })

  test('two on a hex, none where there is a city or town, none on red or grey hexes, nobody declines', () => {
    const game = new Game(4, 'goods-time', { towns: '9' }).do(town('B7'), town('B7'))
    for (const hex of ['B7', 'B9', 'A12', 'A4', 'Z1']) expect(game.why(town(hex))).toBe('AH-GOOD-HEX')
    expect(game.why(pass)).toBe('AH-GOOD-NOPASS')
    expect(new Game(4, 'goods-time', { towns: '1' }).offered).toHaveLength(43)
  })
})

test('T63 XII.2: the suggested scenario asks nothing', () => {
  const game = new Game(4, 'goods-time')
  expect([game.state.step, game.state.towns.length, SCENARIO.length]).toEqual(['firstStock', 9, 9])
})
