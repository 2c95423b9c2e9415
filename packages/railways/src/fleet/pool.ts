import { type FleetState, type FleetTable, letterOf } from '../state/fleet.ts'
import type { CardLetter, TrainCode } from '../state/ids.ts'
import { removeTrain } from './fleet.ts'

export type Pool = Readonly<{ pool: readonly TrainCode[] }>

/** A train goes from its company to the pool, without compensation, and may be bought there. — 18CZ VIII.12 */
export function discardTrain(fleet: FleetState, owned: TrainCode[], train: TrainCode): void {
  removeTrain(owned, train)
  fleet.pool.push(train)
}

/** Each letter once, in the order in which its first card came. */
export function lettersInPool({ pool }: Pool, table: FleetTable): number[] {
  const letters: number[] = []
  for (const train of pool) {
    const letter = letterOf(table, train)
    if (!letters.includes(letter)) letters.push(letter)
  }
  return letters
}

export function hasInPool({ pool }: Pool, table: FleetTable, letter: CardLetter): boolean {
  return pool.some((train) => letterOf(table, train) === letter)
}

/** Takes the card that lies on this face, else one on the face wanted, else any of its letter. — 18CZ table B4 */
export function takeFromPool(
  { pool }: FleetState,
  table: FleetTable,
  train: TrainCode,
  lying: TrainCode,
): void {
  const letter = letterOf(table, train)
  const places = [pool.indexOf(lying), pool.indexOf(train)]
  const place = places.find((each) => each >= 0) ?? pool.findIndex((each) => letterOf(table, each) === letter)
  if (place < 0) throw new Error(`no card ${letter} in the pool`)
  pool.splice(place, 1)
}
