import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import type { Tile } from '@roundhouse/railways'
import {
  type CzAction,
  type CzState,
  type SectionId,
  TILE_SET,
  companyAt,
  companyIndex,
  localIndex,
  localSize,
  tileIndex,
  stationCost,
  treasuryOf,
  eighteenCz,
} from '@roundhouse/titles/18cz'
import type { LayMeaning, PowerView, StationMeaning } from '../../railway/map-meaning.ts'
import { futureOf } from '../../railway/preview/future.ts'
import { joined, money } from '../../railway/said.ts'
import { localName } from '../decisions/locals.ts'
import { say } from '../decisions/sayings.ts'
import { privateIncome } from '../privates.ts'

type LayAction = Extract<CzAction, { type: 'layTile' }>

/** A tile with what it costs. — VIII.4, VIII.5, IV.1 */
export function layMeaning(state: DeepReadonly<CzState>, seat: Seat, action: LayAction): LayMeaning {
  const { state: later, events } = futureOf(eighteenCz, state, seat, [action])
  const laid = events.find((event) => event.type === 'tileLaid')
  const tile = tileIndex(action.tile)
  const { colour, edge } = TILE_SET.tiles[tile] as Tile
  const purple = edge !== null
  const { local } = action
  return {
    cost: laid?.type === 'tileLaid' ? laid.cost : 0,
    left: state.board.supply[tile] as number,
    section: sectionOf(state, colour, purple),
    facts: purple ? [joined(', ', [say('lay.purple'), local !== undefined && localName(local)])] : [],
    // MW is paid for its hex as it lies then. — XI.2
    follows: state.step === 'mwTrack' ? [say('lay.mwPays', money(privateIncome(later)))] : [],
  }
}

function sectionOf(state: DeepReadonly<CzState>, colour: string, purple: boolean): SectionId {
  if (state.step === 'mwTrack') return 'XI.2'
  if (purple) return 'IV.1'
  return colour === 'yellow' || colour === 'red' ? 'VIII.4' : 'VIII.5'
}

/** A local that waives the cost of the terrain, or lays a purple tile; those of one size do the same. — IV.1 */
export function powerView(local: string): PowerView {
  const name = localName(local)
  const { size } = localSize(localIndex(local))
  return {
    name,
    kind: size,
    kindName: say(`locals.size.${size}`),
    tile: say('lay.purple'),
    prompt: say('lay.pickPower', name),
    section: 'IV.1',
  }
}

/** What the next station costs and what is left for others. — VIII.6 */
export function stationMeaning(state: DeepReadonly<CzState>, company: string): StationMeaning {
  const index = companyIndex(company)
  const [, ...left] = companyAt(state, index).stationsLeft
  const cost = stationCost(state, index)
  const before = treasuryOf(state, index)
  return { cost, treasury: { before, after: before - cost }, left }
}
