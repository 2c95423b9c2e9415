import { revenueAt } from '@roundhouse/railways'
import { tileOf } from '../board/trial.ts'
import type { RailwayTable } from '../railway-table.ts'

/** A tile that can follow on a hex, how many are left, and what its best stop would pay now. */
export interface NextTile {
  readonly id: string
  readonly left: number
  readonly pays: number
  /** Its colour is not out yet. */
  readonly later: boolean
}

/** Of the kind and colour that come next there, whatever keeps them from lying there now. */
export function nextTiles({ game, state, view }: RailwayTable, hex: string): readonly NextTile[] {
  const { bank, board } = view.value
  const now = new Set(game.tilesFor(state.value, hex))
  return game.tilesFor(state.value, hex, true).map((id) => ({
    id,
    later: !now.has(id),
    left: bank.tiles.find((tile) => tile.id === id)?.left ?? 0,
    pays: Math.max(0, ...tileOf(id).stops.map(({ revenue }) => revenueAt(revenue, board.stage))),
  }))
}
