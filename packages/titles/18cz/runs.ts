import { type TitleRuns, searchBuildings } from '@roundhouse/railways'
import { mapOf } from './board.ts'
import { COMPANIES, COMPANY_IDS, companyIndex } from './companies.ts'
import { HEXES } from './map.ts'
import { MORAVIAN_HEXES } from './moravia.ts'
import { bestRun } from './rules/best-run.ts'
import { type Building, buildingRules } from './rules/buildings.ts'
import { runRules } from './rules/run-rules.ts'
import type { CzState } from './state.ts'

/** The best run after each tile and station. */
export const whatIf = searchBuildings(runRules, buildingRules, bestRun)

/** What is asked about runs from outside the rules. */
export const runs18cz: TitleRuns<CzState, Building> = {
  companies: COMPANY_IDS,
  isState,
  operating: ({ turn }) => COMPANY_IDS[turn?.company ?? -1] ?? null,
  best: (state, company) => bestRun(state, companyIndex(company)),
  whatIf: (state, company) => whatIf(state, companyIndex(company)),
  namesOn: (id) => [...HEXES, ...MORAVIAN_HEXES].find((hex) => hex.id === id)?.names ?? [],
}

const VARIANTS: readonly unknown[] = [null, 'bohemia', 'moravia-silesia']

function isState(state: unknown): state is CzState {
  if (!isObject(state) || !VARIANTS.includes(state['variant'])) return false
  const { board, companies, fleet, edition } = state
  if (!isObject(board) || !isObject(edition) || !isObject(fleet) || typeof fleet['phase'] !== 'number')
    return false
  if (!Array.isArray(companies) || companies.length !== COMPANIES.length || !companies.every(isObject))
    return false
  const { laid } = board
  return Array.isArray(laid) && laid.length === mapOf(state as unknown as CzState).hexes.length
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
