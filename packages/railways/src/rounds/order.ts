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
