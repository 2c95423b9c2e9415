import { drawsFrom } from '@roundhouse/railways'
import type { CompanyId } from '@roundhouse/titles/18cz'

/** In the order in which the recording engine draws: one of each kind for Václav. — XI.1 */
const DRAWS: readonly (readonly CompanyId[])[] = [
  ['EKJ', 'BCB', 'VBW'],
  ['BN', 'NWB', 'ATE', 'BTE'],
  ['Sx', 'By', 'kk'],
]

/** The companies that Václav gets in a game of 18xx.games with this seed, small to large. */
export function vaclavsCompanies(seed: number): CompanyId[] {
  const draw = drawsFrom(seed)
  return DRAWS.map((companies) => companies[draw() % companies.length] as CompanyId)
}
