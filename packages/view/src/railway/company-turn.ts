import type { DeepReadonly } from '@roundhouse/kernel'
import type { CompanyView } from './company-view.ts'

/** What an operating round keeps of whose turn it is. */
export interface OperatingNow {
  readonly round: { readonly kind: string }
  readonly turn: { readonly company: number } | null
  /** Companies whose turn is still to come. */
  readonly waiting: readonly number[]
}

/** Whether a company's turn of this operating round is over, now or still to come; null outside of one. */
export function turnIn(
  { round, turn, waiting }: DeepReadonly<OperatingNow>,
  company: number,
  isOpen: boolean,
): CompanyView['turn'] {
  if (round.kind !== 'operating' || !isOpen) return null
  if (turn?.company === company) return 'now'
  return waiting.includes(company) ? 'waiting' : 'over'
}
