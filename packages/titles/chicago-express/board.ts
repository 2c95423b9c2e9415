import type { DeepReadonly } from '@roundhouse/kernel'
import { COMPANIES } from './companies.ts'
import {
  CHICAGO,
  FORT_WAYNE,
  HEXES,
  type HexData,
  type HexId,
  INDUSTRIES,
  INDUSTRY_IDS,
  type IndustryId,
} from './map.ts'
import type { ChicagoState } from './state.ts'

export const HEX_IDS: readonly HexId[] = HEXES.map((hex) => hex.id)
const INDEX = new Map<string, number>(HEX_IDS.map((id, index) => [id, index]))

export function hexIndex(id: HexId): number {
  const index = INDEX.get(id)
  if (index === undefined) throw new Error(`no hex ${id}`)
  return index
}

export function hexAt(index: number): HexData {
  return HEXES[index] as HexData
}

export const CHICAGO_INDEX = hexIndex(CHICAGO)
export const FORT_WAYNE_INDEX = hexIndex(FORT_WAYNE)

/** The company whose start hex this is, if players cannot build on it; Fort Wayne is open to all. */
export const CLOSED_START: readonly (number | null)[] = HEXES.map((hex) => {
  if (hex.kind !== 'start') return null
  return COMPANIES.findIndex((company) => company.start === hex.id)
})

export function industryAt(index: number): IndustryId | null {
  const id = HEX_IDS[index]
  return INDUSTRY_IDS.find((industry) => INDUSTRIES[industry].hex === id) ?? null
}

/** Forests and mountains hold one locomotive in all. — p37 Network */
export function isExclusive(index: number): boolean {
  const kind = hexAt(index).kind
  return kind === 'forest' || kind === 'mountain'
}

export function isAt(state: DeepReadonly<ChicagoState>, company: number, hex: number): boolean {
  return ((state.locomotives[hex] as number) & (1 << company)) !== 0
}

/** How many locomotives stand on a hex. */
export function locomotivesOn(state: DeepReadonly<ChicagoState>, hex: number): number {
  let mask = state.locomotives[hex] as number
  let standing = 0
  for (; mask !== 0; mask &= mask - 1) standing++
  return standing
}

/** The red figure for each locomotive there, the new one included. — p37 Costs */
export function buildCost(state: DeepReadonly<ChicagoState>, hex: number): number {
  return hexAt(hex).cost * (locomotivesOn(state, hex) + 1)
}

/** What a company gains by entering now. — p38 Income */
export function hexIncome(state: DeepReadonly<ChicagoState>, hex: number): number {
  const data = hexAt(hex)
  if (data.kind === 'industrial') return state.industries[industryAt(hex) as IndustryId]
  if (data.kind !== 'city' && data.kind !== 'mountain') return 0
  return data.income + (state.developed[hex] === 1 ? data.develop : 0)
}
