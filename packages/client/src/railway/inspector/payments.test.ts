import { asReadonly } from '@roundhouse/kernel'
import { eighteen24 } from '@roundhouse/titles/1824'
import { boardView } from '@roundhouse/view/1824'
import { expect, test } from 'vitest'
import { payments } from './payments.ts'

const STATE = eighteen24.setup(
  { rules: eighteen24.rules, players: 4, variant: null, options: {}, seed: 'payments' },
  () => {},
)
const BOARD = boardView(asReadonly(STATE))

function paid(id: string): readonly (readonly number[])[] {
  const hex = BOARD.hexes.find((each) => each.id === id)
  return hex === undefined ? [] : payments(BOARD, hex).map((row) => row.map(({ value }) => value))
}

test('VII.2: every hex of a red area pays what the area pays, the hex without its name too', () => {
  expect(paid('A4')).toEqual([[10, 20, 30, 40]])
  const beside = BOARD.hexes.find(
    ({ id, regions }) =>
      id !== 'A4' && regions?.[0]?.id === BOARD.hexes.find((hex) => hex.id === 'A4')?.regions?.[0]?.id,
  )
  expect(beside).toBeDefined()
  expect(paid(beside?.id ?? '')).toEqual([[10, 20, 30, 40]])
})

test('a city without a tile pays nothing yet; open land has no stop', () => {
  expect(paid('F7')).toEqual([])
})
