import { expect, test } from 'vitest'
import { detailAt, nameLines } from './words-on-map.ts'

test('small hexes keep fewer words', () => {
  expect([12, 18.4, 18.5, 25.9, 26, 28].map(detailAt)).toEqual([
    'none',
    'none',
    'large',
    'large',
    'taken',
    'full',
  ])
})

test('only a long name with a blank takes two lines', () => {
  expect(nameLines('South Bend')).toEqual(['South Bend'])
  expect(nameLines('Philadelphia')).toEqual(['Philadelphia'])
  expect(nameLines('Jindřichův Hradec')).toEqual(['Jindřichův', 'Hradec'])
  expect(nameLines('Nové Město nad Metují')).toEqual(['Nové Město', 'nad Metují'])
})
