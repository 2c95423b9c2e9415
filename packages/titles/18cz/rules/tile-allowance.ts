import type { DeepReadonly } from '@roundhouse/kernel'
import type { CzState, TurnState } from '../state.ts'

/** What may still be laid in this turn: two yellow tiles or one upgrade at first, then one tile. — VIII.4, VIII.5 */
export function tilesLeft(state: DeepReadonly<CzState>): 'any' | 'yellow' | 'none' {
  const { yellow, upgrades, first } = state.turn as TurnState
  if (yellow + upgrades === 0) return 'any'
  return first && upgrades === 0 && yellow < 2 ? 'yellow' : 'none'
}
