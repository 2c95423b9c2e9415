export interface SolveOptions {
  /** Steps of search after which the best run so far is returned with `optimal: false`. */
  readonly workLimit?: number
}
