/** What depends on the map and the number of players. — III.3, IV.1, VI.7, X.2, XI.2 */
export interface GameFigures {
  /** All the money of the game, the players' included. — table B1 */
  readonly bank: number
  readonly startingCash: number
  readonly certificateLimit: number
  /** So many mountain railways, from the first on. */
  readonly mountains: number
}

export const STANDARD_FIGURES: Readonly<Record<number, GameFigures>> = {
  3: { bank: 12_000, startingCash: 820, certificateLimit: 21, mountains: 4 },
  4: { bank: 12_000, startingCash: 680, certificateLimit: 16, mountains: 6 },
  5: { bank: 12_000, startingCash: 560, certificateLimit: 13, mountains: 6 },
  6: { bank: 12_000, startingCash: 460, certificateLimit: 11, mountains: 4 },
}

export const CISLEITHANIA_FIGURES: Readonly<Record<number, GameFigures>> = {
  2: { bank: 4000, startingCash: 830, certificateLimit: 14, mountains: 2 },
  3: { bank: 9000, startingCash: 680, certificateLimit: 16, mountains: 3 },
}

/** Railways that are not in the game on the smaller board. — X.1, XI.1 */
export const CISLEITHANIA_WITHOUT: Readonly<Record<number, readonly string[]>> = {
  2: ['SPB', 'UG1', 'UG2', 'SB', 'BH', 'UG'],
  3: ['SPB', 'UG2', 'SB', 'BH'],
}
