import type { Action } from '@roundhouse/kernel'
import { SIDES, SIDE_OFFSETS } from '@roundhouse/railways'
import type { BoardView } from '@roundhouse/view/railway'
import { turnedTile } from './trial.ts'

/** The hexes that the track of a tile would lead to, if it is laid like this; none for another action. */
export function exitsOf({ orientation, hexes }: BoardView, action: Action): readonly string[] {
  const { hex, tile, rotation } = action as Action & Partial<Readonly<Record<string, unknown>>>
  const from = hexes.find(({ id }) => id === hex)
  if (from === undefined || typeof tile !== 'string' || typeof rotation !== 'number') return []
  const ends = new Set<number>(turnedTile(tile, rotation).paths.flat())
  return SIDES.filter((side) => ends.has(side)).flatMap((side) => {
    const [dx, dy] = SIDE_OFFSETS[orientation][side] as readonly [number, number]
    return hexes.filter(({ x, y }) => x === from.x + dx && y === from.y + dy).map(({ id }) => id)
  })
}
