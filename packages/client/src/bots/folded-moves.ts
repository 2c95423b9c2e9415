/** What is done twice or more, one after the other, is told once. */
export function foldedMoves(
  moves: readonly string[],
  times: (move: string, count: number) => string,
): readonly string[] {
  return moves.flatMap((move, at) => {
    if (move === moves[at - 1]) return []
    const other = moves.findIndex((next, place) => place > at && next !== move)
    const count = (other < 0 ? moves.length : other) - at
    return [count === 1 ? move : times(move, count)]
  })
}
