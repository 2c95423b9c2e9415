import { BANK, type DeepReadonly } from '@roundhouse/kernel'
import { UNLIMITED, topLetter } from '@roundhouse/railways'
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
import type { BankView, DepotView, PhaseView, ProgressView } from '../railway/bank-view.ts'
import { tileSupply } from '../railway/tile-supply.ts'
import { privatesOnOffer } from './privates.ts'
import { trainView } from './trains.ts'

export function bankView(state: DeepReadonly<CzState>): BankView {
  const { fleet } = state
  return {
    cash: state.bank.cash[BANK] as number,
    certificateLimit: certificateLimit(state),
    phase: PHASES[fleet.phase] as string,
    phases: phaseViews(state),
    depot: depotViews(state),
    pool: fleet.pool.map((code) => trainView(state, code)),
    obsolete: KINDS.filter((_, kind) => (fleet.obsolete & (1 << kind)) !== 0).map(({ kind }) => kind),
    tiles: tileSupply(TILE_SET, state.board.supply),
    progress: progressViews(state),
    privates: privatesOnOffer(state),
  }
}

/** The letters whose cards are in this game; each begins a phase. — VIII.12, XI.2 */
function phaseViews(state: DeepReadonly<CzState>): PhaseView[] {
  const { phase } = state.fleet
  const counts = cardCounts(state)
  const letters = PHASES.flatMap((_, letter) => (counts[letter] === 0 ? [] : [letter]))
  const next = letters.find((letter) => letter > phase)
  return letters.map((letter) => {
    const codes = printedFaces(state, letter)
    return {
      id: PHASES[letter] as string,
      state: letter < phase ? 'past' : letter === phase ? 'now' : letter === next ? 'next' : 'later',
      tiles: (CARDS[letter] as CardData).tiles,
      limits: limitsIn(state, letter),
      trains: codes.map((code) => trainView(state, code)),
      scraps: [...new Set(codes.flatMap((code) => [...scrapsOf(state, trainData(code).kind)]))],
      opens:
        state.variant === 'moravia-silesia'
          ? []
          : SIZES.filter((_, size) => SIZE_DATA[size]?.from === letter),
    }
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

function depotViews(state: DeepReadonly<CzState>): DepotView[] {
  const { depot } = state.fleet
  const top = topLetter(state.fleet)
  return depot.flatMap((left, letter) =>
    left === 0
      ? []
      : [
          {
            card: PHASES[letter] as string,
            left: left === UNLIMITED ? null : left,
            onOffer: letter === top,
            faces: facesOf(state, letter).map((code) => trainView(state, code)),
          },
        ],
  )
}

/** The track of the rounds with the value of locals. — V, VIII.13 */
function progressViews(state: DeepReadonly<CzState>): ProgressView[] {
  const { set: now, within, kind } = state.round
  const first = firstSet(state)
  return PROGRESS.slice(first).map(({ values, export: exports }, at) => {
    const set = first + at
    return {
      set: at + 1,
      state: set < now || state.ended !== null ? 'past' : set === now ? 'now' : 'later',
      rounds: values.map((value, round) => ({
        value,
        state: stateOf(set - now || (kind === 'operating' ? round - within : kind === 'between' ? -1 : 1)),
      })),
      exports,
    }
  })
}

function stateOf(distance: number): 'past' | 'now' | 'later' {
  if (distance === 0) return 'now'
  return distance < 0 ? 'past' : 'later'
}
