import { describe, expect, test } from 'vitest'
import { type Orientation, hexCentre, hexCorners, hexesPath } from './hex-geometry.ts'
import { unionOutline } from './outline.ts'

const BOTH: readonly Orientation[] = ['flat', 'pointy']
const SIDE = 10

/** The hexes round the one at 0,0 in doubled coordinates. */
const AROUND: Readonly<Record<Orientation, readonly (readonly [number, number])[]>> = {
  flat: [
    [0, -2],
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
  ],
  pointy: [
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
  ],
}

describe.each(BOTH)('a %s hex', (orientation) => {
  test('has six corners at the distance of its side', () => {
    const corners = hexCorners(orientation, SIDE, { x: 3, y: 4 })
    expect(corners).toHaveLength(6)
    for (const { x, y } of corners) expect(Math.hypot(x - 3, y - 4)).toBeCloseTo(SIDE)
  })

  test('stands the width of a hex from each neighbour', () => {
    for (const [x, y] of AROUND[orientation]) {
      const centre = hexCentre(orientation, SIDE, x, y)
      expect(Math.hypot(centre.x, centre.y)).toBeCloseTo(SIDE * Math.sqrt(3))
    }
  })

  test('alone has itself as outline', () => {
    expect(cornersOf(unionOutline(orientation, SIDE, [{ x: 0, y: 0 }]))).toEqual([6])
  })

  test('loses the common side in a pair', () => {
    const [x, y] = AROUND[orientation][1] as readonly [number, number]
    const pair = [{ x: 0, y: 0 }, hexCentre(orientation, SIDE, x, y)]
    expect(cornersOf(unionOutline(orientation, SIDE, pair))).toEqual([10])
  })

  test('missing in a ring leaves two loops: the coast and the hole', () => {
    const ring = AROUND[orientation].map(([x, y]) => hexCentre(orientation, SIDE, x, y))
    expect(cornersOf(unionOutline(orientation, SIDE, ring)).toSorted((a, b) => a - b)).toEqual([6, 18])
    expect(cornersOf(unionOutline(orientation, SIDE, [...ring, { x: 0, y: 0 }]))).toEqual([18])
  })
})

test('hexes that touch nowhere keep their own loops', () => {
  const apart = [hexCentre('flat', SIDE, 0, 0), hexCentre('flat', SIDE, 4, 0)]
  expect(cornersOf(unionOutline('flat', SIDE, apart))).toEqual([6, 6])
})

test('one path holds all hexes in hundredths', () => {
  const path = hexesPath('flat', SIDE, [
    { x: 0, y: 0 },
    { x: 15, y: 0 },
  ])
  expect(path.startsWith('M10 0L5 8.66L-5 8.66')).toBe(true)
  expect(cornersOf(path)).toEqual([6, 6])
})

/** How many corners each loop of a path has. */
function cornersOf(path: string): number[] {
  return path
    .split('z')
    .filter((loop) => loop !== '')
    .map((loop) => loop.split('L').length)
}
