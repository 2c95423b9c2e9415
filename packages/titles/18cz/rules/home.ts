import type { Choice, DeepReadonly, Emit, Refusal } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  NO_TILE,
  type Question,
  SIDES,
  type Tile,
  type TurnStep,
  layFault,
  layTile,
  stopKey,
  trackAt,
  underWay,
} from '@roundhouse/railways'
import type { CzAction } from '../actions.ts'
import { TILE_SET, groundOf, tileIndex } from '../board.ts'
import { companyData } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import { type CzState, NO_CITY, companyAt } from '../state.ts'
import { applyAnytime, choicesWhileWaiting, refuseWhileWaiting } from './anytime.ts'
import { stationDecider } from './asked.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { homeHex, homeStop } from './homes.ts'
import { boardOf } from './network.ts'
import { putStation } from './stations.ts'

/** At the start of its first turn a company places its home station, free, before anything else. — VIII.6 */
export function placeHome(state: CzState, company: CompanyIndex, emit: Emit<NumberedEvent>): void {
  const entry = companyAt(state, company)
  const hex = homeHex(state, company)
  if (bookOf(state).homeComesBack(state, company, hex, emit)) return
  if (!underWay(state, 'turn').first || companyData(company).redTile !== null) return
  const stop = homeStop(state, company)
  entry.stationsLeft.shift()
  const bare = state.board.laid[hex] === NO_TILE
  const names = bookOf(state).namesCityAtOnce(company)
  if (stop !== null && !names) return putStation(state, company, stopKey(hex, stop), 0, emit)
  putStation(state, company, stopKey(hex, NO_CITY), 0, emit)
  if (bare && !names) return
  state.cityChoice = { company, seat: stationDecider(state, company) }
}

/** ATE's city on a hex with two. — VIII.6 */
export const chooseCity: Question<CzState, CzAction, NumberedEvent> = {
  name: 'chooseCity',
  section: 'VIII.6',
  settle: ({ cityChoice }) => cityChoice === null,
  choices: (state, seat) => [
    ...freeCities(state).map((city): Choice<CzAction> => ({
      kind: 'one',
      action: { type: 'chooseCity', city },
    })),
    ...choicesWhileWaiting(state, seat),
  ],
  refuse(state, seat, action) {
    if (action.type !== 'chooseCity') return refuseWhileWaiting(state, seat, action)
    return freeCities(state).includes(action.city) ? null : refusal('CZ-HOME-CITY', { city: action.city })
  },
  apply(state, _seat, action, emit) {
    if (action.type !== 'chooseCity' || state.cityChoice === null) return applyAnytime(state, action, emit)
    const { company } = state.cityChoice
    const { stations } = companyAt(state, company)
    const at = stations.findIndex((key) => key === stopKey(homeOfChoice(state), key % 8))
    const hex = homeOfChoice(state)
    stations[at] = stopKey(hex, action.city)
    state.board.version += 1
    state.cityChoice = null
    emit({
      type: 'tokenPlaced',
      company,
      hex,
      city: action.city,
      cost: 0,
    })
  },
}

/** The two-city hex with a station whose city is to be chosen. */
function homeOfChoice(state: DeepReadonly<CzState>): number {
  return groundOf(state).index('B8')
}

function freeCities(state: DeepReadonly<CzState>): number[] {
  const hex = homeOfChoice(state)
  const { stops } = trackAt(boardOf(state), hex)
  const company = state.cityChoice?.company ?? -1
  return stops.flatMap((stop, city) => {
    const key = stopKey(hex, city)
    const others = state.companies.filter((each, index) => index !== company && each.stations.includes(key))
    return others.length < stop.slots ? [city] : []
  })
}

/** A large company lays its red tile on one of its two hexes and stands there. — VIII.4 */
export const home: TurnStep<CzState, CzAction, NumberedEvent> = {
  name: 'home',
  section: 'VIII.4',
  endedBy: [],
  settle(state) {
    const { company, first } = underWay(state, 'turn')
    return companyData(company).redTile === null || !first || companyAt(state, company).stations.length > 0
  },
  choices(state) {
    const { company } = underWay(state, 'turn')
    const { redTile } = companyData(company)
    const homes = bookOf(state).redHomes(company)
    const tree = homes.flatMap((id) => {
      const rotations = SIDES.filter(
        (rotation) => refuseRed(state, company, id, redTile as string, rotation) === null,
      )
      return rotations.length === 0 ? [] : [{ value: id, next: rotations }]
    })
    const action = { type: 'layTile', hex: '', tile: redTile as string, rotation: 0 } as const
    return [{ kind: 'tree', action, fields: ['hex', 'rotation'], tree }] satisfies Choice<CzAction>[]
  },
  refuse(state, _seat, action) {
    if (action.type !== 'layTile') return wrongStep(state, action)
    // The red tile is free of terrain and of powers.
    if (action.local !== undefined)
      return refusal('CZ-LOCAL-TERRAIN', { local: action.local, hex: action.hex })
    return refuseRed(state, underWay(state, 'turn').company, action.hex, action.tile, action.rotation)
  },
  apply(state, _seat, action, emit) {
    if (action.type !== 'layTile') return
    const { company } = underWay(state, 'turn')
    const hex = groundOf(state).index(action.hex)
    layTile(state.board, hex, tileIndex(action.tile), action.rotation)
    emit({
      type: 'tileLaid',
      company,
      hex,
      tile: action.tile,
      rotation: action.rotation,
      cost: 0,
      local: null,
    })
    companyAt(state, company).stationsLeft.shift()
    putStation(state, company, stopKey(hex, 0), 0, emit)
  },
}

function refuseRed(
  state: DeepReadonly<CzState>,
  company: CompanyIndex,
  hex: string,
  tile: string,
  rotation: number,
): Refusal | null {
  const { redTile } = companyData(company)
  const homes = bookOf(state).redHomes(company)
  if (tile !== redTile) {
    const index = tileIndex(tile)
    const red = index >= 0 && (TILE_SET.tiles[index] as Tile).colour === 'red'
    return red ? refusal('CZ-RED-OWNER', { tile }) : refusal('CZ-STEP-ORDER', { doing: 'home' })
  }
  const { map, index } = groundOf(state)
  if (!homes.includes(hex) || index(hex) < 0) return refusal('CZ-RED-HEX', { hex })
  if (!SIDES.some((side) => side === rotation)) return refusal('CZ-TILE-OFFMAP', { hex, tile })
  const code = tileIndex(tile) * 6 + rotation
  const fault = layFault(map, TILE_SET, index(hex), NO_TILE, code)
  return fault === null ? null : refusal('CZ-TILE-OFFMAP', { hex, tile })
}
