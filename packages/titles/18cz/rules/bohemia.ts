import { companyData, sizeData } from '../companies.ts'
import type { Rulebook } from './rulebook.ts'

/** Bohemia, two players with Václav. — XI.1 */
export const bohemia: Partial<Rulebook> = {
  // The western map leaves them out.
  companiesOut: () => ['OFE', 'MW', 'KFN', 'Pr', 'Ug'],
  // The three cheapest places of each size.
  locals: ['S1', 'S2', 'S3', 'M1', 'M2', 'M3', 'L1', 'L2', 'L3'],
  holdingLimit: (company) => (companyData(company).size === 2 ? 70 : sizeData(company).holdingLimit),
  holdingSection: (company) => (companyData(company).size === 2 ? 'XI.1' : 'VII.4'),
  vaclavsCompanies: [
    { phase: 0, shares: 2, price: 50 },
    { phase: 1, shares: 3, price: 60 },
    { phase: 3, shares: 5, price: 90 },
  ],
}
