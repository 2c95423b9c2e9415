import type { DeepReadonly } from '@roundhouse/kernel'
import { underWay } from '@roundhouse/railways'
import type { CzState } from '../state.ts'
import { bookOf } from './book.ts'
import type { TilesLeft } from './rulebook.ts'

/** What may still be laid in this turn, with or without the terrain power of a local. — VIII.4, VIII.5 */
export function tilesLeft(state: DeepReadonly<CzState>, byLocal = false): TilesLeft {
  return bookOf(state).tilesLeft(underWay(state, 'turn'), byLocal)
}
