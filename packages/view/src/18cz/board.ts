import type { DeepReadonly } from '@roundhouse/kernel'
import {
  CARDS,
  type CardData,
  type CzState,
  NO_CITY,
  TILE_SET,
  companyId,
  homeHex,
  homeStop,
  mapOf,
} from '@roundhouse/titles/18cz'
import type { BoardView } from '../railway/board-view.ts'
import { boardView as boardOf } from '../railway/board.ts'
import { type CompanyOnMap, standingOn } from '../railway/standing.ts'

export function boardView(state: DeepReadonly<CzState>): BoardView {
  const map = mapOf(state)
  // In Moravia MW stands on the map without being a company. — XI.2
  const companies = state.companies.map(({ stations }, index): CompanyOnMap => ({
    id: companyId(index),
    stations,
    home: homeToCome(state, index),
  }))
  return boardOf({
    map,
    tiles: TILE_SET,
    laid: state.board.laid,
    stage: (CARDS[state.fleet.phase] as CardData).tiles,
    standing: standingOn(map.hexes, companies, NO_CITY),
  })
}

/** The home token is the one without a price. — VIII.6 */
function homeToCome(state: DeepReadonly<CzState>, index: number): CompanyOnMap['home'] {
  const { status, stationsLeft } = state.companies[index] as (typeof state.companies)[number]
  const waits = stationsLeft[0] === 0 || state.recording?.homeless.includes(index) === true
  if (status === 'out' || status === 'closed' || !waits) return null
  const hex = homeHex(state, index)
  return { hex: hex < 0 ? null : hex, stop: hex < 0 ? 0 : homeStop(state, index) }
}
