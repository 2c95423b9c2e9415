import type { RouteGraph } from './graph.ts'

export interface SolveOptions {
  /** Steps of search after which the best run so far is returned with `optimal: false`. */
  readonly workLimit?: number
  /** Whether nobody waits any longer: then likewise. Only for who needs no answer that is the same on every machine. */
  readonly isOver?: (() => boolean) | undefined
}

export interface VariantOptions extends SolveOptions {
  /** The board as it is: it is solved first, and where trains share track its best run is where the others begin. */
  readonly present?: RouteGraph
  /** Steps for all boards together; when they are done the rest is answered by what is known, `optimal: false`. */
  readonly allWork?: number
}
