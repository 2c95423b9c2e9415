import type { HexId } from './map.ts'

export interface CompanyData {
  readonly id: string
  readonly name: string
  readonly start: HexId
  readonly shares: number
  /** In all, the one on the start hex included. */
  readonly locomotives: number
  /** Income when it opens, which is also the first bid. — p35 Preparation */
  readonly income: number
}

/** In the order of the initial auctions; the Wabash opens later. — p33 Material, p35 Preparation */
export const COMPANIES = [
  { id: 'PRR', name: 'Pennsylvania Railroad', start: 'R5', shares: 3, locomotives: 20, income: 7 },
  { id: 'B&O', name: 'Baltimore & Ohio', start: 'Q7', shares: 4, locomotives: 22, income: 6 },
  { id: 'C&O', name: 'Chesapeake & Ohio', start: 'Q9', shares: 6, locomotives: 26, income: 5 },
  { id: 'NYC', name: 'New York Central', start: 'S3', shares: 5, locomotives: 24, income: 8 },
  { id: 'WAB', name: 'Wabash', start: 'D3', shares: 2, locomotives: 11, income: 1 },
] as const satisfies readonly CompanyData[]

export type CompanyId = (typeof COMPANIES)[number]['id']
export const COMPANY_IDS = COMPANIES.map((company) => company.id) as readonly CompanyId[]

export const WABASH = COMPANIES.length - 1

export function companyIndex(id: CompanyId): number {
  return COMPANY_IDS.indexOf(id)
}
