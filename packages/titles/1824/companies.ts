/** Kinds of railway in the order in which they operate; mountain railways are paper only (mountains.ts). — IV, VII.4 */
export const KINDS = ['coal', 'preState', 'regional', 'state'] as const
export type CompanyKind = (typeof KINDS)[number]

export interface CompanyData {
  readonly id: string
  readonly name: string
  readonly kind: CompanyKind
  /** A mine for coal railways; on Cisleithania UG1 and UG are at home elsewhere (map data). */
  readonly home: string
  /** The city of the home hex: Vienna has three, Budapest two. */
  readonly homeStop: number
  /** Coal: the regional railway it becomes. Pre-state: the state railway it goes into. Regional: its coal railway. */
  readonly linked: string | null
  /** Its number among the coal railways, or among those of its state railway; 0 for stock companies. */
  readonly number: number
  /** What a small railway costs; a coal railway at least, its buyer chooses. 0 for stock companies. */
  readonly price: number
  readonly colour: string
  readonly text: string
}

// prettier-ignore
export const COMPANIES = [
  { id: 'EPP', name: 'Eisenbahn Pilsen – Priesen', kind: 'coal', home: 'C6', homeStop: 0, linked: 'BK', number: 1, price: 120, colour: '#1E1E1E', text: '#FFFFFF' },
  { id: 'EOD', name: 'Eisenbahn Oderberg – Dombran', kind: 'coal', home: 'A12', homeStop: 0, linked: 'MS', number: 2, price: 120, colour: '#1E1E1E', text: '#FFFFFF' },
  { id: 'MLB', name: 'Mosty – Lemberg Bahn', kind: 'coal', home: 'A22', homeStop: 0, linked: 'CL', number: 3, price: 120, colour: '#1E1E1E', text: '#FFFFFF' },
  { id: 'SPB', name: 'Simeria – Petrosani Bahn', kind: 'coal', home: 'H25', homeStop: 0, linked: 'SB', number: 4, price: 120, colour: '#1E1E1E', text: '#FFFFFF' },
  { id: 'SD1', name: 'Wien – Gloggnitzer Eisenbahngesellschaft', kind: 'preState', home: 'E12', homeStop: 0, linked: 'SD', number: 1, price: 240, colour: '#F28C28', text: '#000000' },
  { id: 'SD2', name: 'Kärntner Bahn', kind: 'preState', home: 'G10', homeStop: 0, linked: 'SD', number: 2, price: 120, colour: '#F28C28', text: '#000000' },
  { id: 'SD3', name: 'Nordtiroler Bahn', kind: 'preState', home: 'G4', homeStop: 0, linked: 'SD', number: 3, price: 120, colour: '#F28C28', text: '#000000' },
  { id: 'UG1', name: 'Eisenbahn Pest – Waitzen', kind: 'preState', home: 'F17', homeStop: 1, linked: 'UG', number: 1, price: 240, colour: '#B36BAF', text: '#000000' },
  { id: 'UG2', name: 'Mohács – Fünfkirchner Bahn', kind: 'preState', home: 'H15', homeStop: 0, linked: 'UG', number: 2, price: 120, colour: '#B36BAF', text: '#000000' },
  { id: 'KK1', name: 'Kaiserin Elisabeth Bahn', kind: 'preState', home: 'E12', homeStop: 1, linked: 'KK', number: 1, price: 240, colour: '#D8C39A', text: '#000000' },
  { id: 'KK2', name: 'Kaiser Ferdinand Bahn', kind: 'preState', home: 'E12', homeStop: 2, linked: 'KK', number: 2, price: 120, colour: '#D8C39A', text: '#000000' },
  { id: 'BK', name: 'Böhmische Kommerzbahn', kind: 'regional', home: 'B9', homeStop: 0, linked: 'EPP', number: 0, price: 0, colour: '#2A64AE', text: '#FFFFFF' },
  { id: 'MS', name: 'Mährisch – Schlesische Eisenbahn', kind: 'regional', home: 'C12', homeStop: 0, linked: 'EOD', number: 0, price: 0, colour: '#F3CE1C', text: '#000000' },
  { id: 'CL', name: 'Carl Ludwigs-Bahn', kind: 'regional', home: 'B23', homeStop: 0, linked: 'MLB', number: 0, price: 0, colour: '#2B2B2B', text: '#FFFFFF' },
  { id: 'SB', name: 'Siebenbürgische Bahn', kind: 'regional', home: 'G26', homeStop: 0, linked: 'SPB', number: 0, price: 0, colour: '#2E8B45', text: '#FFFFFF' },
  { id: 'BH', name: 'Bosnisch-Herzegowinische Landesbahn', kind: 'regional', home: 'J13', homeStop: 0, linked: null, number: 0, price: 0, colour: '#CE2A2A', text: '#FFFFFF' },
  { id: 'SD', name: 'Südbahn', kind: 'state', home: 'E12', homeStop: 0, linked: null, number: 0, price: 0, colour: '#F28C28', text: '#000000' },
  { id: 'UG', name: 'Ungarische Staatsbahn', kind: 'state', home: 'F17', homeStop: 1, linked: null, number: 0, price: 0, colour: '#B36BAF', text: '#000000' },
  { id: 'KK', name: 'k&k Staatsbahn', kind: 'state', home: 'E12', homeStop: 1, linked: null, number: 0, price: 0, colour: '#D8C39A', text: '#000000' },
] as const satisfies readonly CompanyData[]

export type CompanyId = (typeof COMPANIES)[number]['id']

export const COMPANY_IDS: readonly CompanyId[] = COMPANIES.map(({ id }) => id)

/** Every share is a tenth; the director's certificate is two of them. — IV.4.1 */
export const SHARES = 10
export const DIRECTOR_SHARES = 2

const INDEX = new Map<string, number>(COMPANY_IDS.map((id, index) => [id, index]))

/** -1 for an id that is no company. */
export function companyIndex(id: string): number {
  return INDEX.get(id) ?? -1
}

export function companyData(company: number): CompanyData {
  return COMPANIES[company] as CompanyData
}

export function companyId(company: number): CompanyId {
  return COMPANY_IDS[company] as CompanyId
}

export function kindOf(company: number): CompanyKind {
  return companyData(company).kind
}

/** Coal and pre-state railways: one owner, no shares. — IV.2, IV.3 */
export function isSmall(company: number): boolean {
  return company < FIRST_STOCK_COMPANY
}

const FIRST_STOCK_COMPANY = INDEX.get('BK') as number

/** Its coal railway's regional one, its pre-state railway's state one and the reverse; -1 where there is none. */
export function linkedTo(company: number): number {
  const { linked } = companyData(company)
  return linked === null ? -1 : companyIndex(linked)
}

/** The railways that a state railway is formed of, number 1 first. — IV.3 */
export function predecessorsOf(state: number): readonly number[] {
  return PREDECESSORS[state] as readonly number[]
}

const PREDECESSORS = COMPANIES.map(({ id }) =>
  COMPANIES.flatMap((each, index) => (each.kind === 'preState' && each.linked === id ? [index] : [])),
)

/** All companies of a kind, in the order of the list. */
export function ofKind(kind: CompanyKind): readonly number[] {
  return BY_KIND[kind]
}

const BY_KIND = Object.fromEntries(
  KINDS.map((kind) => [kind, COMPANIES.flatMap((each, index) => (each.kind === kind ? [index] : []))]),
) as unknown as Readonly<Record<CompanyKind, readonly number[]>>
