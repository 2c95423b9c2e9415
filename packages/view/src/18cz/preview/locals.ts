import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import {
  COMPANY_OWNER,
  type CzState,
  GONE,
  LOCALS,
  type LocalId,
  MW_HEX,
  NOBODY,
  ON_BOARD,
  type Size,
  companyData,
  companyId,
  localData,
  localId,
  localSize,
  localValue,
} from '@roundhouse/titles/18cz'
import { privateIncome } from './mw.ts'

export interface LocalRow {
  readonly id: LocalId
  readonly name: string
  readonly size: Size
  readonly price: number
  readonly income: number
  /** Terrain whose cost it waives, colours of its purple tile. — IV.1 */
  readonly waives: readonly string[]
  readonly lays: readonly string[]
  readonly owner: 'board' | 'gone' | Seat | { readonly company: string }
  readonly used: boolean
}

/** Every local of this game in the order of the board: small, medium, large. — VI */
export function localRows(state: DeepReadonly<CzState>): readonly LocalRow[] {
  return LOCALS.flatMap((_, local) => {
    const owner = state.locals.owner[local] as number
    return owner === GONE && state.round.kind === 'pre' ? [] : [localRow(state, local)]
  })
}

/** What the operating company may do with locals now, besides its step. — VIII.3 */
export interface LocalDeals {
  readonly value: number
  /** Its own: to be sold to the bank, or used. */
  readonly own: readonly LocalRow[]
  /** Of players, of a size it may own. */
  readonly others: readonly LocalRow[]
  /** Moravia–Silesia: the MW private of a player, and what it pays him. — XI.2 */
  readonly mw: { readonly seat: Seat; readonly income: number; readonly hex: string } | null
}

export function localDeals(state: DeepReadonly<CzState>): LocalDeals | null {
  const { turn } = state
  if (turn === null) return null
  const rows = LOCALS.map((_, local) => localRow(state, local))
  const mw = state.moravia?.mw ?? NOBODY
  return {
    value: localValue(state),
    own: rows.filter((_, local) => state.locals.owner[local] === COMPANY_OWNER + turn.company),
    others: rows.filter(
      ({ owner }, local) =>
        typeof owner === 'number' && localData(local).size <= companyData(turn.company).size,
    ),
    mw: mw === NOBODY ? null : { seat: mw, income: privateIncome(state), hex: MW_HEX },
  }
}

export function localRow(state: DeepReadonly<CzState>, local: number): LocalRow {
  const { name, price } = localData(local)
  const { size, income, terrain, colours } = localSize(local)
  return {
    id: localId(local),
    name,
    size,
    price,
    income,
    waives: terrain,
    lays: colours,
    owner: ownerOf(state.locals.owner[local] as number),
    used: state.locals.used[local] === 1,
  }
}

function ownerOf(owner: number): LocalRow['owner'] {
  if (owner === ON_BOARD) return 'board'
  if (owner === GONE) return 'gone'
  return owner >= COMPANY_OWNER ? { company: companyId(owner - COMPANY_OWNER) } : owner
}
