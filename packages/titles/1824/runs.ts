import { type TitleRuns, searchBuildings } from '@roundhouse/railways'
import { groundFor } from './board.ts'
import { HEXES_FOR_TWO } from './cisleithania.ts'
import { COMPANIES, COMPANY_IDS, companyIndex } from './companies.ts'
import { HEXES } from './map.ts'
import { bestRun } from './rules/best-run.ts'
import { type Building, buildingRules } from './rules/buildings.ts'
import { runRules } from './rules/run-rules.ts'
import type { AhState } from './state.ts'

/** The best run after each tile and station. */
export const whatIf = searchBuildings(runRules, buildingRules, bestRun)

/** What is asked about runs from outside the rules. */
export const runs1824: TitleRuns<AhState, Building> = {
  companies: COMPANY_IDS,
  isState,
  operating: ({ turn }) => COMPANY_IDS[turn?.company ?? -1] ?? null,
  best: (state, company) => bestRun(state, companyIndex(company)),
  whatIf: (state, company) => whatIf(state, companyIndex(company)),
  namesOn: (id) =>
    [...HEXES_FOR_TWO, ...HEXES].find((hex) => hex.id === id && hex.names.length > 0)?.names ?? [],
}

const VARIANTS: readonly unknown[] = [null, 'goods-time', 'cisleithania']

function isState(state: unknown): state is AhState {
  if (!isObject(state) || !VARIANTS.includes(state['variant'])) return false
  const { board, companies, fleet, edition, towns, players } = state
  if (!isObject(board) || !isObject(edition) || !isObject(fleet) || typeof fleet['phase'] !== 'number')
    return false
  if (!Array.isArray(companies) || companies.length !== COMPANIES.length || !companies.every(isObject))
    return false
  if (!Array.isArray(towns) || !towns.every(isMarked) || typeof players !== 'number') return false
  const { laid } = board
  return Array.isArray(laid) && laid.length === groundFor(state as unknown as AhState).map.hexes.length
}

function isMarked(hex: unknown): boolean {
  return typeof hex === 'number' && HEXES[hex] !== undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
