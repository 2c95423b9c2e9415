import type { DeepReadonly } from '@roundhouse/kernel'
import { hexOfKey, stopOfKey } from '@roundhouse/railways'
import { type AhState, awaitedHome, companyId, groundOf, newestColour } from '@roundhouse/titles/1824'
import type { BoardView, HexView } from '../railway/board-view.ts'
import { boardView as boardOf } from '../railway/board.ts'
import { type CompanyOnMap, standingOn } from '../railway/standing.ts'
import { inItsArea } from './red-areas.ts'

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
  const known = DRAWN.get(board)
  if (known !== undefined) return known
  const put = new Set(state.towns)
  const hexes = board.hexes.map((hex, index) => (put.has(index) ? withTownsPut(hex) : inItsArea(hex)))
  const drawn = { ...board, hexes }
  DRAWN.set(board, drawn)
  return drawn
}

/** By the plain board, which is the same object while nothing on it has changed. */
const DRAWN = new WeakMap<BoardView, BoardView>()

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
