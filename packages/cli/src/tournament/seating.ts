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
 * next one is drawn; from seed to seed another of the others comes first behind it, and once all did, they sit the other way
 * round.
 */
export function seatings(bots: number, players: number, games: number, seed: string): Seating[] {
  return Array.from({ length: games }, (_, index) => {
    const place = index % players
    const table = Math.floor(index / players)
    const others = bots - 1
    const turned = Math.floor(table / others) % 2 === 1
    return {
      number: index + 1,
      seed: `${seed}/${table + 1}`,
      bots: Array.from({ length: players }, (__, seat) => {
        const behind = (seat - place + players) % players
        if (behind === 0) return 0
        const next = turned ? players - behind : behind
        return 1 + ((next - 1 + table) % others)
      }),
    }
  })
}
