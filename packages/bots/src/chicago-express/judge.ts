import type { DeepReadonly } from '@roundhouse/kernel'
import type { ChicagoState } from '@roundhouse/titles/chicago-express'

/** Who says what a position is worth; levels differ by their judge and by how far they look. */
export interface Judge {
  /** What each seat may hope for: the more the better, comparable within one decision. */
  worths(state: DeepReadonly<ChicagoState>): number[]
  /** The most that each seat would pay for the share now on offer, without whim; the auction is under way. */
  reserves(state: DeepReadonly<ChicagoState>): number[]
}
