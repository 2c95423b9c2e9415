import { BANK, type DeepReadonly, total } from '@roundhouse/kernel'
import { CLOSED_START, HEX_IDS, hexIncome, hexIndex, isAt, isExclusive, locomotivesOn } from './board.ts'
import { COMPANIES, type CompanyData, WABASH } from './companies.ts'
import { DIALS, DIAL_IDS, HOUSES } from './components.ts'
import { INDUSTRIES, INDUSTRY_IDS } from './map.ts'
import { NEIGHBOURS } from './neighbours.ts'
import { type ChicagoState, companyAt } from './state.ts'

/** What must hold in every state, recomputed from scratch. */
export function violations(state: DeepReadonly<ChicagoState>): string[] {
  return [...moneyViolations(state), ...companyViolations(state), ...boardViolations(state)]
}

function moneyViolations(state: DeepReadonly<ChicagoState>): string[] {
  const found: string[] = []
  if (total(state.cash) !== 0) found.push(`money does not add up: ${total(state.cash)} out of nothing`)
  for (const [account, amount] of Object.entries(state.cash)) {
    if (!Number.isSafeInteger(amount)) found.push(`${account} holds ${amount}`)
    else if (account !== BANK && amount < 0) found.push(`${account} owes ${-amount}`)
  }
  return found
}

function companyViolations(state: DeepReadonly<ChicagoState>): string[] {
  const found: string[] = []
  for (const [index, data] of (COMPANIES as readonly CompanyData[]).entries()) {
    const company = companyAt(state, index)
    const sold = company.holders.length
    if (sold > data.shares) found.push(`${data.id} has sold ${sold} of ${data.shares} shares`)
    if (company.holders.some((seat) => seat < 0 || seat >= state.players))
      found.push(`${data.id} has a holder from nowhere`)
    if (company.stock < 0 || company.stock + company.network.length !== data.locomotives) {
      found.push(
        `${data.id} has ${company.stock} + ${company.network.length} of ${data.locomotives} locomotives`,
      )
    }
    if (company.income !== recomputedIncome(state, index)) {
      found.push(
        `${data.id} stands at income ${company.income}, the board says ${recomputedIncome(state, index)}`,
      )
    }
    if (!company.open && (sold > 0 || company.network.length > 0))
      found.push(`${data.id} is closed but in play`)
    found.push(...networkViolations(state, index))
  }
  return found
}

function networkViolations(state: DeepReadonly<ChicagoState>, index: number): string[] {
  const { network } = companyAt(state, index)
  const { id } = COMPANIES[index] as CompanyData
  const found: string[] = []
  if (new Set(network).size !== network.length) found.push(`${id} is twice on a hex`)
  for (const [order, hex] of network.entries()) {
    if (!isAt(state, index, hex)) found.push(`${id} has no locomotive on ${HEX_IDS[hex]}`)
    const joined = (NEIGHBOURS[hex] as readonly number[]).some(
      (other) => network.indexOf(other) < order && network.includes(other),
    )
    if (order > 0 && !joined) found.push(`${id} is not connected at ${HEX_IDS[hex]}`)
  }
  return found
}

/** Start income plus what each hex is worth now; the Wabash begins with Fort Wayne itself. */
export function recomputedIncome(state: DeepReadonly<ChicagoState>, index: number): number {
  const { network } = companyAt(state, index)
  const base = index === WABASH ? 0 : (COMPANIES[index] as CompanyData).income
  return network.reduce((sum, hex) => sum + hexIncome(state, hex), base)
}

function boardViolations(state: DeepReadonly<ChicagoState>): string[] {
  const found: string[] = []
  const placed = state.companies.reduce((sum, company) => sum + company.network.length, 0)
  let standing = 0
  for (const [hex, id] of HEX_IDS.entries()) {
    const here = locomotivesOn(state, hex)
    standing += here
    if (isExclusive(hex) && here > 1) found.push(`${here} locomotives on ${id}`)
    const owner = CLOSED_START[hex] as number | null
    if (owner !== null && state.locomotives[hex] !== 1 << owner)
      found.push(`a stranger on the start hex ${id}`)
    if (state.developed[hex] === 1 && here === 0) found.push(`a house on the empty hex ${id}`)
  }
  if (standing !== placed) found.push(`${standing} locomotives on the map, ${placed} in the networks`)
  const houses = state.developed.reduce((sum, each) => sum + each, state.houses)
  if (houses !== HOUSES) found.push(`${houses} houses instead of ${HOUSES}`)
  for (const dial of DIAL_IDS) {
    if (state.dials[dial] < 0 || state.dials[dial] > DIALS[dial])
      found.push(`dial ${dial} at ${state.dials[dial]}`)
  }
  for (const industry of INDUSTRY_IDS) {
    const values: readonly number[] = INDUSTRIES[industry].values
    if (!values.includes(state.industries[industry]))
      found.push(`${industry} at ${state.industries[industry]}`)
    if (state.developed[hexIndex(INDUSTRIES[industry].hex)] === 1) found.push(`a house in ${industry}`)
  }
  return found
}
