import { asReadonly } from '@roundhouse/kernel'
import { companyAt, homeHex, hexId } from '@roundhouse/titles/18cz'
import type { CityPlace } from '../railway/railway-game.ts'
import type { CzTable } from './cz-table.ts'

/** The cities that can be chosen; the choice of a home city does not name its hex, for there is only one. — VIII.6 */
export function citiesHere(cz: CzTable): readonly CityPlace[] {
  const hex = homeChoiceHex(cz)
  return hex === null ? cz.cities.value : cz.cities.value.map(({ city }) => ({ hex, city }))
}

/** The hex on which a home city is to be chosen. */
export function homeChoiceHex(cz: CzTable): string | null {
  const state = asReadonly(cz.state.value)
  if (state.step !== 'chooseCity' || state.cityChoice === null) return null
  const { company } = state.cityChoice
  const hex = homeHex(state, company)
  return hex < 0 || companyAt(state, company).tokens.length === 0 ? null : hexId(state, hex)
}
