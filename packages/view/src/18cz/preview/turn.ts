import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CzState,
  type OfferState,
  VACLAV,
  companyAt,
  companyData,
  companyId,
} from '@roundhouse/titles/18cz'

/** The company that a decision is about. It need not be the one whose turn it is. */
export function companyConcerned(state: DeepReadonly<CzState>): string | null {
  const { step, turn, discards, cityChoice, offer } = state
  if (step === 'discard' && discards[0] !== undefined) return companyId(discards[0])
  if (step === 'chooseCity' && cityChoice !== null) return companyId(cityChoice.company)
  if (step === 'answer' && offer !== null) return companyAsked(offer)
  return turn === null ? null : companyId(turn.company)
}

/** Who is asked for his company or its train answers for it; for a local he answers for himself. */
function companyAsked({ kind, item, owner }: DeepReadonly<OfferState>): string | null {
  if (kind === 'company') return companyId(item)
  return kind === 'train' ? companyId(owner) : null
}

/** Bohemia: who decides for Václav's company, and by which rule. — XI.1 */
export function vaclavDecision(
  state: DeepReadonly<CzState>,
): { readonly what: 'track' | 'token'; readonly first: boolean } | null {
  const index = state.step === 'chooseCity' ? state.cityChoice?.company : state.turn?.company
  if (index === undefined || companyAt(state, index).director !== VACLAV) return null
  const what = state.step === 'token' || state.step === 'chooseCity' ? 'token' : 'track'
  return { what, first: (companyData(index).size !== 1) !== (what === 'token') }
}
