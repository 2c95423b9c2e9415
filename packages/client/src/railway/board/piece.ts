import type { Orientation } from '@roundhouse/railways'
import { type Point, short } from '../../board/hex-geometry.ts'
import { APOTHEM, SIDE } from './measures.ts'

/** A stretch of track: a straight line or an arc of less than half a circle. */
export interface Piece {
  readonly from: Point
  readonly to: Point
  /** 0 is straight, above it the way turns clockwise on the screen. */
  readonly radius: number
}

export const CENTRE: Point = { x: 0, y: 0 }

/** Direction of a side from the centre of its hex; clockwise on the screen, as the sides are numbered. */
export function sideAngle(orientation: Orientation, side: number): number {
  return ((orientation === 'pointy' ? 120 : 90) + side * 60) * (Math.PI / 180)
}

export function sidePoint(orientation: Orientation, side: number): Point {
  return polar(APOTHEM, sideAngle(orientation, side))
}

export function polar(distance: number, angle: number): Point {
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) }
}

/** Track from side to side leaves both at a right angle: straight, in a gentle or in a tight arc. */
export function through(orientation: Orientation, a: number, b: number): Piece {
  const turn = (b - a + 6) % 6
  const bend = turn === 3 ? 0 : turn === 2 || turn === 4 ? SIDE * 1.5 : SIDE * 0.5
  const radius = turn > 3 ? bend : -bend
  return { from: sidePoint(orientation, a), to: sidePoint(orientation, b), radius: radius || 0 }
}

/** From a side to any point of the hex: the one arc that leaves the side at a right angle. */
export function fromSide(orientation: Orientation, side: number, to: Point): Piece {
  const from = sidePoint(orientation, side)
  const inward = { x: -from.x / APOTHEM, y: -from.y / APOTHEM }
  const way = { x: to.x - from.x, y: to.y - from.y }
  const aside = way.y * inward.x - way.x * inward.y
  if (Math.abs(aside) < SIDE * 0.01) return { from, to, radius: 0 }
  return { from, to, radius: (way.x ** 2 + way.y ** 2) / (2 * aside) }
}

export function sumOf(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y }
}

export function reversed({ from, to, radius }: Piece): Piece {
  return { from: to, to: from, radius: -radius || 0 }
}

/** A point on the way, at a part of its length. */
export function pointOn(piece: Piece, part: number): Point {
  const { from, to, radius } = piece
  if (radius === 0) return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  const { centre, start, turn } = arcOf(piece)
  const spoke = polar(Math.abs(radius), start + turn * part)
  return { x: centre.x + spoke.x, y: centre.y + spoke.y }
}

/** In which direction the way goes there. */
export function directionOn(piece: Piece, part: number): number {
  const { from, to, radius } = piece
  if (radius === 0) return Math.atan2(to.y - from.y, to.x - from.x)
  const { start, turn } = arcOf(piece)
  return start + turn * part + (Math.sign(radius) * Math.PI) / 2
}

export function cutAt(piece: Piece, part: number): readonly [Piece, Piece] {
  const at = pointOn(piece, part)
  return [
    { from: piece.from, to: at, radius: piece.radius },
    { from: at, to: piece.to, radius: piece.radius },
  ]
}

/** From one part of its length to another. */
export function partOf(piece: Piece, start: number, end: number): Piece {
  return { from: pointOn(piece, start), to: pointOn(piece, end), radius: piece.radius }
}

/** The part of the first way at which it crosses the second; null if it does not. */
export function crossingOf(one: Piece, other: Piece): number | null {
  const [mine, yours] = [samplesOf(one), samplesOf(other)]
  for (let at = 1; at < mine.length; at++) {
    for (let there = 1; there < yours.length; there++) {
      const cut = cutOf(
        mine[at - 1] as Point,
        mine[at] as Point,
        yours[there - 1] as Point,
        yours[there] as Point,
      )
      if (cut !== null) return (at - 1 + cut) / (mine.length - 1)
    }
  }
  return null
}

/** Where on the first segment the second one cuts it, as a part of its length. */
function cutOf(a: Point, b: Point, c: Point, d: Point): number | null {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y]
  const across = ux * vy - uy * vx
  if (Math.abs(across) < 1e-9) return null
  const part = ((c.x - a.x) * vy - (c.y - a.y) * vx) / across
  const there = ((c.x - a.x) * uy - (c.y - a.y) * ux) / across
  return part >= 0 && part <= 1 && there >= 0 && there <= 1 ? part : null
}

function arcOf({ from, to, radius }: Piece): { centre: Point; start: number; turn: number } {
  const chord = { x: to.x - from.x, y: to.y - from.y }
  const half = Math.hypot(chord.x, chord.y) / 2
  // The centre lies to the right of the way where it turns clockwise.
  const away = (Math.sqrt(Math.max(radius ** 2 - half ** 2, 0)) / (half * 2)) * Math.sign(radius)
  const centre = {
    x: (from.x + to.x) / 2 - chord.y * away,
    y: (from.y + to.y) / 2 + chord.x * away,
  }
  const start = Math.atan2(from.y - centre.y, from.x - centre.x)
  const turn = 2 * Math.asin(Math.min(half / Math.abs(radius), 1)) * Math.sign(radius)
  return { centre, start, turn }
}

/** Points along it, close enough to stand for it where room is measured. */
export function samplesOf(piece: Piece, apart = SIDE * 0.07): Point[] {
  const length = Math.hypot(piece.to.x - piece.from.x, piece.to.y - piece.from.y)
  const count = Math.max(2, Math.ceil(length / apart))
  return Array.from({ length: count + 1 }, (_, index) => pointOn(piece, index / count))
}

/** As svg data, moved by `by`; `joined` goes on from where the path is. */
export function pieceData({ from, to, radius }: Piece, by: Point = CENTRE, joined = false): string {
  const start = joined ? '' : `M${short(from.x + by.x)} ${short(from.y + by.y)}`
  const end = `${short(to.x + by.x)} ${short(to.y + by.y)}`
  if (radius === 0) return `${start}L${end}`
  const size = short(Math.abs(radius))
  return `${start}A${size} ${size} 0 0 ${radius > 0 ? 1 : 0} ${end}`
}
