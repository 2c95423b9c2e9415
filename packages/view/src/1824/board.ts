import type { DeepReadonly } from '@roundhouse/kernel'
import { hexOfKey, stopOfKey } from '@roundhouse/railways'
import { type AhState, awaitedHome, companyId, groundOf, newestColour } from '@roundhouse/titles/1824'
import type { BoardView, HexView } from '../railway/board-view.ts'
import { boardView as boardOf } from '../railway/board.ts'
import { type CompanyOnMap, standingOn } from '../railway/standing.ts'

/** Every station has its city from the start. */
const NO_STOP = -1

export function boardView(state: DeepReadonly<AhState>): BoardView {
  const { map, tiles } = groundOf(state)
  const companies = state.companies.map(({ stations }, index): CompanyOnMap => ({
    id: companyId(index),
    stations,
    home: homeToCome(state, index),
  }))
  const board = boardOf({
    map,
    tiles,
    laid: state.board.laid,
    stage: newestColour(state),
    standing: standingOn(map.hexes, companies, NO_STOP),
  })
  if (state.towns.length === 0) return board
  const put = new Set(state.towns.map((hex) => map.hexes[hex]?.id))
  return { ...board, hexes: board.hexes.map((hex) => (put.has(hex.id) ? withTownsPut(hex) : hex)) }
}

/** The same object for the same hex, so that nothing of it is drawn again. — XII.2 */
function withTownsPut(hex: HexView): HexView {
  const known = PUT.get(hex) ?? { ...hex, townsPut: true }
  PUT.set(hex, known)
  return known
}

const PUT = new WeakMap<HexView, HexView>()

/** The city that is kept for the home of a company. — VII.8 */
function homeToCome(state: DeepReadonly<AhState>, company: number): CompanyOnMap['home'] {
  const key = awaitedHome(state, company)
  return key === null ? null : { hex: hexOfKey(key), stop: stopOfKey(key) }
}
