import { type TitleRuns, searchBuildings } from '@roundhouse/railways'
import { COMPANIES, COMPANY_IDS, companyIndex } from './companies.ts'
import { TRAIN_GAMES } from './edition.ts'
import { HEXES } from './map.ts'
import { bestRun } from './rules/best-run.ts'
import { type Building, buildingRules } from './rules/buildings.ts'
import { runRules } from './rules/run-rules.ts'
import type { RmState } from './state.ts'

/** The best run after each building. */
export const whatIf = searchBuildings(runRules, buildingRules, bestRun)

/** What is asked about runs from outside the rules. */
export const runs1862: TitleRuns<RmState, Building> = {
  companies: COMPANY_IDS,
  isState,
  operating: ({ turn }) => COMPANY_IDS[turn?.company ?? -1] ?? null,
  best: (state, company) => bestRun(state, companyIndex(company)),
  whatIf: (state, company) => whatIf(state, companyIndex(company)),
  namesOn: (id) => HEXES.find((hex) => hex.id === id)?.names ?? [],
}

const VARIANTS: readonly unknown[] = [null, ...TRAIN_GAMES]

function isState(state: unknown): state is RmState {
  if (!isObject(state) || !VARIANTS.includes(state['variant'])) return false
  const { board, companies, fleet, edition, permits, small, players } = state
  if (!isObject(board) || !isObject(edition) || !isObject(permits) || typeof players !== 'number')
    return false
  if (!isObject(fleet) || typeof fleet['phase'] !== 'number') return false
  if (!Array.isArray(companies) || companies.length !== COMPANIES.length || !companies.every(isObject))
    return false
  if (!Array.isArray(small) || !small.every(isObject) || !Array.isArray(permits['held'])) return false
  const { laid } = board
  return Array.isArray(laid) && laid.length === HEXES.length
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
