import type { DeepReadonly } from '@roundhouse/kernel'
import { inForce } from '@roundhouse/railways'
import {
  type AhState,
  PHASES,
  PHASE_COLOURS,
  TRAINS,
  TRAIN_LIMITS,
  bankBalance,
  certificateLimit,
  groundOf,
  trainsAtBank,
} from '@roundhouse/titles/1824'
import type { BankView } from '../railway/bank-view.ts'
import { type PhaseCard, depotViews, phaseViews } from '../railway/bank.ts'
import { tileSupply } from '../railway/tile-supply.ts'
import { privatesOnOffer } from './privates.ts'
import { trainView } from './trains.ts'

export function bankView(state: DeepReadonly<AhState>): BankView {
  const { fleet } = state
  const phase = PHASES[fleet.phase] as string
  const onOffer = new Set(trainsAtBank(state).map((code) => TRAINS[code]?.id))
  return {
    cash: bankBalance(state),
    certificateLimit: certificateLimit(state),
    phase,
    phases: phaseViews(PHASE_CARDS, phase),
    depot: depotViews(
      fleet.depot.map((left, code) => ({
        card: TRAINS[code]?.id as string,
        left,
        faces: () => [trainView(code)],
      })),
      (card) => onOffer.has(card as (typeof TRAINS)[number]['id']),
    ),
    pool: [],
    obsolete: TRAINS.filter((_, code) => (fleet.obsolete & (1 << code)) !== 0).map(({ id }) => id),
    tiles: tileSupply(groundOf(state).tiles, state.board.supply),
    // How many rounds a set has depends on the trains: nothing is printed beforehand. — VII.1
    progress: [],
    privates: privatesOnOffer(state),
  }
}

/** What begins with the first train of each type; g-trains come with the phases. — VII.14 */
const PHASE_CARDS: readonly PhaseCard[] = PHASES.map((id, phase) => {
  const codes = TRAINS.flatMap(({ begins, from, kind }, code) =>
    begins === phase || (kind === 'goods' && from === phase) ? [code] : [],
  )
  return {
    id,
    tiles: inForce<string>(PHASE_COLOURS, phase),
    limits: Object.values(TRAIN_LIMITS).map((limits) => inForce<number>(limits, phase)),
    trains: codes.map(trainView),
    scraps: [...new Set(codes.flatMap((code) => [...(TRAINS[code]?.scraps ?? [])]))],
    opens: [],
  }
})
