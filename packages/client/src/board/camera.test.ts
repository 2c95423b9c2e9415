import { describe, expect, test } from 'vitest'
import {
  type Camera,
  NO_RIM,
  between,
  fitting,
  frameOf,
  kept,
  moved,
  revealing,
  scaledAt,
  showing,
  toBoard,
  toView,
  withRim,
} from './camera.ts'

const BOARD = { x: -50, y: -20, width: 1000, height: 500 }
const VIEW = { width: 500, height: 400 }

test('fitting shows the whole board in its middle', () => {
  const camera = fitting(BOARD, VIEW)
  expect(camera).toEqual({ x: 450, y: 230, scale: 0.5 })
  const frame = frameOf(camera, VIEW)
  expect(frame.x).toBeLessThanOrEqual(BOARD.x)
  expect(frame.y).toBeLessThanOrEqual(BOARD.y)
  expect(frame.width).toBeGreaterThanOrEqual(BOARD.width)
  expect(frame.height).toBeGreaterThanOrEqual(BOARD.height)
})

test('board and view points convert into each other', () => {
  const camera = { x: 120, y: 80, scale: 1.7 }
  const point = { x: 33, y: 44 }
  const there = toView(camera, VIEW, point)
  expect(toBoard(camera, VIEW, there).x).toBeCloseTo(point.x)
  expect(toBoard(camera, VIEW, there).y).toBeCloseTo(point.y)
  expect(toView(camera, VIEW, { x: 120, y: 80 })).toEqual({ x: 250, y: 200 })
})

test('a zoom keeps the point under the pointer', () => {
  const camera = { x: 120, y: 80, scale: 1 }
  const at = { x: 400, y: 50 }
  const before = toBoard(camera, VIEW, at)
  const after = toBoard(scaledAt(camera, VIEW, at, 2.5), VIEW, at)
  expect(after.x).toBeCloseTo(before.x)
  expect(after.y).toBeCloseTo(before.y)
})

test('a drag moves the board with the finger at any scale', () => {
  const camera = { x: 120, y: 80, scale: 2 }
  const point = { x: 100, y: 100 }
  const before = toView(camera, VIEW, point)
  const after = toView(moved(camera, { x: 30, y: -12 }), VIEW, point)
  expect(after.x - before.x).toBeCloseTo(30)
  expect(after.y - before.y).toBeCloseTo(-12)
})

describe('the edge of the board', () => {
  test('stops a camera that would look beyond it', () => {
    const frame = frameOf(kept({ x: -900, y: 9000, scale: 1 }, BOARD, VIEW), VIEW)
    expect(frame.x).toBe(BOARD.x)
    expect(frame.y + frame.height).toBe(BOARD.y + BOARD.height)
  })

  test('lets a camera inside it be', () => {
    const camera = { x: 400, y: 240, scale: 1 }
    expect(kept(camera, BOARD, VIEW)).toEqual(camera)
  })

  test('is centred where the view is larger', () => {
    expect(kept({ x: 0, y: 0, scale: 0.5 }, BOARD, VIEW)).toEqual({ x: 450, y: 230, scale: 0.5 })
  })
})

describe('revealing a place', () => {
  const camera = { x: 400, y: 240, scale: 1 }

  test('leaves the camera where it sees the place already', () => {
    expect(revealing(camera, VIEW, { x: 400, y: 200 }, 40)).toEqual(camera)
  })

  test('moves no further than to the margin', () => {
    const frame = frameOf(revealing(camera, VIEW, { x: 700, y: 10 }, 40), VIEW)
    expect(frame.x + frame.width - 700).toBe(40)
    expect(10 - frame.y).toBe(40)
  })

  test('centres the place in a view too small for the margin', () => {
    expect(revealing(camera, VIEW, { x: 700, y: 10 }, 400)).toEqual({ x: 700, y: 10, scale: 1 })
  })
})

describe('showing what can be chosen', () => {
  const camera = { x: 400, y: 240, scale: 1 }
  const asked = { margin: 20, rim: { ...NO_RIM, top: 80 }, least: 0.5 }
  const inView = (from: Camera, point: { x: number; y: number }): boolean => {
    const at = toView(from, VIEW, point)
    return at.x >= 0 && at.x <= VIEW.width && at.y >= asked.rim.top && at.y <= VIEW.height
  }

  test('leaves the camera where it sees everything', () => {
    const points = [{ x: 300, y: 240 }]
    expect(showing(camera, VIEW, { ...asked, points })).toBe(camera)
    expect(showing(camera, VIEW, { ...asked, points: [] })).toBe(camera)
  })

  test('moves no further than needed, and out from under the rim', () => {
    const next = showing(camera, VIEW, { ...asked, points: [{ x: 400, y: 60 }] })
    expect(next).toEqual({ x: 400, y: 160, scale: 1 })
    expect(toView(next, VIEW, { x: 400, y: 60 }).y).toBe(asked.rim.top + asked.margin)
  })

  test('looks from further away where that shows all of them', () => {
    const points = [
      { x: 0, y: 100 },
      { x: 600, y: 300 },
    ]
    const next = showing(camera, VIEW, { ...asked, points })
    expect(next.scale).toBeLessThan(1)
    expect(next.scale).toBeGreaterThanOrEqual(asked.least)
    expect(points.every((point) => inView(next, point))).toBe(true)
  })

  test('goes where most are when they lie too far apart, if more are seen there', () => {
    const far = [
      { x: 5000, y: 0 },
      { x: 5040, y: 20 },
    ]
    const next = showing(camera, VIEW, { ...asked, points: [{ x: 400, y: 240 }, ...far] })
    expect(far.every((point) => inView(next, point))).toBe(true)
    const near = [{ x: 400, y: 240 }, ...far.slice(1)]
    expect(showing(camera, VIEW, { ...asked, points: near })).toBe(camera)
  })

  test('stands between two that are seen together, though not from either', () => {
    const pair = [
      { x: 0, y: 0 },
      { x: 900, y: 0 },
    ]
    const far = [10_000, 20_000].map((x) => ({ x, y: 0 }))
    const next = showing(camera, VIEW, { ...asked, points: [...pair, ...far] })
    expect(pair.every((point) => inView(next, point))).toBe(true)
  })

  test('moves for most of what is out of view, not for one of four', () => {
    const seen = [380, 400, 420].map((x) => ({ x, y: 240 }))
    const points = [...seen.slice(1), { x: 400, y: 2000 }, { x: 400, y: 2040 }, { x: 400, y: 2080 }]
    expect(showing(camera, VIEW, { ...asked, points })).not.toBe(camera)
    expect(showing(camera, VIEW, { ...asked, points: [...seen, { x: 400, y: 2000 }] })).toBe(camera)
  })

  test('the edge of the board gives way by the rim', () => {
    const board = withRim(BOARD, asked.rim, 2)
    const top = kept({ x: 400, y: -9000, scale: 2 }, board, VIEW)
    expect(toView(top, VIEW, { x: 400, y: BOARD.y }).y).toBe(asked.rim.top)
  })
})

test('halfway between two cameras the scale is the geometric mean', () => {
  const half = between({ x: 0, y: 0, scale: 1 }, { x: 10, y: 20, scale: 4 }, 0.5)
  expect(half).toEqual({ x: 5, y: 10, scale: 2 })
})
