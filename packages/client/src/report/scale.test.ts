import { array, assert, integer, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { rowsFor, shortName, spread, ticksBetween, ticksTo } from './scale.ts'

test('an axis begins at zero, rises in whole equal steps and covers the largest value', () => {
  expect(ticksTo(151, 5)).toEqual([0, 40, 80, 120, 160])
  assert(
    property(nat(2000), integer({ min: 2, max: 6 }), (most, wanted) => {
      const ticks = ticksTo(most, wanted)
      const step = ticks[1] as number
      expect(ticks).toEqual(ticks.map((_, index) => index * step))
      expect(Number.isInteger(step)).toBe(true)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks.length).toBeLessThanOrEqual(wanted + 1)
    }),
  )
})

test('an axis goes on below zero where values do, and zero stays on it', () => {
  expect(ticksBetween(0, 151, 5)).toEqual([0, 40, 80, 120, 160])
  expect(ticksBetween(-140, 1352, 5)).toEqual([-400, 0, 400, 800, 1200, 1600])
  expect(ticksBetween(-500, 0, 5)).toEqual([-500, -400, -300, -200, -100, 0, 100])
})

test('labels keep their distance, their order and the frame', () => {
  expect(spread([100, 102, 300], 17, 0, 400)).toEqual([100, 117, 300])
  assert(
    property(array(integer({ min: 20, max: 200 }), { maxLength: 6 }), (wished) => {
      const places = spread(wished, 17, 20, 200)
      const sorted = places.toSorted((a, b) => a - b)
      for (const [index, place] of sorted.entries()) {
        expect(place).toBeGreaterThanOrEqual(20)
        expect(place).toBeLessThanOrEqual(200)
        if (index > 0) expect(place - (sorted[index - 1] as number)).toBeGreaterThanOrEqual(17)
      }
      for (const [one, wish] of wished.entries())
        for (const [other, wider] of wished.entries())
          if (wish < wider) expect(places[one]).toBeLessThan(places[other] as number)
    }),
  )
})

test('marks that are near each other stand in different rows', () => {
  expect(rowsFor([10, 15, 40, 41, 80], 24)).toEqual([0, 1, 0, 1, 0])
})

test('a long name is cut between letters', () => {
  expect(shortName('Lucía', 7)).toBe('Lucía')
  expect(shortName('Bartholomew', 7)).toBe('Bartho…')
  expect(shortName('🚂🚂🚂', 2)).toBe('🚂…')
})
