/** The greatest number of which all amounts are multiples: anything less than a step above a run is no better. */
export function commonStep(...lists: readonly ArrayLike<number>[]): number {
  let step = 0
  for (const amounts of lists)
    for (let at = 0; at < amounts.length; at++) step = greatestDivisor(step, amounts[at] as number)
  return step === 0 ? 1 : step
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
