import type { DeepReadonly } from '@roundhouse/kernel'
import type { RmState } from '@roundhouse/titles/1862'

/** A round in the words of the recording: kind, set, number within the set. */
export interface PeerRound {
  readonly k: string
  readonly t: number
  readonly n: number
}

/** A Parliament round belongs to the set that follows; fines are paid in the stock round there. */
export function roundOf({ round }: DeepReadonly<RmState>): PeerRound {
  const { kind, set, within } = round
  switch (kind) {
    case 'parliament':
      return { k: 'Parliament', t: set + 2, n: 1 }
    case 'stock':
    case 'fines':
      return { k: 'SR', t: set + 1, n: 1 }
    case 'operating':
      return { k: 'OR', t: set + 1, n: within + 1 }
  }
}
