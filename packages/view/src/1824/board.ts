import type { DeepReadonly } from '@roundhouse/kernel'
import { hexOfKey, stopOfKey } from '@roundhouse/railways'
import { type AhState, awaitedHome, companyId, groundOf, newestColour } from '@roundhouse/titles/1824'
import type { BoardView } from '../railway/board-view.ts'
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
  return boardOf({
    map,
    tiles,
    laid: state.board.laid,
    stage: newestColour(state),
    standing: standingOn(map.hexes, companies, NO_STOP),
  })
}

/** The city that is kept for the home of a company. — VII.8 */
function homeToCome(state: DeepReadonly<AhState>, company: number): CompanyOnMap['home'] {
  const key = awaitedHome(state, company)
  return key === null ? null : { hex: hexOfKey(key), stop: stopOfKey(key) }
}
