import type { CompanyIndex, Holder, Owner, PrivateIndex } from './ids.ts'

/**
 * Private railways: locals (18CZ IV.1), mountain railways, and coal and pre-state railways as far as they are papers
 * (1824 IV.1–IV.3).
 */
export interface PrivatesState {
  /** For each its owner: a seat or a company; UNSOLD or CLOSED when nobody. */
  owner: Owner[]
  /** For each 1 once its power is used. */
  used: number[]
}

export type Privates = { readonly owner: readonly Owner[]; readonly used: readonly number[] }

export const UNSOLD = -1
export const CLOSED = -2

/** Owners below this are seats, from it on companies. */
const FIRST_COMPANY = 10

export function companyOwner(company: CompanyIndex): Owner {
  return FIRST_COMPANY + company
}

/** Null unless a company owns it. */
export function companyOfOwner(owner: Owner): CompanyIndex | null {
  return owner >= FIRST_COMPANY ? owner - FIRST_COMPANY : null
}

/** Null unless a seat owns it. */
export function seatOfOwner(owner: Owner): Holder | null {
  return owner >= 0 && owner < FIRST_COMPANY ? (owner as number) : null
}

/** Those in the game wait for a buyer, the others are out of it. */
export function newPrivates(isInGame: readonly boolean[]): PrivatesState {
  return { owner: isInGame.map((is) => (is ? UNSOLD : CLOSED)), used: isInGame.map(() => 0) }
}

export function clonePrivates({ owner, used }: Privates): PrivatesState {
  return { owner: owner.slice(), used: used.slice() }
}

export function privatesOf({ owner }: Pick<Privates, 'owner'>, of: Owner): PrivateIndex[] {
  const found: PrivateIndex[] = []
  for (let each = 0; each < owner.length; each++) if (owner[each] === of) found.push(each)
  return found
}

/** Each belongs to a seat of this table, to a company that may own one, to nobody yet, or to nobody any more. */
export function privatesViolations(
  { owner }: Pick<Privates, 'owner'>,
  seats: number,
  mayOwn: (company: CompanyIndex) => boolean,
  nameOf: (each: PrivateIndex) => string,
): string[] {
  return owner.flatMap((of, each) => {
    const company = companyOfOwner(of)
    const fine = company === null ? of >= CLOSED && of < seats : mayOwn(company)
    return fine ? [] : [`${nameOf(each)} belongs to ${of}`]
  })
}
