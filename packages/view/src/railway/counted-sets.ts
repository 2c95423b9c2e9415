import type { RoundCount } from './chronicle-writer.ts'

/** Rounds of a title whose sets are printed: how many operating rounds each has, and with which the game begins. */
export function countedSets(lengths: readonly number[], first = 0): RoundCount {
  return {
    stockSet: (number) => number - first,
    operatingRound({ number }) {
      const { set, within } = roundAt(lengths, number)
      return { set: set + 1 - first, within: within + 1 }
    },
  }
}

/** Set and place in it of the operating round with this number over the whole game, all from 0. */
function roundAt(
  lengths: readonly number[],
  number: number,
): { readonly set: number; readonly within: number } {
  let left = number - 1
  for (const [set, length] of lengths.entries()) {
    if (left < length) return { set, within: left }
    left -= length
  }
  throw new RangeError(`there is no operating round ${number}`)
}
