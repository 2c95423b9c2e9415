import type { DeepReadonly } from '@roundhouse/kernel'
import { COLOURS, inForce } from '@roundhouse/railways'
import { TILE_SET } from '../board.ts'
import type { AhState } from '../state.ts'
import { PHASE_COLOURS } from '../trains.ts'

type WithFleet = DeepReadonly<Pick<AhState, 'fleet'>>

/** The newest tiles that may be laid, by which red areas and mines pay too. — VII.7, VII.9 */
export function newestColour({ fleet }: WithFleet): 'yellow' | 'green' | 'brown' | 'grey' {
  return inForce(PHASE_COLOURS, fleet.phase)
}

/** The place of each tile's colour among those that come one after the other. */
const COLOUR_OF = TILE_SET.tiles.map(({ colour }) => COLOURS.indexOf(colour))

/** Whether tiles of this colour are out already. — VII.7 */
export function isOut(state: WithFleet, tile: number): boolean {
  return outNow(state)(tile)
}

/** The same for all tiles of one moment. */
export function outNow(state: WithFleet): (tile: number) => boolean {
  const newest = COLOURS.indexOf(newestColour(state))
  return (tile) => (COLOUR_OF[tile] as number) <= newest
}
