/** The greatest number of which all amounts are multiples: anything less than a step above a run is no better. */
export function commonStep(amounts: Iterable<number>): number {
  let step = 0
  for (const amount of amounts) step = greatestDivisor(step, amount)
  return step === 0 ? 1 : step
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
