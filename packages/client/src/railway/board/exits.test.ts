import type { Action } from '@roundhouse/kernel'
import { asReadonly } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { boardView } from '@roundhouse/view/18cz'
import { expect, test } from 'vitest'
import { exitsOf } from './exits.ts'

const TABLE = { rules: eighteenCz.rules, players: 4, variant: null, options: {}, seed: 'exits' }
const BOARD = boardView(asReadonly(eighteenCz.setup(TABLE, () => {})))

function exits(action: object): readonly string[] {
  return exitsOf(BOARD, action as Action)
}

test('a tile leads to other hexes in each of its rotations', () => {
  const found = [0, 1, 2, 3, 4, 5].map((rotation) => exits({ hex: 'E17', tile: '8', rotation }))
  expect(found.every((each) => each.length === 2)).toBe(true)
  expect(new Set(found.map((each) => each.toSorted().join())).size).toBe(6)
  // All six of its neighbours, each by two of them.
  expect([...new Set(found.flat())].toSorted()).toEqual(['D16', 'D18', 'E15', 'E19', 'F16', 'F18'])
})

test('nothing leads off the map, and only tiles lead somewhere', () => {
  const edge = BOARD.hexes.reduce((one, other) => (other.y < one.y ? other : one)).id
  const found = [0, 1, 2, 3, 4, 5].map((rotation) => exits({ hex: edge, tile: '8', rotation }).length)
  expect(Math.min(...found)).toBeLessThan(2)
  expect(exits({ type: 'pass' })).toEqual([])
})
