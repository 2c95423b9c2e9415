import type { DeepReadonly } from '@roundhouse/kernel'
import type { RmState } from '@roundhouse/titles/1862'

/** Why a game is over, or will be if nothing else ends it before. — 10.1–10.3, docs/decisions/0019 */
export function whyOver({
  ending,
  lner,
  ended,
}: DeepReadonly<Pick<RmState, 'ending' | 'lner' | 'ended'>>): 'summit' | 'bank' | 'lner' | 'standstill' {
  if (ending !== null) return ending
  return ended !== null && lner !== 'formed' ? 'standstill' : 'lner'
}
