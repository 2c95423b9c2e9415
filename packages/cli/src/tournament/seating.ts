/** Who sits where in one game of a tournament. */
export interface Seating {
  readonly number: number
  /** Games of one seed differ only in where the first bot sits. */
  readonly seed: string
  /** For each seat an index into the bots named. */
  readonly bots: readonly number[]
}

/**
 * The first bot has one seat, the others take the rest in turn. It moves round the table on the same seed before the
 * next one is drawn.
 */
export function seatings(bots: number, players: number, games: number, seed: string): Seating[] {
  return Array.from({ length: games }, (_, index) => {
    const place = index % players
    const others = Math.max(1, bots - 1)
    return {
      number: index + 1,
      seed: `${seed}/${Math.floor(index / players) + 1}`,
      bots: Array.from({ length: players }, (__, seat) => {
        const behind = (seat - place + players) % players
        return behind === 0 || bots === 1 ? 0 : 1 + ((behind - 1) % others)
      }),
    }
  })
}
