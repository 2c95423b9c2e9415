import { asReadonly } from '@roundhouse/kernel'
import { NO_TILE, compileMap, compileTiles, plainHex } from '@roundhouse/railways'
import { eighteenCz, HEXES as HEXES_18CZ } from '@roundhouse/titles/18cz'
import { eighteen24, HEXES as HEXES_1824 } from '@roundhouse/titles/1824'
import { expect, test } from 'vitest'
import { boardView as boardOf18cz } from '../src/18cz/index.ts'
import { boardView as boardOf1824 } from '../src/1824/index.ts'
import { inItsArea } from '../src/1824/red-areas.ts'
import { boardView } from '../src/railway/board.ts'
import { printedBoard } from '../src/railway/printed-board.ts'

const MINE = { kind: 'mine', slots: 1, revenue: { yellow: 10, green: 10, brown: 40, grey: 40 } } as const
const map = compileMap({
  orientation: 'pointy',
  regions: [],
  hexes: [plainHex('A12', 12, 0, { colour: 'grey', stops: [MINE], permanent: true })],
})
const tiles = compileTiles({ '57': 1 })

function hexAt(
  stage: string,
  markers?: ReadonlyMap<number, readonly { kind: string; sides: [number, number] }[]>,
) {
  const now = { map, tiles, laid: [NO_TILE], stage, standing: new Map() }
  return boardView(markers === undefined ? now : { ...now, markers }).hexes[0]
}

test('a mine has two values, of which one counts', () => {
  expect(hexAt('green')?.stops[0]?.values).toEqual([
    { stage: 'yellow', value: 10, now: true },
    { stage: 'brown', value: 40, now: false },
  ])
  expect(hexAt('grey')?.stops[0]).toMatchObject({ value: 40, values: [{ now: false }, { now: true }] })
})

test('what lies on the track is told with the hex, and only then is it another one', () => {
  const bare = hexAt('green')
  const marked = hexAt('green', new Map([[0, [{ kind: 'smallStation', sides: [0, 3] }]]]))
  expect(bare?.markers).toBeUndefined()
  expect(marked?.markers).toEqual([{ kind: 'smallStation', sides: [0, 3] }])
  expect(hexAt('green')).toBe(bare)
})

test('a map in the box looks as it does when a game with all companies begins', () => {
  const table = { variant: null, options: {}, seed: 'box' }
  const cz = eighteenCz.setup({ ...table, rules: eighteenCz.rules, players: 6 }, () => {})
  expect(printedBoard('pointy', HEXES_18CZ)).toEqual(boardOf18cz(asReadonly(cz)))
  const ah = eighteen24.setup({ ...table, rules: eighteen24.rules, players: 6 }, () => {})
  const printed = printedBoard('pointy', HEXES_1824)
  expect({ ...printed, hexes: printed.hexes.map(inItsArea) }).toEqual(boardOf1824(asReadonly(ah)))
})

test('1824 VII.2: a red area of several hexes has one name, one row of values, an arrow for each entry, one circle', () => {
  const ah = eighteen24.setup(
    { variant: null, options: {}, seed: 'red', rules: eighteen24.rules, players: 6 },
    () => {},
  )
  const { hexes } = boardOf1824(asReadonly(ah))
  const sarajevo = hexes.filter(({ regions }) => regions?.some(({ id }) => id === 'J13'))
  expect(sarajevo.map(({ id, names, stops }) => [id, names.length, stops[0]?.values.length])).toEqual([
    ['J11', 0, 0],
    ['J13', 1, 4],
    ['J15', 0, 0],
  ])
  expect(sarajevo.map(({ regions }) => regions?.[0]?.entries)).toEqual([
    [2, 3],
    [2, 3],
    [2, 3],
  ])
  expect(sarajevo.map(({ stops }) => [stops[0]?.kind, stops[0]?.slots, stops[0]?.homeOf])).toEqual([
    ['offboard', 0, []],
    ['city', 1, ['BH']],
    ['offboard', 0, []],
  ])
  expect(boardOf1824(asReadonly(ah))).toBe(boardOf1824(asReadonly(ah)))
})
