import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import {
  type CzState,
  type OfferState,
  STAGES,
  type Stage,
  VACLAV,
  companyAt,
  companyData,
  companyId,
} from '@roundhouse/titles/18cz'

export interface TurnBead {
  readonly stage: Stage
  readonly state: 'done' | 'now' | 'later'
}

/** The steps of the turn under way; a red tile comes first in the first turn of a large company. — VIII.3 */
export function turnBeads(state: DeepReadonly<CzState>): readonly TurnBead[] {
  const { turn } = state
  if (turn === null) return []
  const now = STAGES.indexOf(turn.stage)
  const withHome = turn.stage === 'home' || (turn.first && companyData(turn.company).redTile !== null)
  return STAGES.flatMap((stage, at) =>
    stage === 'home' && !withHome
      ? []
      : [{ stage, state: at < now ? ('done' as const) : at === now ? ('now' as const) : ('later' as const) }],
  )
}

/** The company that a decision is about. It need not be the one whose turn it is. */
export function companyConcerned(state: DeepReadonly<CzState>): string | null {
  if (state.step === 'discard') return companyId(state.discards[0] as number)
  if (state.step === 'chooseCity' && state.cityChoice !== null) return companyId(state.cityChoice.company)
  if (state.step === 'answer' && state.offer !== null) return companyAsked(state.offer)
  return state.turn === null ? null : companyId(state.turn.company)
}

/** Who is asked for his company or its train answers for it; for a local he answers for himself. */
function companyAsked({ kind, item, owner }: DeepReadonly<OfferState>): string | null {
  if (kind === 'company') return companyId(item)
  return kind === 'train' ? companyId(owner) : null
}

/** Bohemia: who decides for Václav's company, and by which rule. — XI.1 */
export function vaclavDecision(
  state: DeepReadonly<CzState>,
): { readonly company: string; readonly what: 'track' | 'token'; readonly first: boolean } | null {
  const id = companyConcerned(state)
  const index = state.step === 'chooseCity' ? state.cityChoice?.company : state.turn?.company
  if (id === null || index === undefined || companyAt(state, index).director !== VACLAV) return null
  const what = state.step === 'token' || state.step === 'chooseCity' ? 'token' : 'track'
  return { company: id, what, first: (companyData(index).size !== 1) !== (what === 'token') }
}

/** Seats that owe money and may pay it back now, in their turn or not. — VIII.11 */
export function debtorsNow(state: DeepReadonly<CzState>): readonly Seat[] {
  if (state.step !== 'stock') return []
  return state.priority.filter((seat) => (state.debt[seat] as number) > 0)
}
