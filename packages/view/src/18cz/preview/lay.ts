import type { DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import { type Tile, terrainCost } from '@roundhouse/railways'
import {
  type CzAction,
  type CzState,
  type SectionId,
  TILE_SET,
  boardOf,
  companyId,
  companyIndex,
  groundOf,
  tileIndex,
  tokenCost,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import type { Change } from '../../railway/preview/future.ts'
import { futureOf } from './future.ts'

type LayAction = Extract<CzAction, { type: 'layTile' }>

export interface LayPreview {
  readonly cost: number
  /** What the terrain would cost without the power of a local; 0 where nothing is waived. */
  readonly waived: number
  /** Null for the private MW, which has none. */
  readonly treasury: Change | null
  /** Tiles of this number before one is taken. */
  readonly left: number
  readonly colour: string
  readonly purple: boolean
  readonly section: SectionId
  readonly refusal: Refusal | null
}

/** A tile with what it costs. — VIII.4, VIII.5, IV.1 */
export function layPreview(state: DeepReadonly<CzState>, seat: Seat, action: LayAction): LayPreview {
  const { state: later, events, refusal } = futureOf(state, seat, [action])
  const laid = events.find((event) => event.type === 'tileLaid')
  const tile = tileIndex(action.tile)
  const { colour, purple } = TILE_SET.tiles[tile] as Tile
  const company = state.turn?.company ?? null
  const cost = laid?.type === 'tileLaid' ? laid.cost : 0
  const hex = groundOf(state).index(action.hex)
  const waives = action.local !== undefined && !purple
  return {
    cost,
    waived: waives && hex >= 0 ? terrainCost(boardOf(state), hex) : 0,
    treasury:
      company === null ? null : { before: treasuryOf(state, company), after: treasuryOf(later, company) },
    left: state.board.supply[tile] as number,
    colour,
    purple,
    section: sectionOf(state, colour, purple),
    refusal: refusal?.refusal ?? null,
  }
}

function sectionOf(state: DeepReadonly<CzState>, colour: string, purple: boolean): SectionId {
  if (state.step === 'mwTrack') return 'XI.2'
  if (purple) return 'IV.1'
  return colour === 'yellow' || colour === 'red' ? 'VIII.4' : 'VIII.5'
}

/** What the next station costs and what is left for others. — VIII.6 */
export function stationPreview(
  state: DeepReadonly<CzState>,
  company: string,
): {
  readonly cost: number
  readonly treasury: Change
  readonly left: readonly number[]
} {
  const index = companyIndex(company)
  const entry = state.companies[index]
  if (entry === undefined) return { cost: 0, treasury: { before: 0, after: 0 }, left: [] }
  const cost = tokenCost(state, index)
  const before = treasuryOf(state, index)
  return { cost, treasury: { before, after: before - cost }, left: entry.charter.slice(1) }
}

/** The company whose station waits for its city, by id. — VIII.6 */
export function cityChooser(state: DeepReadonly<CzState>): string | null {
  return state.cityChoice === null ? null : companyId(state.cityChoice.company)
}
