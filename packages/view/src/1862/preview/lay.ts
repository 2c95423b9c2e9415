import type { DeepReadonly } from '@roundhouse/kernel'
import { type RmState, companyAt, companyIndex, tileIndex, treasuryOf } from '@roundhouse/titles/1862'
import type { LayMeaning, StationMeaning } from '../../railway/map-meaning.ts'

/** Track costs nothing; a tile with N or Y uses the step up. — 7.6 */
export function layMeaning(state: DeepReadonly<RmState>, tile: string): LayMeaning {
  return {
    cost: 0,
    left: state.board.supply[tileIndex(tile)] as number,
    section: '7.6',
    facts: [],
    follows: [],
  }
}

/** Tokens were paid for when the company floated. — 6.5.4, 7.7 */
export function stationMeaning(state: DeepReadonly<RmState>, company: string): StationMeaning {
  const index = companyIndex(company)
  const [, ...left] = companyAt(state, index).stationsLeft
  const treasury = treasuryOf(state, index)
  return { cost: 0, treasury: { before: treasury, after: treasury }, left }
}
