/** One train's run: its stops in order, the chains between them by index in the graph, and what it is paid. */
export interface RouteRun {
  readonly train: string
  readonly stops: readonly string[]
  readonly chains: readonly number[]
  /** The stops that pay; others are passed, skipped or paid by another train. */
  readonly paid: readonly string[]
  readonly revenue: number
  /** Money apart from the revenue: mines of 1824. A subsidy for hexes belongs to the whole run, not to a route. */
  readonly extras: number
}

/** The best run found. `bound` limits what any run can reach in the objective; if optimal it is reached. */
export interface BestRun {
  readonly ok: true
  readonly routes: readonly RouteRun[]
  readonly revenue: number
  readonly extras: number
  readonly optimal: boolean
  readonly bound: number
  readonly work: number
}

/** Why an input cannot be solved, as data that can be worded elsewhere. */
export interface InputError {
  readonly code:
    | 'duplicate-stop'
    | 'unknown-stop'
    | 'bad-value'
    | 'bad-piece'
    | 'loop-chain'
    | 'repeated-piece'
    | 'hexes-missing'
    | 'unknown-hex'
    | 'open-graph'
    | 'bad-train'
    | 'duplicate-train'
    | 'train-not-of-rules'
    | 'unknown-bonus-stop'
    | 'bad-work-limit'
  readonly params: Readonly<Record<string, string | number>>
}

export interface Unsolvable {
  readonly ok: false
  readonly error: InputError
}

export type Solution = BestRun | Unsolvable
