import type { CardLetter, TrainCode } from './ids.ts'

/** The trains outside of companies, and how far the game has come. */
export interface FleetState {
  /** Number of the phase. */
  phase: number
  /** Cards of each letter still in the bank; UNLIMITED is no limit. */
  depot: number[]
  /** Codes of the cards in the pool, each with the face it was last used as. */
  pool: TrainCode[]
  /** Cards of each letter that have left the game. */
  scrapped: number[]
  /** Bit n: kind n is obsolete. */
  obsolete: number
}

export type Fleet = {
  readonly phase: number
  readonly depot: readonly number[]
  readonly pool: readonly TrainCode[]
  readonly scrapped: readonly number[]
  readonly obsolete: number
}

export const UNLIMITED = -1

/** One face of a card: what it is used as. */
export interface Face {
  readonly letter: CardLetter
  readonly kind: number
  readonly price: number
}

/** All faces by code: letter × faces + face; null where a card has fewer. */
export interface FleetTable {
  readonly faces: number
  readonly trains: readonly (Face | null)[]
}

/** All cards in the bank. */
export function newFleet(counts: readonly number[]): FleetState {
  return { phase: 0, depot: counts.slice(), pool: [], scrapped: counts.map(() => 0), obsolete: 0 }
}

export function cloneFleet(fleet: Fleet): FleetState {
  return {
    phase: fleet.phase,
    depot: fleet.depot.slice(),
    pool: fleet.pool.slice(),
    scrapped: fleet.scrapped.slice(),
    obsolete: fleet.obsolete,
  }
}

export function letterOf(table: FleetTable, code: TrainCode): CardLetter {
  return (table.trains[code] as Face).letter
}

export function isObsolete(fleet: Pick<Fleet, 'obsolete'>, table: FleetTable, code: TrainCode): boolean {
  return (fleet.obsolete & (1 << (table.trains[code] as Face).kind)) !== 0
}

/** The letters of which the bank still has cards, with how many; UNLIMITED is no limit. */
export function cardsInBank({
  depot,
}: Pick<Fleet, 'depot'>): { readonly letter: CardLetter; readonly count: number }[] {
  return depot.flatMap((count, letter) => (count === 0 ? [] : [{ letter, count }]))
}

/** Every card is in the bank, in the pool, with a company or out of the game. `owned`: the trains of each company. */
export function fleetViolations(
  { depot, pool, scrapped }: Fleet,
  table: FleetTable,
  counts: readonly number[],
  owned: readonly (readonly TrainCode[])[],
  nameOf: (letter: CardLetter) => string,
): string[] {
  const outside = counts.map(() => 0)
  for (const trains of [pool, ...owned]) {
    for (const code of trains) {
      const letter = letterOf(table, code)
      outside[letter] = (outside[letter] as number) + 1
    }
  }
  return counts.flatMap((count, letter) => {
    const sum = (depot[letter] as number) + (outside[letter] as number) + (scrapped[letter] as number)
    return count === UNLIMITED || sum === count ? [] : [`${sum} cards ${nameOf(letter)} instead of ${count}`]
  })
}
