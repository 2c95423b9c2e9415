import type { CompanyIndex } from '@roundhouse/railways'

/** Small, medium and large companies of the rulebook: regional, main and state railways. */
export const SIZES = ['small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]

export interface CompanyData {
  readonly id: string
  readonly name: string
  /** 0 small, 1 medium, 2 large. */
  readonly size: 0 | 1 | 2
  readonly homes: readonly string[]
  readonly homeName: string
  /** The stop of its home; null where it may choose. */
  readonly homeStop: number | null
  readonly colour: string
  readonly text: string
  /** Large companies: the tile of their home. */
  readonly redTile: string | null
}

/** What the three kinds of companies have in common. — IV.2, VII.4, VII.5, VIII.8 */
export interface SizeData {
  readonly shares: number
  readonly percent: number
  readonly holdingLimit: number
  readonly startPrices: readonly number[]
  readonly stationPrices: readonly number[]
  /** Steps to the right in the row for a dividend. */
  readonly climb: number
  /** Letter of the phase from which it can be bought: 0 is a. */
  readonly from: number
}

// prettier-ignore
export const SIZE_DATA: readonly SizeData[] = [
  { shares: 4, percent: 25, holdingLimit: 75, startPrices: [50, 55, 60, 65, 70], stationPrices: [0, 40, 100], climb: 1, from: 0 },
  { shares: 5, percent: 20, holdingLimit: 60, startPrices: [60, 70, 80, 90, 100], stationPrices: [0, 40, 100], climb: 1, from: 1 },
  { shares: 10, percent: 10, holdingLimit: 60, startPrices: [90, 100, 110, 120], stationPrices: [0, 40], climb: 2, from: 3 },
]

export const COMPANIES = [
  {
    id: 'EKJ',
    name: 'Eisenbahn Karlsbad – Johanngeorgenstadt',
    size: 0,
    homes: ['D4'],
    homeName: 'Karlovy Vary',
    homeStop: 0,
    colour: '#F4EBDC',
    text: '#000000',
    redTile: null,
  },
  {
    id: 'OFE',
    name: 'Ostrau-Friedlander Eisenbahn',
    size: 0,
    homes: ['C25'],
    homeName: 'Ostrava',
    homeStop: 0,
    colour: '#F0A9B4',
    text: '#000000',
    redTile: null,
  },
  {
    id: 'BCB',
    name: 'Böhmische Commercialbahn',
    size: 0,
    homes: ['E15'],
    homeName: 'Pardubice',
    homeStop: 0,
    colour: '#F29A2E',
    text: '#000000',
    redTile: null,
  },
  {
    id: 'MW',
    name: 'Mährische Westbahn',
    size: 0,
    homes: ['F22'],
    homeName: 'Přerov',
    homeStop: 0,
    colour: '#7CCDC4',
    text: '#000000',
    redTile: null,
  },
  {
    id: 'VBW',
    name: 'Vereinigte Böhmerwaldbahnen',
    size: 0,
    homes: ['I9'],
    homeName: 'Strakonice',
    homeStop: 0,
    colour: '#0E7A3C',
    text: '#FFFFFF',
    redTile: null,
  },
  {
    id: 'BN',
    name: 'Böhmische Nordbahn',
    size: 1,
    homes: ['E11'],
    homeName: 'Praha',
    homeStop: 1,
    colour: '#9D9D9C',
    text: '#000000',
    redTile: null,
  },
  {
    id: 'NWB',
    name: 'Österreichische Nordwestbahn',
    size: 1,
    homes: ['E11'],
    homeName: 'Praha',
    homeStop: 0,
    colour: '#DCC48C',
    text: '#000000',
    redTile: null,
  },
  {
    id: 'ATE',
    name: 'Aussig-Teplitzer Eisenbahn',
    size: 1,
    homes: ['B8'],
    homeName: 'Teplice',
    homeStop: null,
    colour: '#F7D21E',
    text: '#000000',
    redTile: null,
  },
  {
    id: 'BTE',
    name: 'Buschtehrader Eisenbahn',
    size: 1,
    homes: ['D2'],
    homeName: 'Cheb',
    homeStop: 0,
    colour: '#CBDD6A',
    text: '#000000',
    redTile: null,
  },
  {
    id: 'KFN',
    name: 'Kaiser Ferdinands-Nordbahn',
    size: 1,
    homes: ['G19'],
    homeName: 'Brno',
    homeStop: 0,
    colour: '#9FD4F0',
    text: '#000000',
    redTile: null,
  },
  {
    id: 'Sx',
    name: 'Sächsische Eisenbahn',
    size: 2,
    homes: ['A7', 'B4'],
    homeName: 'Dresden',
    homeStop: 0,
    colour: '#D8232A',
    text: '#FFFFFF',
    redTile: '8896',
  },
  {
    id: 'Pr',
    name: 'Preußische Eisenbahn',
    size: 2,
    homes: ['B18', 'A21'],
    homeName: 'Berlin',
    homeStop: 0,
    colour: '#262626',
    text: '#FFFFFF',
    redTile: '8897',
  },
  {
    id: 'By',
    name: 'Bayrische Staatsbahn',
    size: 2,
    homes: ['F2', 'H4'],
    homeName: 'München',
    homeStop: 0,
    colour: '#1C4F9C',
    text: '#FFFFFF',
    redTile: '8898',
  },
  {
    id: 'kk',
    name: 'kk Staatsbahn',
    size: 2,
    homes: ['J14', 'I17'],
    homeName: 'Wien',
    homeStop: 0,
    colour: '#7A4A2B',
    text: '#FFFFFF',
    redTile: '8895',
  },
  {
    id: 'Ug',
    name: 'Ungarische Staatsbahn',
    size: 2,
    homes: ['I23', 'G27'],
    homeName: 'Budapest',
    homeStop: 0,
    colour: '#8A3A8C',
    text: '#FFFFFF',
    redTile: '8894',
  },
] as const satisfies readonly CompanyData[]

export type CompanyId = (typeof COMPANIES)[number]['id']
export const COMPANY_IDS: readonly CompanyId[] = COMPANIES.map((company) => company.id)

const INDEX = new Map<string, number>(COMPANY_IDS.map((id, index) => [id, index]))

/** -1 for an id that is no company. */
export function companyIndex(id: string): CompanyIndex {
  return INDEX.get(id) ?? -1
}

export function companyId(company: CompanyIndex): CompanyId {
  return COMPANY_IDS[company] as CompanyId
}

export function companyData(company: CompanyIndex): CompanyData {
  return COMPANIES[company] as CompanyData
}

export function sizeData(company: CompanyIndex): SizeData {
  return SIZE_DATA[companyData(company).size] as SizeData
}

export const ATE = companyIndex('ATE')
/** Where it is at home stands the station of the private of that name. — XI.2 */
export const MW = companyIndex('MW')
