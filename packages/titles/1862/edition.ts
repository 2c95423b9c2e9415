export type Compatibility = 'rulebook' | '18xx.games'

/** The types of train of the game: all three, or what a smaller game leaves. — 11.1 */
export const TRAIN_GAMES = [
  'express-simple',
  'freight-simple',
  'freight-advanced',
  'express-advanced',
] as const
export type VariantId = (typeof TRAIN_GAMES)[number]

/** The list of trains that the players choose. — 2.4.3 */
export const TRAIN_LISTS = ['short', 'standard', 'long'] as const
export type TrainList = (typeof TRAIN_LISTS)[number]

/** By which book this table plays; rules/book.ts makes one book of it. */
export interface Edition {
  /** The number of the rules: a game keeps those it began with. */
  rules: number
  compatibility: Compatibility
  /** — 2.4.3 */
  trainList: TrainList
  /** With seven or eight players one or two companies more. — 2.4.2 */
  extraCompanies: boolean
  /** — 11.2 */
  shorter: boolean
  /** — 11.3 */
  newcomers: boolean
  /** — 11.4 */
  eightTokens: boolean
  /** Whether a home token outside a circle obliges to build. — 7.2, 13 */
  forcedHome: boolean
}
