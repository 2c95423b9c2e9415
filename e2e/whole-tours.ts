import { WHOLE, sample } from '../test/whole.ts'

export { WHOLE } from '../test/whole.ts'

/**
 * Some of the stops of a tour, where tours of other languages and devices see the rest: every so many, beginning with
 * `from`. `npm run test:long` looks at each stop in every way.
 */
export function every<Stop>(stops: readonly Stop[], step: number, from = 0): readonly Stop[] {
  return sample(stops, step, from)
}

/** What is looked at here (a width, a theme): all, or the one whose turn it is. */
export function inTurn<Way>(ways: readonly Way[], turn: number): readonly Way[] {
  return WHOLE ? ways : ways.slice(turn % ways.length, (turn % ways.length) + 1)
}
