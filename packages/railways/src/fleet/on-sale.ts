import { type FleetState, type FleetTable, letterOf } from '../state/fleet.ts'
import type { CardLetter, TrainCode } from '../state/ids.ts'
import { takeCard } from './fleet.ts'
import { type Pool, hasInPool, lettersInPool, takeFromPool } from './pool.ts'

export type TrainSource = 'bank' | 'pool'

/** A train that bank or pool sells: a card and the face it is bought as. */
export interface TrainOnSale {
  readonly train: TrainCode
  readonly from: TrainSource
}

/**
 * Everything on sale. `onSale` are the letters the bank sells now: the top one in 18CZ (VIII.10) and 1862 (7.9); the lowest
 * normal one and every g-train whose phase has come in 1824 (VII.11). `facesOf` tells what a card may still be bought as.
 */
export function trainsOnSale(
  fleet: Pool,
  table: FleetTable,
  onSale: readonly CardLetter[],
  facesOf: (letter: CardLetter) => readonly TrainCode[],
): TrainOnSale[] {
  const found: TrainOnSale[] = []
  for (const letter of onSale) for (const train of facesOf(letter)) found.push({ train, from: 'bank' })
  for (const letter of lettersInPool(fleet, table)) {
    for (const train of facesOf(letter)) found.push({ train, from: 'pool' })
  }
  return found
}

/** Whether a card of this letter is sold there. */
export function isOnSale(
  fleet: Pool,
  table: FleetTable,
  onSale: readonly CardLetter[],
  from: TrainSource,
  letter: CardLetter,
): boolean {
  return from === 'bank' ? onSale.includes(letter) : hasInPool(fleet, table, letter)
}

/** The card leaves bank or pool. `lying` may name the face on which it lies in the pool. */
export function takeOnSale(
  fleet: FleetState,
  table: FleetTable,
  { train, from }: TrainOnSale,
  lying: TrainCode = train,
): void {
  if (from === 'bank') takeCard(fleet, letterOf(table, train))
  else takeFromPool(fleet, table, train, lying)
}
