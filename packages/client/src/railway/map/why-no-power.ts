import type { Refusal } from '@roundhouse/kernel'
import type { RailwayTable } from '../railway-table.ts'
import { farthest } from './farthest-refusal.ts'
import { tilesBy } from './why-not.ts'

/** Why the power of a private cannot lay its tile anywhere now: what kept the one that came farthest. */
export function whyNoPower(railway: RailwayTable, power: string): Refusal | null {
  const { game, view, allLays } = railway
  if (allLays.value.some((lay) => lay.power === power)) return null
  // One tile of each colour is enough: whether it fits is not the question.
  const samples = new Map(
    tilesBy(railway, true)
      .map(({ id, colour }) => [colour, id] as const)
      .toReversed(),
  )
  const { hexes } = view.value.board
  const laid = hexes.filter(({ tile }) => tile !== null)
  const tried = laid.length === 0 ? hexes : laid
  return farthest(
    game.layOrder,
    [...samples.values()].flatMap((tile) =>
      tried.map(({ id: hex }) => railway.refuse(game.layAction({ hex, tile, rotation: 0, power }))),
    ),
  )
}
