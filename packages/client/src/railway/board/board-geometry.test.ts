import { type Orientation, TILES, type Track, isStop, rotate } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import { APOTHEM, SIDE } from './measures.ts'
import { directionOn, fromSide, pointOn, sideAngle, sidePoint, through } from './piece.ts'
import { trackShape } from './track-shape.ts'

const ORIENTATIONS = ['flat', 'pointy'] as const satisfies readonly Orientation[]
const SIDES = [0, 1, 2, 3, 4, 5] as const

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

describe.each(ORIENTATIONS)('%s hexes', (orientation) => {
  test('sides lie where their neighbours are', () => {
    const across = SIDES.map((side) => sidePoint(orientation, side))
    for (const [side, at] of across.entries()) {
      expect(Math.hypot(at.x, at.y)).toBeCloseTo(APOTHEM)
      const opposite = across[(side + 3) % 6] as typeof at
      expect(at.x + opposite.x).toBeCloseTo(0)
      expect(at.y + opposite.y).toBeCloseTo(0)
    }
  })

  test('track between two sides begins and ends at a right angle to them', () => {
    for (const a of SIDES) {
      for (const b of SIDES) {
        if (a === b) continue
        const piece = through(orientation, a, b)
        expect(distance(piece.from, sidePoint(orientation, a))).toBeCloseTo(0)
        expect(distance(pointOn(piece, 0), piece.from)).toBeCloseTo(0)
        expect(distance(pointOn(piece, 1), sidePoint(orientation, b))).toBeCloseTo(0)
        expect(Math.cos(directionOn(piece, 0) - sideAngle(orientation, a))).toBeCloseTo(-1)
        expect(Math.cos(directionOn(piece, 1) - sideAngle(orientation, b))).toBeCloseTo(1)
      }
    }
  })

  test('track from a side to any point leaves the side at a right angle', () => {
    for (const side of SIDES) {
      const to = { x: SIDE * 0.2, y: -SIDE * 0.1 }
      const piece = fromSide(orientation, side, to)
      expect(distance(pointOn(piece, 1), to)).toBeLessThan(0.01)
      expect(Math.cos(directionOn(piece, 0) - sideAngle(orientation, side))).toBeCloseTo(-1, 3)
    }
  })

  test.each(TILES.map((tile): [string, Track] => [tile.id, tile]))('tile %s', (_, tile) => {
    for (const rotation of SIDES) {
      const track = rotate(tile, rotation)
      const { paths, stops } = trackShape(orientation, track)
      for (const { ends, piece } of paths) {
        for (const [end, at] of [
          [ends[0], piece.from],
          [ends[1], piece.to],
        ] as const) {
          const wanted = isStop(end) ? stops[end - 6]?.at : sidePoint(orientation, end)
          expect(distance(at, wanted as typeof at)).toBeLessThan(0.01)
        }
      }
      const circles = stops.flatMap(({ slots, radius }, stop) => slots.map((at) => ({ at, radius, stop })))
      for (const [index, one] of circles.entries()) {
        expect(Math.hypot(one.at.x, one.at.y) + one.radius).toBeLessThan(SIDE * 0.95)
        for (const other of circles.slice(index + 1)) {
          if (one.stop === other.stop) continue
          expect(distance(one.at, other.at)).toBeGreaterThan((one.radius + other.radius) * 0.99)
        }
      }
    }
  })

  test('a turned tile is drawn as the tile turned', () => {
    for (const tile of TILES) {
      const upright = trackShape(orientation, tile)
      const turned = trackShape(orientation, rotate(tile, 2))
      const angle = (2 * Math.PI) / 3
      for (const [index, { at }] of upright.stops.entries()) {
        const moved = {
          x: at.x * Math.cos(angle) - at.y * Math.sin(angle),
          y: at.x * Math.sin(angle) + at.y * Math.cos(angle),
        }
        expect(distance(moved, turned.stops[index]?.at as typeof at), tile.id).toBeLessThan(0.01)
      }
    }
  })
})
