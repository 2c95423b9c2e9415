import { CHICAGO_INDEX, type HexId, hexAt, hexIndex } from '@roundhouse/titles/chicago-express'

/** The one of these hexes that lies nearest to Chicago. */
export function nearestToChicago(hexes: readonly HexId[]): HexId | null {
  const [nearest] = hexes.toSorted((a, b) => distanceToChicago(a) - distanceToChicago(b))
  return nearest ?? null
}

/** How many hexes still lie between a hex and Chicago, Chicago included, as the crow flies. */
export function distanceToChicago(hex: HexId): number {
  const from = hexAt(hexIndex(hex))
  const to = hexAt(CHICAGO_INDEX)
  const columns = Math.abs(from.x - to.x)
  const rows = Math.abs(from.y - to.y)
  return columns + Math.max(0, (rows - columns) / 2)
}
