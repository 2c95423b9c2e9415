import type { Hint } from '@roundhouse/bots'
import type { Action } from '@roundhouse/kernel'
import { hints as words } from '@roundhouse/words/hints/en'
import { expect, test, vi } from 'vitest'
import type { Table } from '../table/table.ts'
import type { TitleTable } from '../table/title-ui.ts'
import { toldApart, withoutDoubles } from './told-moves.ts'

vi.mock('./hint-words.ts', () => ({ hintArea: { value: { value: words } } }))

const EXITS = [
  ['D16', 'E19'],
  ['F18', 'D16'],
]
const TITLE = {
  place: (hex: string) => hex,
  money: String,
  exitsOf: ({ rotation }: { readonly rotation?: number }) => EXITS[(rotation ?? 0) % 2],
} as unknown as TitleTable
const TABLE = {} as Table

function hint(action: object, company = 'BN'): Hint {
  return { line: [action as Action], because: [{ code: 'leadsOn', company }], comesTo: null }
}

function lay(tile: string, rotation: number): object {
  return { type: 'layTile', hex: 'E17', tile, rotation }
}

test('tiles that would read alike say where their track leads, others do not', () => {
  expect(toldApart(TABLE, TITLE, [hint(lay('8', 0)), hint(lay('9', 1)), hint(lay('8', 1))])).toEqual([
    ['Lay tile 8 on E17, with track to D16 and E19.'],
    ['Lay tile 9 on E17.'],
    ['Lay tile 8 on E17, with track to F18 and D16.'],
  ])
})

test('a tile that uses up a local names it', () => {
  const by = (local: string) => hint({ ...lay('8', 0), local })
  expect(toldApart(TABLE, TITLE, [by('M3'), by('M4')]).flat()).toEqual([
    'Lay tile 8 on E17 by the power of M3.',
    'Lay tile 8 on E17 by the power of M4.',
  ])
})

test('stations in two cities of a hex say in which', () => {
  const place = (city: number) => hint({ type: 'placeToken', hex: 'E17', city })
  expect(toldApart(TABLE, TITLE, [place(0), place(1)]).flat()).toEqual([
    'Place a station in E17, city 1.',
    'Place a station in E17, city 2.',
  ])
  expect(toldApart(TABLE, TITLE, [place(1)])).toEqual([['Place a station in E17.']])
})

test('of two hints that nothing tells apart the better one is left', () => {
  const [best, pass] = [hint(lay('8', 0)), hint({ type: 'pass' })]
  expect(withoutDoubles(TABLE, TITLE, [best, pass, hint(lay('8', 2))])).toEqual([best, pass])
  // Another reason tells them apart.
  expect(withoutDoubles(TABLE, TITLE, [best, hint(lay('8', 2), 'KFN')])).toHaveLength(2)
  // What the best was compared with is gone.
  const comesTo = { measure: 'chance', own: 0.4, off: 0, compared: { than: 'next', by: 0.1 } } as const
  const [left] = withoutDoubles(TABLE, TITLE, [{ ...best, comesTo }, hint(lay('8', 2)), pass])
  expect(left?.comesTo).toEqual({ ...comesTo, compared: null })
})
