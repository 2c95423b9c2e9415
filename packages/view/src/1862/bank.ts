import type { DeepReadonly } from '@roundhouse/kernel'
import { inForce, leftInBank } from '@roundhouse/railways'
import {
  BANDS,
  BANK_MONEY,
  PHASES,
  PHASE_COLOURS,
  type RmState,
  TILE_SET,
  bookOf,
  certificateLimit,
  topBand,
  trainOf,
} from '@roundhouse/titles/1862'
import type { BankView } from '../railway/bank-view.ts'
import { type PhaseCard, depotViews, phaseViews } from '../railway/bank.ts'
import type { TrainView } from '../railway/company-view.ts'
import { tileSupply } from '../railway/tile-supply.ts'
import { trainView } from './trains.ts'

export function bankView(state: DeepReadonly<RmState>): BankView {
  const { fleet } = state
  const phase = PHASES[fleet.phase] as string
  const now = PHASES[topBand(state)] as string
  return {
    cash: leftInBank(state, BANK_MONEY),
    certificateLimit: certificateLimit(state),
    phase,
    phases: phaseViews(
      BANDS.map((_, band) => phaseCard(state, band)),
      phase,
    ),
    depot: depotViews(
      fleet.depot.map((left, band) => ({
        card: PHASES[band] as string,
        left,
        faces: () => facesOf(state, band),
      })),
      (card) => card === now,
    ),
    pool: [],
    obsolete: PHASES.filter((_, band) => (fleet.obsolete & (1 << band)) !== 0),
    tiles: tileSupply(TILE_SET, state.board.supply),
    // How many rounds a set has depends on the trains: nothing is printed beforehand. — 6.6
    progress: [],
    privates: [],
  }
}

/** What a card of the band may be bought as. — 7.9, 11.1 */
export function facesOf(state: DeepReadonly<RmState>, band: number): readonly TrainView[] {
  return bookOf(state).types.map((type) => trainView(trainOf(band, type).code, BANDS[band]?.freeWarranties))
}

/** What begins with the first train of each band. — 9 */
function phaseCard(state: DeepReadonly<RmState>, band: number): PhaseCard {
  const { trainLimits, scrappedBy } = bookOf(state)
  return {
    id: PHASES[band] as string,
    tiles: inForce<string>(PHASE_COLOURS, band),
    limits: [inForce(trainLimits, band).most],
    trains: facesOf(state, band),
    scraps: PHASES.filter((_, other) => scrappedBy(other) === band),
    opens: [],
  }
}
