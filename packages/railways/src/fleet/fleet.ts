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

/**
 * The letter that is on offer; -1 when the bank has sold out. `below` ends the row of letters that are sold one after the
 * other: in 1824 the g-trains stand behind it, an offer of their own.
 */
export function topLetter(fleet: { readonly depot: readonly number[] }, below = fleet.depot.length): number {
  const letter = fleet.depot.findIndex((left) => left !== 0)
  return letter < below ? letter : -1
}

export function takeTop(fleet: FleetState): number {
  const letter = topLetter(fleet)
  takeCard(fleet, letter)
  return letter
}

/** One card of the letter leaves the bank. */
export function takeCard(fleet: FleetState, letter: number): void {
  const left = fleet.depot[letter]
  if (left === undefined || left === 0) throw new Error(`no card ${letter} in the bank`)
  if (left !== UNLIMITED) fleet.depot[letter] = left - 1
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

/** All faces of a card as codes, obsolete ones too. */
export function facesOfCard(table: FleetTable, letter: number): number[] {
  const codes: number[] = []
  for (let code = letter * table.faces; code < (letter + 1) * table.faces; code++) {
    if (table.trains[code] !== null) codes.push(code)
  }
  return codes
}

/** The card leaves the game. */
export function scrap(fleet: FleetState, table: FleetTable, code: number): void {
  const letter = letterOf(table, code)
  fleet.scrapped[letter] = (fleet.scrapped[letter] as number) + 1
}

/** Takes one train of this code out of a list. */
export function removeTrain(trains: number[], code: number): void {
  const at = trains.indexOf(code)
  if (at < 0) throw new Error(`no train ${code} to take`)
  trains.splice(at, 1)
}

export function letterOf(table: FleetTable, code: number): number {
  return (table.trains[code] as Face).letter
}
