import { BANK, type DeepReadonly } from '@roundhouse/kernel'
import { topLetter } from '@roundhouse/railways'
import {
  CARDS,
  type CardData,
  type CzState,
  KINDS,
  PHASES,
  PROGRESS,
  SIZES,
  SIZE_DATA,
  TILE_SET,
  cardCounts,
  certificateLimit,
  facesOf,
  firstSet,
  scrapsOf,
  trainData,
  trainLimit,
} from '@roundhouse/titles/18cz'
import type { BankView } from '../railway/bank-view.ts'
import { type PhaseCard, depotViews, phaseViews, progressViews } from '../railway/bank.ts'
import type { RoundView } from '../railway/railway-view.ts'
import { tileSupply } from '../railway/tile-supply.ts'
import { privatesOnOffer } from './privates.ts'
import { trainView } from './trains.ts'

/** The track of the rounds with the value of locals. — V, VIII.13 */
const SETS = PROGRESS.map(({ values, export: exports }) => ({ values, exports }))

export function bankView(state: DeepReadonly<CzState>, round: RoundView): BankView {
  const { fleet } = state
  return {
    cash: state.bank.cash[BANK] as number,
    certificateLimit: certificateLimit(state),
    phase: PHASES[fleet.phase] as string,
    phases: phaseViews(phaseCards(state), PHASES[fleet.phase] as string),
    depot: depotViews(
      fleet.depot.map((left, letter) => ({
        card: PHASES[letter] as string,
        left,
        faces: () => facesOf(state, letter).map((code) => trainView(state, code)),
      })),
      (card) => card === PHASES[topLetter(fleet)],
    ),
    pool: fleet.pool.map((code) => trainView(state, code)),
    obsolete: KINDS.filter((_, kind) => (fleet.obsolete & (1 << kind)) !== 0).map(({ kind }) => kind),
    tiles: tileSupply(TILE_SET, state.board.supply),
    progress: progressViews(SETS.slice(firstSet(state)), round),
    privates: privatesOnOffer(state),
  }
}

/** The letters whose cards are in this game; each begins a phase. — VIII.12, XI.2 */
function phaseCards(state: DeepReadonly<CzState>): PhaseCard[] {
  const counts = cardCounts(state)
  const moravia = state.variant === 'moravia-silesia'
  return PHASES.flatMap((id, letter) => {
    if (counts[letter] === 0) return []
    const codes = printedFaces(state, letter)
    const card = {
      id,
      tiles: (CARDS[letter] as CardData).tiles,
      limits: limitsIn(state, letter),
      trains: codes.map((code) => trainView(state, code)),
      scraps: [...new Set(codes.flatMap((code) => [...scrapsOf(state, trainData(code).kind)]))],
      opens: moravia ? [] : SIZES.filter((_, size) => SIZE_DATA[size]?.from === letter),
    }
    return [card]
  })
}

/** As printed, whether obsolete by now or not. */
function printedFaces(state: DeepReadonly<CzState>, letter: number): number[] {
  return facesOf({ ...state, fleet: { ...state.fleet, obsolete: 0 } }, letter)
}

/** One figure for each size; in Moravia–Silesia there are large companies only. — XII.9, XI.2 */
function limitsIn(state: DeepReadonly<CzState>, letter: number): readonly number[] {
  if (state.variant !== 'moravia-silesia') return (CARDS[letter] as CardData).limits
  return [trainLimit({ ...state, fleet: { ...state.fleet, phase: letter } }, 0)]
}
