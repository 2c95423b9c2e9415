import {
  COMPANY_IDS,
  type CompanyId,
  DIAL_IDS,
  type DialId,
  HEX_IDS,
  type HexId,
} from '@roundhouse/titles/chicago-express'

/** What a player has put together and not sent yet. It belongs to one version of the game and goes with it. */
export interface Draft {
  readonly dial: DialId | null
  readonly company: CompanyId | null
  /** The build so far, in order. */
  readonly hexes: readonly HexId[]
  /** The hex to be developed. */
  readonly hex: HexId | null
  /** The hex under the pointer or the focus. */
  readonly preview: HexId | null
  /** The bid; null is the least one. NaN while what is typed is no number. */
  readonly amount: number | null
}

export const NO_DRAFT: Draft = {
  dial: null,
  company: null,
  hexes: [],
  hex: null,
  preview: null,
  amount: null,
}

/** A draft that an earlier page has kept. What was under the pointer there is not here. */
export function readDraft(kept: object): Draft | null {
  const { dial, company, hexes, hex, amount } = kept as Partial<Draft>
  const sound =
    isOneOf(DIAL_IDS, dial) &&
    isOneOf(COMPANY_IDS, company) &&
    isOneOf(HEX_IDS, hex) &&
    Array.isArray(hexes) &&
    hexes.every((each) => each !== null && isOneOf(HEX_IDS, each)) &&
    (amount === null || Number.isInteger(amount))
  return sound ? ({ dial, company, hexes, hex, amount, preview: null } as Draft) : null
}

function isOneOf<Id>(known: readonly Id[], value: Id | null | undefined): boolean {
  return value === null || (value !== undefined && known.includes(value))
}
