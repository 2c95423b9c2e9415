export type Compatibility = 'rulebook' | '18xx.games'

/** By which book this table plays; rules/book.ts makes one book of it. */
export interface Edition {
  /** The number of the rules: a game keeps those it began with. */
  rules: number
  compatibility: Compatibility
  older: boolean
  /** Trains must run for the highest revenue. — VIII.8 */
  runMaximum: boolean
}
