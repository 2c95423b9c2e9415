/** Turns that go round until everybody has passed in a row. */
export interface Row {
  /** Place of the player on turn. */
  at: number
  /** Passes in a row. */
  passes: number
}

/**
 * The turn of one player is over. True when everybody has passed in a row; the turn is then with the player after the
 * last one who acted, who gets the priority in 1824 and 1862. — 18CZ VII.2, 1824 VI.2, 1862 6.6
 */
export function nextInRow(row: Row, players: number, passed: boolean): boolean {
  row.passes = passed ? row.passes + 1 : 0
  row.at = (row.at + 1) % players
  return rowIsOver(row, players)
}

export function rowIsOver({ passes }: Readonly<Row>, players: number): boolean {
  return passes >= players
}

/**
 * Bit n: seat n has passed since somebody last did something. Where a lap turns back, as in the first rounds of 18CZ and
 * 1824, one seat passes twice in a row before all have passed once. — 18CZ VI, 1824 VI.3
 */
export function havePassed(passed: number, players: number): boolean {
  return passed === everybody(players)
}

export function everybody(players: number): number {
  return (1 << players) - 1
}
