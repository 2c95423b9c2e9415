import type { Refusal } from '@roundhouse/kernel'
import { type LocalId, TILE_SET } from '@roundhouse/titles/18cz'
import { homeChoiceHex } from './cities.ts'
import type { CzTable } from './cz-table.ts'
import { routesInHand } from './routes.ts'

/** Why this hex cannot be chosen: the refusal of the action that it would make; null where the map asks nothing. */
export function whyNotHex(cz: CzTable, hex: string): Refusal | null {
  switch (cz.decision.value ?? cz.game.mapDecision(cz.state.value)) {
    case 'lay':
      return whyNoTile(cz, hex)
    case 'station':
    case 'city':
    case 'remove':
      return whyNoCity(cz, hex)
    case 'run':
      return whyNoRoute(cz, hex)
    default:
      return null
  }
}

/** The rules of a lay in the order in which a tile meets them: the refusal that comes latest tells most. */
const LAY_RULES: readonly string[] = [
  'CZ-RED-OWNER',
  'CZ-STEP-ORDER',
  'CZ-LOCAL-COLOUR',
  'CZ-TILE-KIND',
  'CZ-TILE-LABEL',
  'CZ-TILE-COLOUR',
  'CZ-TRACK-COUNT',
  'CZ-TRACK-NOT-CONNECTED',
  'CZ-TILE-OFFMAP',
  'CZ-TILE-STUB',
  'CZ-TILE-LOSES-TRACK',
  'CZ-TILE-PHASE',
  'CZ-TILE-SUPPLY',
  'CZ-TERRAIN-CASH',
]

/** How far a tile came through the rules. What is not among them holds for every tile: the turn, the home hex. */
function rank({ code }: Refusal): number {
  const at = LAY_RULES.indexOf(code)
  return at < 0 ? LAY_RULES.length : at
}

/** Why a local cannot lay a purple tile anywhere now: what kept the tile that came farthest. — IV.1 */
export function whyNoPower(cz: CzTable, local: LocalId): Refusal | null {
  if (cz.game.laysIn(cz.choices.value).some(({ power }) => power === local)) return null
  const purple = TILE_SET.tiles.filter((tile) => tile.purple)
  const samples = ['green', 'brown', 'grey'].flatMap((colour) => {
    const tile = purple.find((each) => each.colour === colour)
    return tile === undefined ? [] : [tile.id]
  })
  const laid = cz.view.value.board.hexes.filter(({ tile }) => tile !== null)
  const hexes = laid.length === 0 ? cz.view.value.board.hexes : laid
  let found: Refusal | null = null
  for (const tile of samples) {
    for (const { id: hex } of hexes) {
      const refusal = cz.refuse({ type: 'layTile', hex, tile, rotation: 0, local })
      if (refusal !== null && (found === null || rank(refusal) > rank(found))) found = refusal
    }
  }
  return found
}

function whyNoTile(cz: CzTable, hex: string): Refusal | null {
  const { power } = cz.draft.value
  let found: Refusal | null = null
  for (const { id, purple } of TILE_SET.tiles) {
    if (purple !== (power !== null)) continue
    for (let rotation = 0; rotation < 6; rotation++) {
      const refusal = cz.refuse(cz.game.layAction({ hex, tile: id, rotation, power }))
      if (refusal !== null && (found === null || rank(refusal) > rank(found))) found = refusal
    }
  }
  return found
}

function whyNoCity(cz: CzTable, hex: string): Refusal | null {
  const state = cz.state.value
  const home = homeChoiceHex(cz)
  if (home !== null && home !== hex) return cz.refuse({ type: 'chooseCity', city: -1 })
  const stops = cz.view.value.board.hexes.find(({ id }) => id === hex)?.stops ?? []
  const cities = stops.flatMap(({ kind }, city) => (kind === 'city' ? [city] : []))
  for (const city of cities.length === 0 ? [0] : cities) {
    const refusal = cz.refuse(cz.game.cityAction(state, { hex, city }))
    if (refusal !== null) return refusal
  }
  return null
}

/** The route that is being drawn cannot go on there. — VIII.7 */
function whyNoRoute(cz: CzTable, hex: string): Refusal | null {
  const { drawing } = cz.draft.value
  const route = drawing === null ? undefined : routesInHand(cz)[drawing]
  const company = cz.view.value.operating
  if (route === undefined || company === null) return null
  const value = cz.game.valueOf(cz.state.value, company, [{ ...route, hexes: [...route.hexes, hex] }])
  return 'code' in value ? value : null
}
