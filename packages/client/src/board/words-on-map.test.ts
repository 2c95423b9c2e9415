import { expect, test } from 'vitest'
import { detailAt, nameLines } from './words-on-map.ts'

test('small hexes keep fewer words', () => {
  expect([12, 22.9, 23, 27.9, 28, 60].map(detailAt)).toEqual([
    'none',
    'none',
    'taken',
    'taken',
    'full',
    'full',
  ])
})

test('only a long name with a blank takes two lines', () => {
  expect(nameLines('South Bend')).toEqual(['South Bend'])
  expect(nameLines('Philadelphia')).toEqual(['Philadelphia'])
  expect(nameLines('Jindřichův Hradec')).toEqual(['Jindřichův', 'Hradec'])
  expect(nameLines('Nové Město nad Metují')).toEqual(['Nové Město', 'nad Metují'])
})
