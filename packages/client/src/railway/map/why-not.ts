import type { Refusal } from '@roundhouse/kernel'
import type { TileSupply } from '@roundhouse/view/railway'
import type { RailwayTable } from '../railway-table.ts'
import { farthest } from './farthest-refusal.ts'
import { routesInHand } from './routes.ts'

/** Why this hex cannot be chosen: the refusal of the action that it would make; null where the map asks nothing. */
export function whyNotHex(railway: RailwayTable, hex: string): Refusal | null {
  switch (railway.decision.value ?? railway.game.mapDecision(railway.state.value)) {
    case 'lay':
      return whyNoTile(railway, hex)
    case 'station':
    case 'city':
    case 'remove':
      return whyNoCity(railway, hex)
    case 'run':
      return whyNoRoute(railway, hex)
    case 'hex':
      return whyNoMarker(railway, hex)
    default:
      return null
  }
}

function whyNoTile(railway: RailwayTable, hex: string): Refusal | null {
  const { game, draft } = railway
  const { power } = draft.value
  return farthest(
    game.layOrder,
    tilesBy(railway, power !== null).flatMap(({ id: tile }) =>
      [0, 1, 2, 3, 4, 5].map((rotation) => railway.refuse(game.layAction({ hex, tile, rotation, power }))),
    ),
  )
}

/** The tiles that only powers lay, or the others. */
export function tilesBy({ view }: RailwayTable, power: boolean): readonly TileSupply[] {
  return view.value.bank.tiles.filter(({ edge }) => (edge !== null) === power)
}

function whyNoCity(railway: RailwayTable, hex: string): Refusal | null {
  const stops = railway.view.value.board.hexes.find(({ id }) => id === hex)?.stops ?? []
  const cities = stops.flatMap(({ kind }, city) => (kind === 'city' ? [city] : []))
  for (const city of cities.length === 0 ? [0] : cities) {
    const refusal = railway.refuse(railway.game.cityAction(railway.state.value, { hex, city }))
    if (refusal !== null) return refusal
  }
  return null
}

function whyNoMarker(railway: RailwayTable, hex: string): Refusal | null {
  const { hexChoice } = railway.game
  return hexChoice === undefined ? null : railway.refuse(hexChoice.action(hex))
}

/** The route that is being drawn cannot go on there. */
function whyNoRoute(railway: RailwayTable, hex: string): Refusal | null {
  const { drawing } = railway.draft.value
  const route = drawing === null ? undefined : routesInHand(railway)[drawing]
  const company = railway.view.value.operating
  if (route === undefined || company === null) return null
  const value = railway.game.valueOf(railway.state.value, company, [
    { ...route, hexes: [...route.hexes, hex] },
  ])
  return 'code' in value ? value : null
}
