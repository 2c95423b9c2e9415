/** One sentence of the log: a code and what it speaks of; the catalogues hold the words. */
export interface LogLine<Code extends string = string, Params = unknown> {
  /** The log entry that brought it about; 0 for the set-up. */
  readonly entry: number
  readonly code: Code
  readonly params: Params
}
