import { asReadonly } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { boardView } from '@roundhouse/view/18cz'
import type { HexView } from '@roundhouse/view/railway'
import { expect, test } from 'vitest'
import { loneTile, withTile } from './trial.ts'

const BOARD = boardView(
  asReadonly(
    eighteenCz.setup(
      { rules: eighteenCz.rules, players: 4, variant: null, options: {}, seed: 'trial' },
      () => {},
    ),
  ),
)

function hexAt(id: string): HexView {
  return BOARD.hexes.find((hex) => hex.id === id) as HexView
}

test('a tile on trial covers the terrain and keeps names, stations and homes', () => {
  const jihlava = withTile(hexAt('G15'), '57', 2, 'yellow')
  expect(jihlava).toMatchObject({
    names: ['Jihlava'],
    colour: 'yellow',
    terrain: [],
    tile: { id: '57', rotation: 2 },
  })
  expect(jihlava.stops[0]).toMatchObject({ value: 20, slots: 1 })
  const brno = withTile(
    { ...hexAt('G19'), stops: [{ ...stopOf('G19'), stations: ['KFN'], homeOf: [] }] },
    '207',
    0,
    'green',
  )
  expect(brno.stops[0]).toMatchObject({ value: 40, slots: 2, stations: ['KFN'] })
})

test('stations of Praha stay with their track', () => {
  const praha = withTile(hexAt('E11'), '8889', 1, 'yellow')
  const homes = praha.stops.map(({ homeOf }) => homeOf)
  expect(homes.flat().toSorted()).toEqual(['BN', 'NWB'])
  // The tile's third city is nobody's home.
  expect(homes.filter((each) => each.length === 0)).toHaveLength(1)
})

test('a company that has yet to choose stands for both cities until they are one', () => {
  expect(withTile(hexAt('B8'), '8859', 0, 'green').homeOf).toEqual(['ATE'])
  const one = withTile(hexAt('B8'), '8894p', 0, 'brown')
  expect([one.homeOf, one.stops[0]?.homeOf]).toEqual([[], ['ATE']])
})

test('a red tile shows its value of every stage', () => {
  const wien = withTile(hexAt('I17'), '8895', 0, 'brown')
  expect(wien.reservedFor).toBeNull()
  expect(wien.stops[0]?.values.find(({ now }) => now)).toEqual({ stage: 'brown', value: 40, now: true })
})

test('a tile by itself is the same object each time', () => {
  expect(loneTile('25', 1, '')).toBe(loneTile('25', 1, ''))
  expect(loneTile('25', 1, '')).not.toBe(loneTile('25', 2, ''))
})

function stopOf(id: string): HexView['stops'][number] {
  return hexAt(id).stops[0] as HexView['stops'][number]
}
