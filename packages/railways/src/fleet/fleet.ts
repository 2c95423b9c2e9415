/** The trains outside of companies, and how far the game has come. */
export interface FleetState {
  /** Number of the phase. */
  phase: number
  /** Cards of each letter still in the bank; UNLIMITED is no limit. */
  depot: number[]
  /** Codes of the cards in the pool, each with the face it was last used as. */
  pool: number[]
  /** Cards of each letter that have left the game. */
  scrapped: number[]
  /** Bit n: kind n is obsolete. */
  obsolete: number
}

export const UNLIMITED = -1

/** One face of a card: what it is used as. */
export interface Face {
  readonly letter: number
  readonly kind: number
  readonly price: number
}

/** All faces by code: letter × faces + face; null where a card has fewer. */
export interface FleetTable {
  readonly faces: number
  readonly trains: readonly (Face | null)[]
}

/** The letter that is on offer; -1 when the bank has sold out. */
export function topLetter(fleet: { readonly depot: readonly number[] }): number {
  return fleet.depot.findIndex((left) => left !== 0)
}

export function takeTop(fleet: FleetState): number {
  const letter = topLetter(fleet)
  const left = fleet.depot[letter] as number
  if (left !== UNLIMITED) fleet.depot[letter] = left - 1
  return letter
}

export function isObsolete(fleet: { readonly obsolete: number }, table: FleetTable, code: number): boolean {
  return (fleet.obsolete & (1 << (table.trains[code] as Face).kind)) !== 0
}

/** The codes a card may be used as, obsolete kinds left out. */
export function usableFaces(
  fleet: { readonly obsolete: number },
  table: FleetTable,
  letter: number,
): number[] {
  const codes: number[] = []
  for (let code = letter * table.faces; code < (letter + 1) * table.faces; code++) {
    if (table.trains[code] !== null && !isObsolete(fleet, table, code)) codes.push(code)
  }
  return codes
}

/** The card leaves the game. */
export function scrap(fleet: FleetState, table: FleetTable, code: number): void {
  const { letter } = table.trains[code] as Face
  fleet.scrapped[letter] = (fleet.scrapped[letter] as number) + 1
}

/** Takes one train of this code out of a list. */
export function removeTrain(trains: number[], code: number): void {
  const at = trains.indexOf(code)
  if (at < 0) throw new Error(`no train ${code} to take`)
  trains.splice(at, 1)
}
