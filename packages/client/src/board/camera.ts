import type { Point } from './hex-geometry.ts'

/** The board point in the middle of the view, and view pixels a board unit. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Point, Size {}

/** The whole board, as large as the view allows. */
export function fitting(board: Box, view: Size): Camera {
  const scale = Math.min(view.width / board.width, view.height / board.height)
  return { x: board.x + board.width / 2, y: board.y + board.height / 2, scale }
}

/** No view beyond the board's edge, except round a board smaller than the view: that stands in the middle. */
export function kept(camera: Camera, board: Box, view: Size): Camera {
  return {
    x: keptAxis(camera.x, board.x, board.width, view.width / camera.scale),
    y: keptAxis(camera.y, board.y, board.height, view.height / camera.scale),
    scale: camera.scale,
  }
}

function keptAxis(centre: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + length / 2
  return Math.min(Math.max(centre, start + seen / 2), start + length - seen / 2)
}

/** Another scale with the board point under `at` (view pixels) staying under it. */
export function scaledAt(camera: Camera, view: Size, at: Point, scale: number): Camera {
  const point = toBoard(camera, view, at)
  return {
    x: point.x - (at.x - view.width / 2) / scale,
    y: point.y - (at.y - view.height / 2) / scale,
    scale,
  }
}

/** As if the board were pushed by so many view pixels. */
export function moved(camera: Camera, by: Point): Camera {
  return { x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale, scale: camera.scale }
}

export function toBoard(camera: Camera, view: Size, at: Point): Point {
  return {
    x: camera.x + (at.x - view.width / 2) / camera.scale,
    y: camera.y + (at.y - view.height / 2) / camera.scale,
  }
}

export function toView(camera: Camera, view: Size, point: Point): Point {
  return {
    x: (point.x - camera.x) * camera.scale + view.width / 2,
    y: (point.y - camera.y) * camera.scale + view.height / 2,
  }
}

/** The part of the board in view. */
export function frameOf(camera: Camera, view: Size): Box {
  const width = view.width / camera.scale
  const height = view.height / camera.scale
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height }
}

/** Moved no further than needed to have `point` at least `margin` board units inside the view. */
export function revealing(camera: Camera, view: Size, point: Point, margin: number): Camera {
  const frame = frameOf(camera, view)
  const push = (centre: number, low: number, length: number, wanted: number): number => {
    if (length < margin * 2) return wanted
    if (wanted < low + margin) return centre - (low + margin - wanted)
    return wanted > low + length - margin ? centre + (wanted - low - length + margin) : centre
  }
  return {
    x: push(camera.x, frame.x, frame.width, point.x),
    y: push(camera.y, frame.y, frame.height, point.y),
    scale: camera.scale,
  }
}

/** Pixels at each side of the view that something else lies over. */
export interface Rim {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const NO_RIM: Rim = { top: 0, right: 0, bottom: 0, left: 0 }

/** The board with room round it for what lies over the rim, so that each of its places can come out from under. */
export function withRim(board: Box, rim: Rim, scale: number): Box {
  return {
    x: board.x - rim.left / scale,
    y: board.y - rim.top / scale,
    width: board.width + (rim.left + rim.right) / scale,
    height: board.height + (rim.top + rim.bottom) / scale,
  }
}

export interface Showing {
  readonly points: readonly Point[]
  /** Board units round each point that belong to it. */
  readonly margin: number
  readonly rim: Rim
  /** Things smaller than at this scale can hardly be touched. */
  readonly least: number
}

/**
 * Where all points are seen: as it is if they are, moved no further than needed if they fit, smaller if that
 * suffices. Where they are too far apart for it, the place that shows most of them, if that is a tenth more than now.
 */
export function showing(camera: Camera, view: Size, { points, margin, rim, least }: Showing): Camera {
  const seenBy = (from: Camera): number => {
    const { x, y, width, height } = clearOf(frameOf(from, view), rim, from.scale)
    return points.filter(
      (point) =>
        point.x - margin >= x &&
        point.x + margin <= x + width &&
        point.y - margin >= y &&
        point.y + margin <= y + height,
    ).length
  }
  const seen = seenBy(camera)
  if (points.length === 0 || seen === points.length) return camera
  const box = boxOf(points, margin)
  const room = clearOf({ x: 0, y: 0, ...view }, rim, 1)
  const fits = Math.min(room.width / box.width, room.height / box.height)
  if (fits >= camera.scale) return pushedTo(camera, view, box, rim)
  if (fits >= least) return centredOn(middleOf(box), fits, rim)
  const scale = Math.min(camera.scale, Math.max(least, fits))
  const [best] = points
    .flatMap((one) => points.map((other) => centredOn(middleOf(boxOf([one, other], 0)), scale, rim)))
    .map((there) => ({
      there,
      sees: seenBy(there),
      away: Math.hypot(there.x - camera.x, there.y - camera.y),
    }))
    .toSorted((a, b) => b.sees - a.sees || a.away - b.away)
  return best !== undefined && best.sees > seen * 1.1 ? best.there : camera
}

function boxOf(points: readonly Point[], margin: number): Box {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const x = Math.min(...xs) - margin
  const y = Math.min(...ys) - margin
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function clearOf(box: Box, rim: Rim, scale: number): Box {
  return withRim(box, { top: -rim.top, right: -rim.right, bottom: -rim.bottom, left: -rim.left }, scale)
}

/** With this point in the middle of what the rim leaves free. */
function centredOn({ x, y }: Point, scale: number, rim: Rim): Camera {
  return { x: x + (rim.right - rim.left) / 2 / scale, y: y + (rim.bottom - rim.top) / 2 / scale, scale }
}

function pushedTo(camera: Camera, view: Size, box: Box, rim: Rim): Camera {
  const clear = clearOf(frameOf(camera, view), rim, camera.scale)
  const push = (low: number, length: number, from: number, size: number): number =>
    from < low ? from - low : Math.max(0, from + size - low - length)
  return {
    x: camera.x + push(clear.x, clear.width, box.x, box.width),
    y: camera.y + push(clear.y, clear.height, box.y, box.height),
    scale: camera.scale,
  }
}

/** A camera between two others: the scale grows by an even factor, so that the zoom looks steady. */
export function between(from: Camera, to: Camera, part: number): Camera {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    scale: from.scale * (to.scale / from.scale) ** part,
  }
}
