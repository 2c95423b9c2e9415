import { type FleetState, type FleetTable, UNLIMITED, isObsolete, letterOf } from '../state/fleet.ts'
import type { CardLetter, TrainCode } from '../state/ids.ts'

/**
 * The letter that is on offer; -1 when the bank has sold out. `below` ends the row of letters that are sold one after the
 * other: in 1824 the g-trains stand behind it, an offer of their own.
 */
export function topLetter(
  fleet: { readonly depot: readonly number[] },
  below = fleet.depot.length,
): CardLetter {
  const letter = fleet.depot.findIndex((left) => left !== 0)
  return letter < below ? letter : -1
}

export function takeTop(fleet: FleetState): CardLetter {
  const letter = topLetter(fleet)
  takeCard(fleet, letter)
  return letter
}

/** One card of the letter leaves the bank. */
export function takeCard(fleet: FleetState, letter: CardLetter): void {
  const left = fleet.depot[letter]
  if (left === undefined || left === 0) throw new Error(`no card ${letter} in the bank`)
  if (left !== UNLIMITED) fleet.depot[letter] = left - 1
}

/** The codes a card may be used as, obsolete kinds left out. */
export function usableFaces(
  fleet: { readonly obsolete: number },
  table: FleetTable,
  letter: CardLetter,
): TrainCode[] {
  const codes: TrainCode[] = []
  for (let code = letter * table.faces; code < (letter + 1) * table.faces; code++) {
    if (table.trains[code] !== null && !isObsolete(fleet, table, code)) codes.push(code)
  }
  return codes
}

/** All faces of a card as codes, obsolete ones too. */
export function facesOfCard(table: FleetTable, letter: CardLetter): TrainCode[] {
  const codes: TrainCode[] = []
  for (let code = letter * table.faces; code < (letter + 1) * table.faces; code++) {
    if (table.trains[code] !== null) codes.push(code)
  }
  return codes
}

/** The card leaves the game. */
export function scrap(fleet: FleetState, table: FleetTable, code: TrainCode): void {
  const letter = letterOf(table, code)
  fleet.scrapped[letter] = (fleet.scrapped[letter] as number) + 1
}

/** Takes one train of this code out of a list. */
export function removeTrain(trains: TrainCode[], code: TrainCode): void {
  const at = trains.indexOf(code)
  if (at < 0) throw new Error(`no train ${code} to take`)
  trains.splice(at, 1)
}
