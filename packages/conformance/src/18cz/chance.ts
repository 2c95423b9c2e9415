import type { CompanyId } from '@roundhouse/titles/18cz'

/** In the order in which the recording engine draws: one of each kind for Václav. — XI.1 */
const DRAWS: readonly (readonly CompanyId[])[] = [
  ['EKJ', 'BCB', 'VBW'],
  ['BN', 'NWB', 'ATE', 'BTE'],
  ['Sx', 'By', 'kk'],
]

const MODULUS = 2n ** 31n

/** The companies that Václav gets in a game of 18xx.games with this seed, small to large. */
export function vaclavsCompanies(seed: number): CompanyId[] {
  let value = BigInt(seed) % MODULUS
  return DRAWS.map((companies) => {
    value = (1103515245n * value + 12345n) % MODULUS
    return companies[Number(value % BigInt(companies.length))] as CompanyId
  })
}
