import type { Asking } from '@roundhouse/kernel'
import type { CompanyIndex } from '../state/ids.ts'

/** Decided by a company in its turn; what else may be asked meanwhile is asked of players. */
const IN_TURN: readonly string[] = ['home', 'track', 'token', 'run', 'revenue', 'trains']

/** Where a game of a railway title is and what it asks for. */
export function askingIn(
  { step, turn }: { readonly step: string; readonly turn: { readonly company: CompanyIndex } | null },
  round: Asking['round'],
  idOf: (company: CompanyIndex) => string,
): Asking {
  return { round, step, company: turn === null || !IN_TURN.includes(step) ? null : idOf(turn.company) }
}
