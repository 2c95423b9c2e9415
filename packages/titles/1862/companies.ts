import type { CompanyIndex } from '@roundhouse/railways'

export interface CompanyData {
  readonly id: string
  readonly name: string
  /** The hex of its home, whose one large station is meant. */
  readonly home: string
  readonly homeName: string
  readonly colour: string
  readonly text: string
}

/** The twenty charters, of which sixteen to eighteen are in a game. — 2.1, 2.4.1 */
// prettier-ignore
export const COMPANIES = [
  { id: 'E&H', name: 'Ely & Huntingdon', home: 'C8', homeName: 'Ely', colour: '#F7E017', text: '#C2501B' },
  { id: 'ECR', name: 'Eastern Counties Railway', home: 'D13', homeName: 'Witham', colour: '#15246B', text: '#FFFFFF' },
  { id: 'ENR', name: 'East Norfolk Railway', home: 'F3', homeName: 'Cromer', colour: '#F7E017', text: '#0E7FB0' },
  { id: 'ESR', name: 'East Suffolk Railway', home: 'F11', homeName: 'Ipswich', colour: '#5FB561', text: '#22380F' },
  { id: 'EUR', name: 'Eastern Union Railway', home: 'E12', homeName: 'Colchester', colour: '#EE3A33', text: '#5E1080' },
  { id: 'FDR', name: 'Felixstowe Dock & Railway', home: 'G12', homeName: 'Felixstowe', colour: '#F47B20', text: '#A80F0F' },
  { id: 'I&B', name: 'Ipswich & Bury Railway', home: 'D9', homeName: 'Bury St. Edmunds', colour: '#9C9C9C', text: '#000000' },
  { id: 'L&D', name: 'Lynn & Dereham Railway', home: 'D5', homeName: 'Swaffham', colour: '#F47B20', text: '#15246B' },
  { id: 'L&E', name: 'Lynn & Ely Railway', home: 'C6', homeName: 'Downham Market', colour: '#F7E017', text: '#C41E1E' },
  { id: 'L&H', name: 'Lynn & Hunstanton Railway', home: 'C4', homeName: "King's Lynn", colour: '#9CC6EA', text: '#A31616' },
  { id: 'N&B', name: 'Norwich & Brandon Railway', home: 'E8', homeName: 'Thetford', colour: '#BDBDBD', text: '#A84500' },
  { id: 'N&E', name: 'Northern & Eastern Railway', home: 'B13', homeName: "Bishop's Stortford", colour: '#BDBDBD', text: '#2F5A37' },
  { id: 'N&S', name: 'Norfolk & Suffolk Joint Railway', home: 'H7', homeName: 'Lowestoft', colour: '#9CC6EA', text: '#0B2560' },
  { id: 'Y&N', name: 'Yarmouth & Norwich Railway', home: 'H5', homeName: 'Great Yarmouth', colour: '#E01B1B', text: '#000000' },
  { id: 'NGC', name: 'Newmarket & Great Chesterford Railway', home: 'C10', homeName: 'Newmarket', colour: '#F7E017', text: '#000000' },
  { id: 'SVR', name: 'Colchester, Stour Valley, Sudbury & Halstead Railway', home: 'D11', homeName: 'Sudbury', colour: '#CDB062', text: '#2F5A37' },
  { id: 'WNR', name: 'West Norfolk Railway', home: 'E2', homeName: 'Wells-Next-The-Sea', colour: '#CDB062', text: '#E01B1B' },
  { id: 'W&F', name: 'Wells & Fakenham Railway', home: 'E4', homeName: 'Fakenham', colour: '#BFE047', text: '#0E5F25' },
  { id: 'WVR', name: 'Waveney Valley Railway', home: 'G8', homeName: 'Beccles', colour: '#F6BDBF', text: '#7A0A7A' },
  { id: 'WStI', name: 'Wisbech, St Ives & Cambridge Junction Railway', home: 'B5', homeName: 'Wisbech', colour: '#F7E017', text: '#7A0A7A' },
] as const satisfies readonly CompanyData[]

export type CompanyId = (typeof COMPANIES)[number]['id']
export const COMPANY_IDS: readonly CompanyId[] = COMPANIES.map(({ id }) => id)

/** Ten shares of a tenth each; the director's certificate is three of them. — 2.1 */
export const SHARES = 10
export const DIRECTOR_SHARES = 3

const INDEXES = new Map<string, CompanyIndex>(COMPANIES.map(({ id }, index) => [id, index]))

/** -1 for an id that is no company. */
export function companyIndex(id: string): CompanyIndex {
  return INDEXES.get(id) ?? -1
}

export function companyData(company: CompanyIndex): CompanyData {
  return COMPANIES[company] as CompanyData
}

export function companyId(company: CompanyIndex): CompanyId {
  return COMPANIES[company]?.id as CompanyId
}
