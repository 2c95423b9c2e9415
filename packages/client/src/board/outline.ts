import { type Orientation, type Point, hexCorners, loopPath } from './hex-geometry.ts'

/** The outline of the union of hexes: sides that two hexes share fall out, the rest close to loops. */
export function unionOutline(orientation: Orientation, side: number, centres: readonly Point[]): string {
  const open = new Map<string, { from: Point; to: Point }[]>()
  const shared = new Set<string>()
  const edges = centres.flatMap((centre) => edgesOf(hexCorners(orientation, side, centre)))
  for (const { from, to } of edges) shared.add(`${key(from, side)}>${key(to, side)}`)
  for (const edge of edges) {
    // Every hex runs clockwise, so a neighbour runs along the common side the other way.
    if (shared.has(`${key(edge.to, side)}>${key(edge.from, side)}`)) continue
    const start = key(edge.from, side)
    open.set(start, [...(open.get(start) ?? []), edge])
  }
  return loops(open, side).map(loopPath).join('')
}

function loops(open: Map<string, { from: Point; to: Point }[]>, side: number): Point[][] {
  const found: Point[][] = []
  for (const starts of open.values()) {
    for (let edge = starts.pop(); edge !== undefined; edge = starts.pop()) {
      const loop: Point[] = []
      for (let next: typeof edge | undefined = edge; next !== undefined;) {
        loop.push(next.from)
        next = open.get(key(next.to, side))?.pop()
      }
      found.push(loop)
    }
  }
  return found
}

function edgesOf(corners: readonly Point[]): { from: Point; to: Point }[] {
  return corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] as Point }))
}

/** Corners computed from different centres differ in the last digits: they are one within a hundredth of a side. */
function key(point: Point, side: number): string {
  return `${Math.round((point.x / side) * 100)},${Math.round((point.y / side) * 100)}`
}
