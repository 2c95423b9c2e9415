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

/** A camera between two others: the scale grows by an even factor, so that the zoom looks steady. */
export function between(from: Camera, to: Camera, part: number): Camera {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    scale: from.scale * (to.scale / from.scale) ** part,
  }
}
