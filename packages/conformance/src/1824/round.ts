import type { DeepReadonly } from '@roundhouse/kernel'
import type { AhState } from '@roundhouse/titles/1824'

/** A round in the words of the recording: kind, set, number within the set, rounds of the set. */
export interface PeerRound {
  readonly k: string
  readonly t: number
  readonly n: number
  readonly of: number
}

/**
 * What is asked between two rounds belongs to the next one there; trains above the limit are given up in a round of their
 * own before it. — C29
 */
export function roundOf({ round, step, turn }: DeepReadonly<AhState>): PeerRound {
  const { kind, set, within, rounds } = round
  switch (kind) {
    case 'towns':
    case 'draft':
      return { k: 'SR1', t: 1, n: 1, of: 1 }
    case 'stock':
      return { k: set === 0 ? 'SR1' : 'SR', t: set + 1, n: 1, of: Math.max(1, rounds) }
    case 'operating': {
      if (turn !== null || step !== 'discard') return { k: 'OR', t: set + 1, n: within + 1, of: rounds }
      const isLast = within + 1 === rounds
      return { k: 'Exchange', t: isLast ? set + 2 : set + 1, n: isLast ? 1 : within + 2, of: rounds }
    }
    case 'between':
      return { k: step === 'discard' ? 'Exchange' : 'SR', t: set + 2, n: 1, of: Math.max(1, rounds) }
  }
}
