import { CHICAGO_INDEX, CLOSED_START, HEXES, NEIGHBOURS, hexAt } from '@roundhouse/titles/chicago-express'

/** For each hex, what the way to Chicago costs from there as printed, and how many hexes it takes. */
export const COST_TO_CHICAGO: readonly number[] = wayWith((hex) => hexAt(hex).cost)
export const HEXES_TO_CHICAGO: readonly number[] = wayWith(() => 1)

/** From Chicago outwards: entering a hex on the way there costs `price`. Other companies' start hexes are closed. */
function wayWith(price: (hex: number) => number): number[] {
  const best = HEXES.map(() => Number.POSITIVE_INFINITY)
  best[CHICAGO_INDEX] = 0
  let open = [CHICAGO_INDEX]
  while (open.length > 0) {
    open = open.toSorted((a, b) => (best[a] as number) - (best[b] as number))
    const hex = open.shift() as number
    const through = (best[hex] as number) + price(hex)
    for (const other of NEIGHBOURS[hex] as readonly number[]) {
      if ((best[other] as number) <= through) continue
      best[other] = through
      // One leaves a start hex of one's own, but never passes through one.
      if (CLOSED_START[other] === null) open.push(other)
    }
  }
  return best
}

export function leastOf(table: readonly number[], network: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const hex of network) least = Math.min(least, table[hex] as number)
  return least
}
