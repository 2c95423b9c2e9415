import type { DeepReadonly } from '@roundhouse/kernel'
import { hexOfKey, stopOfKey } from '@roundhouse/railways'
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
import { type Stand, boardView as boardOf } from '../railway/board.ts'

export function boardView(state: DeepReadonly<CzState>): BoardView {
  return boardOf({
    map: mapOf(state),
    tiles: TILE_SET,
    laid: state.board.laid,
    stage: (CARDS[state.fleet.phase] as CardData).tiles,
    standing: standingIn(state),
  })
}

/** Who stands, will stand or may stand on each hex. */
function standingIn(state: DeepReadonly<CzState>): ReadonlyMap<number, readonly Stand[]> {
  const standing = new Map<number, Stand[]>()
  const add = (hex: number, stand: Stand): void => {
    const here = standing.get(hex)
    if (here === undefined) standing.set(hex, [stand])
    else here.push(stand)
  }
  const map = mapOf(state)
  for (const [index, { status, stations, stationsLeft }] of state.companies.entries()) {
    const company = companyId(index)
    // In Moravia MW stands on the map without being a company. — XI.2
    for (const key of stations) add(hexOfKey(key), { company, stop: chosen(stopOfKey(key)), what: 'station' })
    // The home token is the one without a price. — VIII.6
    if (
      status === 'out' ||
      status === 'closed' ||
      (stationsLeft[0] !== 0 && state.recording?.homeless.includes(index) !== true)
    )
      continue
    const home = homeHex(state, index)
    if (home >= 0) add(home, { company, stop: chosen(homeStop(state, index)), what: 'home' })
    else if (stations.length === 0) {
      for (const [hex, { reserved }] of map.hexes.entries()) {
        if (reserved?.company === company) add(hex, { company, stop: 0, what: 'reserved' })
      }
    }
  }
  return standing
}

function chosen(stop: number | null): number | null {
  return stop === NO_CITY ? null : stop
}
