import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import type { Tile } from '@roundhouse/railways'
import {
  type AhAction,
  type AhState,
  TILE_SET,
  companyAt,
  companyIndex,
  stationCost,
  tileIndex,
  treasuryOf,
} from '@roundhouse/titles/1824'
import type { LayMeaning, StationMeaning } from '../../railway/map-meaning.ts'
import { futureOf } from './future.ts'

type LayAction = Extract<AhAction, { type: 'layTile' }>

/** A tile with what it costs: only the first one on a hex. — VII.6, VII.7 */
export function layMeaning(state: DeepReadonly<AhState>, seat: Seat, action: LayAction): LayMeaning {
  const { events } = futureOf(state, seat, [action])
  const laid = events.find((event) => event.type === 'tileLaid')
  const tile = tileIndex(action.tile)
  return {
    cost: laid?.type === 'tileLaid' ? laid.cost : 0,
    left: state.board.supply[tile] as number,
    section: (TILE_SET.tiles[tile] as Tile).colour === 'yellow' ? 'VII.6' : 'VII.7',
    facts: [],
    follows: [],
  }
}

/** What the next station costs and what is left for others; those of the bond railway cost nothing. — VII.8, X.4 */
export function stationMeaning(state: DeepReadonly<AhState>, company: string): StationMeaning {
  const index = companyIndex(company)
  const [, ...left] = companyAt(state, index).stationsLeft
  const cost = state.step === 'bondStation' ? 0 : stationCost(state, index)
  const before = treasuryOf(state, index)
  return { cost, treasury: { before, after: before - cost }, left }
}
