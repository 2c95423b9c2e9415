/*
 * What `Math.exp` and `**` give in their last digit is left to each engine. A bot shall decide the same on every machine, so
 * these are made of sums and products alone, which all engines round alike.
 */

const LN2 = Math.LN2
/** What `LN2` is short of the logarithm of two. */
const LN2_REST = 2.319046813846299e-17
/** Enough of them between minus and plus a third. */
const TERMS = 14
/** Two to the power of minus each place, as far as there are such figures. */
const HALVES: readonly number[] = halves(1075)

function halves(count: number): number[] {
  const found = [1]
  while (found.length < count) found.push((found.at(-1) as number) / 2)
  return found
}

/** The exponential function of what is not above zero. */
export function expOf(x: number): number {
  const halvings = -Math.round(x / LN2)
  const half = HALVES[halvings]
  if (half === undefined) return 0
  const rest = x + halvings * LN2 + halvings * LN2_REST
  let sum = 1
  for (let term = TERMS; term > 0; term--) sum = 1 + (rest / term) * sum
  return sum * half
}

/** A figure to the power of a whole number that is not negative. */
export function power(base: number, whole: number): number {
  let product = 1
  for (let times = 0; times < whole; times++) product *= base
  return product
}
