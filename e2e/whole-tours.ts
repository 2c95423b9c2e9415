/**
 * A tour looks at each stop in one of several ways (a width, a theme), and the tours of other languages and devices at
 * the same stop in the others. `WHOLE_TOURS=1 npm test -- languages accessibility` looks in every way everywhere.
 */
export const WHOLE_TOURS = process.env['WHOLE_TOURS'] === '1'

/** Every so many of the stops, where others see the rest. */
export function every<Stop>(stops: readonly Stop[], step: number): readonly Stop[] {
  return WHOLE_TOURS ? stops : stops.filter((_, index) => index % step === 0)
}

/** What is looked at here: all, or the one whose turn it is. */
export function inTurn<Way>(ways: readonly Way[], turn: number): readonly Way[] {
  return WHOLE_TOURS ? ways : ways.slice(turn % ways.length, (turn % ways.length) + 1)
}
