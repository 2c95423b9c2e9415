import { packContested } from './contested-track.ts'
import type { Network } from './network.ts'
import { type Kind, type Run, gather } from './train-kinds.ts'
import { Work } from './work.ts'

/** Up to so many routes of a kind and steps of packing this way is tried. */
export interface DirectLimits {
  readonly routes: number
  /** Beyond that, prices on track leave fewer routes to pack. */
  readonly work: number
}

export const DIRECT_LIMITS: DirectLimits = {
  routes: 5000,
  work: 40_000,
}

interface Tried {
  readonly best: Run
  readonly complete: boolean
}

/** Lists all routes that a run better than `best` could have, and packs them. */
export function packDirectly(
  network: Network,
  kinds: readonly Kind[],
  upper: number,
  best: Run,
  step: number,
  work: Work,
  limits: DirectLimits,
): Tried {
  const budget = upper - best.score - step
  const lists = gather(network, kinds, null, budget, limits.routes, work)
  if (lists === null) return { best, complete: false }
  const limited = new Work(Math.min(work.limit - work.done, limits.work))
  const packed = packContested(network, kinds, lists, best, step, limited)
  work.done += limited.done
  return packed
}
