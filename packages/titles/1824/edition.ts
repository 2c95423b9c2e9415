export type Compatibility = 'rulebook' | '18xx.games'

/** By which book this table plays; rules/book.ts makes one book of it. */
export interface Edition {
  /** The number of the rules: a game keeps those it began with. */
  rules: number
  compatibility: Compatibility
  /** What companies of different directors pay each other for a train. — VII.11, table A1 */
  trainPrice: 'card' | 'standard'
  /** Starting cash with three players on Cisleithania. — XI.2, table C4 */
  startingCash: '680' | '700'
}
