import { describe, expect, test } from 'vitest'
import { hexCentre } from './hex-geometry.ts'
import { type Direction, directionOf, placeTowards } from './neighbour.ts'

/** A flat board of five columns, rows of doubled coordinates. */
const PLACES = Array.from({ length: 5 }, (_, x) => x).flatMap((x) =>
  [0, 2, 4, 6].map((row) => ({ id: `${x},${row + (x % 2)}`, at: hexCentre('flat', 10, x, row + (x % 2)) })),
)

function at(id: string) {
  return (PLACES.find((place) => place.id === id) as (typeof PLACES)[number]).at
}

function walk(from: string, ...directions: Direction[]): string {
  let here = from
  const lane = at(from)
  for (const direction of directions) here = placeTowards(PLACES, at(here), direction, lane) ?? here
  return here
}

describe('arrow keys on flat hexes', () => {
  test('go straight up and down a column', () => {
    expect(walk('2,4', 'up')).toBe('2,2')
    expect(walk('2,4', 'down')).toBe('2,6')
  })

  test('go to the next column sideways, not over it', () => {
    expect(['3,3', '3,5']).toContain(walk('2,4', 'right'))
    expect(['1,3', '1,5']).toContain(walk('2,4', 'left'))
  })

  test('keep to the row they began in', () => {
    expect(walk('0,4', 'right', 'right')).toBe('2,4')
    expect(walk('0,4', 'right', 'right', 'right', 'right')).toBe('4,4')
  })

  test('stop at the edge', () => {
    expect(placeTowards(PLACES, at('4,2'), 'right')).toBeNull()
    expect(placeTowards(PLACES, at('1,7'), 'down')).toBeNull()
  })

  test('take the slanted side where nothing lies straight ahead', () => {
    expect(['0,6', '2,6']).not.toContain(walk('1,7', 'up'))
    expect(['1,7', '3,7']).toContain(walk('2,6', 'down'))
  })

  test('leap to the nearest of a few places', () => {
    const few = PLACES.filter(({ id }) => id === '4,0' || id === '4,6')
    expect(placeTowards(few, at('0,4'), 'right')).toBe('4,6')
  })
})

test('only arrow keys are directions', () => {
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter'].map(directionOf)).toEqual([
    'up',
    'down',
    'left',
    'right',
    null,
  ])
})
