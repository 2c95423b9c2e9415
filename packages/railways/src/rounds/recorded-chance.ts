const MODULUS = 2n ** 31n

/** The recording engine's chance: a linear congruential generator started from the number of the game. */
export function drawsFrom(seed: number): () => number {
  let value = BigInt(seed) % MODULUS
  return () => {
    value = (1103515245n * value + 12345n) % MODULUS
    return Number(value)
  }
}

/** A list as it shuffles one: each item draws, the lowest comes first. */
export function shuffled<Item>(items: readonly Item[], draw: () => number): Item[] {
  return items
    .map((item) => ({ item, lot: draw() }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ item }) => item)
}
