import type { Choice, Refusal } from '@roundhouse/kernel'
import type { RailwayTable } from '../railway-table.ts'
import { farthest } from './farthest-refusal.ts'

export interface ImpossibleTile {
  readonly tile: string
  readonly refusal: Refusal
}

const KEPT = new WeakMap<readonly Choice[], Map<string, readonly ImpossibleTile[]>>()

/** Tiles of the right kind and colour for this hex that cannot be laid there now, with what the rules say of each. */
export function impossibleTiles(railway: RailwayTable, hex: string): readonly ImpossibleTile[] {
  const { game, state, table, choices } = railway
  if (table.acting.value === null || game.mapDecision(state.value) !== 'lay') return []
  const known = KEPT.get(choices.value) ?? new Map<string, readonly ImpossibleTile[]>()
  KEPT.set(choices.value, known)
  const kept = known.get(hex) ?? searched(railway, hex)
  known.set(hex, kept)
  return kept
}

function searched(railway: RailwayTable, hex: string): readonly ImpossibleTile[] {
  const { game, state } = railway
  return game.tilesFor(state.value, hex).flatMap((tile) => {
    const told = ROTATIONS.map((rotation) =>
      railway.refuse(game.layAction({ hex, tile, rotation, power: null })),
    )
    const refusal = told.includes(null) ? null : farthest(game.layOrder, told)
    return refusal === null ? [] : [{ tile, refusal }]
  })
}

const ROTATIONS = [0, 1, 2, 3, 4, 5]
