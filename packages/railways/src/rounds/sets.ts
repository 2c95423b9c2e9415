/** Where a game stands in its sets of operating rounds. */
export interface SetPlace {
  /** Which operating round of the set, from 0. */
  readonly within: number
  /** How many the set has: printed in 18CZ (V); by the phase at the end of the stock round in 1824 (VII.1) and 1862 (7.9). */
  readonly rounds: number
  /** 18CZ X.1: the last on the track; 1824 IX.1 and 1862 10.2: the bank is broken. */
  readonly isLastSet: boolean
}

/** What comes once every company has operated. */
export function afterOperatingRound({
  within,
  rounds,
  isLastSet,
}: SetPlace): 'round' | 'set over' | 'game over' {
  if (within + 1 < rounds) return 'round'
  return isLastSet ? 'game over' : 'set over'
}
