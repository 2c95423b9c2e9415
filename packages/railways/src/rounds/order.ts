/** Seats by cash, equals in the order they had. */
export function byCash(
  order: readonly number[],
  cashOf: (seat: number) => number,
  first: 'most' | 'least',
): number[] {
  const sign = first === 'most' ? -1 : 1
  // The sort is stable.
  return order.toSorted((a, b) => sign * (cashOf(a) - cashOf(b)))
}

/** Whose turn it is in a row that goes forth and back: 1 2 3 3 2 1 1 2 … */
export function serpentine(turn: number, players: number): number {
  const place = turn % players
  return Math.floor(turn / players) % 2 === 0 ? place : players - 1 - place
}

/** Whose turn it is where the first lap alone runs backwards: 3 2 1 1 2 3 1 2 3 … — 1824 VI.3 */
export function firstLapReversed(turn: number, players: number): number {
  return turn < players ? players - 1 - turn : turn % players
}

/** All seats clockwise, this one first. — 1862 5.2.4: the active director, then the others */
export function clockwiseFrom(seat: number, players: number): number[] {
  return Array.from({ length: players }, (_, step) => (seat + step) % players)
}
