import { BANK, type Refusal, pay } from '@roundhouse/kernel'
import * as rail from '@roundhouse/railways'
import { networkIn } from './board.ts'
import { ACCOUNTS, COMPANY_IDS, GROUND, STATION, TILE_SET } from './data.ts'
import {
  PASS,
  type SevenAction,
  type State,
  type TurnPart,
  indexOf,
  refusal,
  treasuryOf,
  wrongStep,
} from './state.ts'

function searchFor(state: State, company: number): rail.LaySearch {
  return {
    board: networkIn(state).board,
    lays: GROUND.lays,
    stations: rail.companyOf(state, company).stations,
    reach: networkIn(state).reach(company),
    mayBuild: (hex) => state.board.laid[hex] === -1,
    mayLay: () => true,
    meets: (code, reached) => rail.anyTrackMeets(TILE_SET, code, reached),
  }
}

/** One tile on a bare hex that the company reaches. — 3 */
export const track: TurnPart = {
  name: 'track',
  section: '3',
  endedBy: ['pass', 'layTile'],
  settle: () => false,
  choices(state) {
    const { company } = rail.turnUnderWay(state)
    const tree = new rail.LayTree(TILE_SET, (hex) => GROUND.map.hexes[hex]?.id ?? '')
    rail.eachLay(searchFor(state, company), (hex, code) => {
      tree.add(hex, code)
      return false
    })
    const action = { type: 'layTile', hex: '', tile: '', rotation: 0 } as const
    if (tree.branches.length === 0) return [PASS]
    return [PASS, { kind: 'tree', action, fields: ['hex', 'tile', 'rotation'], tree: tree.branches }]
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return null
    if (action.type !== 'layTile') return wrongStep(state)
    const { company } = rail.turnUnderWay(state)
    const { hex, tile } = action
    const at = GROUND.index(hex)
    let reached = false
    let fits = false
    rail.eachLay(searchFor(state, company), (each, code) => {
      reached ||= each === at
      fits ||= each === at && code === codeOf(action)
      return fits
    })
    if (!reached) return refusal('SH-REACH', '3', { hex })
    return fits ? null : refusal('SH-LAY', '3', { hex, tile })
  },
  apply(state, _seat, action, emit) {
    if (action.type !== 'layTile') return
    const { company } = rail.turnUnderWay(state)
    const { hex, tile, rotation } = action
    const at = GROUND.index(hex)
    const before = rail.trackAt(networkIn(state).board, at)
    rail.layTile(state.board, at, Math.floor(codeOf(action) / 6), rotation)
    const stations = state.companies.map((each) => each.stations)
    rail.carryStations(stations, at, before, rail.trackAt(networkIn(state).board, at))
    emit({ type: 'tileLaid', company: COMPANY_IDS[company] as string, hex, tile, rotation, cost: 0 })
  },
}

function codeOf({ tile, rotation }: Extract<SevenAction, { type: 'layTile' }>): number {
  return TILE_SET.tiles.findIndex(({ id }) => id === tile) * 6 + rotation
}

/** One further station in a city that the company reaches. — 4 */
export const token: TurnPart = {
  name: 'token',
  section: '4',
  endedBy: ['pass', 'placeToken'],
  settle: (state) => rail.companyOf(state, rail.turnUnderWay(state).company).stationsLeft.length === 0,
  choices(state) {
    const { company } = rail.turnUnderWay(state)
    const tree = rail.placesByHex(
      networkIn(state).reach(company).stops,
      (key) => refuseStation(state, company, key) === null,
      (hex) => GROUND.map.hexes[hex]?.id ?? '',
    )
    const action = { type: 'placeToken', hex: '', city: 0 } as const
    return tree.length === 0 ? [PASS] : [PASS, { kind: 'tree', action, fields: ['hex', 'city'], tree }]
  },
  refuse(state, _seat, action) {
    if (action.type === 'pass') return null
    if (action.type !== 'placeToken') return wrongStep(state)
    return refuseStation(
      state,
      rail.turnUnderWay(state).company,
      rail.stopKey(GROUND.index(action.hex), action.city),
    )
  },
  apply(state, _seat, action, emit) {
    if (action.type !== 'placeToken') return
    const { company } = rail.turnUnderWay(state)
    const { hex, city } = action
    pay(state.bank.cash, ACCOUNTS.treasury(company), BANK, STATION)
    rail.companyOf(state, company).stationsLeft.shift()
    rail.placeStation(
      state.board,
      rail.companyOf(state, company).stations,
      rail.stopKey(GROUND.index(hex), city),
    )
    emit({ type: 'tokenPlaced', company: COMPANY_IDS[company] as string, hex, city, cost: STATION })
  },
}

function refuseStation(state: State, company: number, key: number): Refusal | null {
  const network = networkIn(state)
  const { board, taken } = network
  const hex = GROUND.map.hexes[rail.hexOfKey(key)]
  const fault = rail.stationFault(board, key, {
    own: rail.companyOf(state, company).stations,
    reach: network.reach(company),
    openReach: () => network.openReach(company),
    taken,
    // A home is kept until its company stands there. — 4
    kept: () =>
      hex?.homes.filter((home) => state.companies[indexOf(home.company)]?.stations.length === 0).length ?? 0,
  })
  if (fault !== null) return refusal('SH-STATION', '4', { hex: hex?.id ?? '' })
  const treasury = treasuryOf(state, company)
  return treasury < STATION ? refusal('SH-STATION-CASH', '4', { cost: STATION, treasury }) : null
}
