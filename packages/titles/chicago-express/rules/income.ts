import { hexIndex, isAt } from '../board.ts'
import { COMPANY_IDS, type CompanyId } from '../companies.ts'
import type { Raise } from '../events.ts'
import { INDUSTRIES, type IndustryId } from '../map.ts'
import { type ChicagoState, companyAt } from '../state.ts'

/** One space on; every company there gains the difference. — p38 Development, p39 Dividends */
export function raiseIndustry(state: ChicagoState, industry: IndustryId): Raise[] {
  const { hex, values } = INDUSTRIES[industry]
  const before = state.industries[industry]
  const after = values.find((value) => value > before)
  if (after === undefined) throw new Error(`${industry} is at its last space`)
  state.industries[industry] = after
  return raiseIncomes(state, hexIndex(hex), after - before)
}

/** Every company on the hex gains; tells which. */
export function raiseIncomes(state: ChicagoState, hex: number, income: number): Raise[] {
  const raises: Raise[] = []
  for (let company = 0; company < state.companies.length; company++) {
    if (!isAt(state, company, hex)) continue
    companyAt(state, company).income += income
    raises.push({ company: COMPANY_IDS[company] as CompanyId, income })
  }
  return raises
}
