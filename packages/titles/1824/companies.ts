/** Coal and pre-state railways belong to one owner; regional and state railways have shares. — IV.2–IV.4 */
export const KINDS = ['coal', 'preState', 'regional', 'state'] as const
export type Kind = (typeof KINDS)[number]

export interface CompanyData {
  readonly id: string
  readonly name: string
  readonly kind: Kind
  /** Its number among the railways of its kind or of its state railway; 0 where there is none. */
  readonly number: number
  /** The hex and the city of its home on the standard map; a state railway takes over those of its predecessors. */
  readonly home: string
  readonly homeStop: number
  readonly homeName: string
  /** The stock company it is exchanged for: a coal railway for a regional, a pre-state for a state railway. */
  readonly becomes: string | null
  readonly colour: string
  readonly text: string
}

// prettier-ignore
export const COMPANIES = [
  { id: 'EPP', name: 'Eisenbahn Pilsen – Priesen', kind: 'coal', number: 1, home: 'C6', homeStop: 0, homeName: 'C6', becomes: 'BK', colour: '#1E1E1E', text: '#FFFFFF' },
  { id: 'EOD', name: 'Eisenbahn Oderberg – Dombran', kind: 'coal', number: 2, home: 'A12', homeStop: 0, homeName: 'A12', becomes: 'MS', colour: '#1E1E1E', text: '#FFFFFF' },
  { id: 'MLB', name: 'Mosty – Lemberg Bahn', kind: 'coal', number: 3, home: 'A22', homeStop: 0, homeName: 'A22', becomes: 'CL', colour: '#1E1E1E', text: '#FFFFFF' },
  { id: 'SPB', name: 'Simeria – Petrosani Bahn', kind: 'coal', number: 4, home: 'H25', homeStop: 0, homeName: 'H25', becomes: 'SB', colour: '#1E1E1E', text: '#FFFFFF' },
  { id: 'SD1', name: 'Wien – Gloggnitzer Eisenbahngesellschaft', kind: 'preState', number: 1, home: 'E12', homeStop: 0, homeName: 'Wien', becomes: 'SD', colour: '#F28C28', text: '#000000' },
  { id: 'SD2', name: 'Kärntner Bahn', kind: 'preState', number: 2, home: 'G10', homeStop: 0, homeName: 'Graz', becomes: 'SD', colour: '#F28C28', text: '#000000' },
  { id: 'SD3', name: 'Nordtiroler Bahn', kind: 'preState', number: 3, home: 'G4', homeStop: 0, homeName: 'Innsbruck', becomes: 'SD', colour: '#F28C28', text: '#000000' },
  { id: 'UG1', name: 'Eisenbahn Pest – Waitzen', kind: 'preState', number: 1, home: 'F17', homeStop: 1, homeName: 'Pest', becomes: 'UG', colour: '#B36BAF', text: '#000000' },
  { id: 'UG2', name: 'Mohács – Fünfkirchner Bahn', kind: 'preState', number: 2, home: 'H15', homeStop: 0, homeName: 'Fünfkirchen', becomes: 'UG', colour: '#B36BAF', text: '#000000' },
  { id: 'KK1', name: 'Kaiserin Elisabeth Bahn', kind: 'preState', number: 1, home: 'E12', homeStop: 1, homeName: 'Wien', becomes: 'KK', colour: '#D8C39A', text: '#000000' },
  { id: 'KK2', name: 'Kaiser Ferdinand Bahn', kind: 'preState', number: 2, home: 'E12', homeStop: 2, homeName: 'Wien', becomes: 'KK', colour: '#D8C39A', text: '#000000' },
  { id: 'BK', name: 'Böhmische Kommerzbahn', kind: 'regional', number: 0, home: 'B9', homeStop: 0, homeName: 'Prag', becomes: null, colour: '#2A64AE', text: '#FFFFFF' },
  { id: 'MS', name: 'Mährisch – Schlesische Eisenbahn', kind: 'regional', number: 0, home: 'C12', homeStop: 0, homeName: 'Brünn', becomes: null, colour: '#F3CE1C', text: '#000000' },
  { id: 'CL', name: 'Carl Ludwigs-Bahn', kind: 'regional', number: 0, home: 'B23', homeStop: 0, homeName: 'Lemberg', becomes: null, colour: '#2B2B2B', text: '#FFFFFF' },
  { id: 'SB', name: 'Siebenbürgische Bahn', kind: 'regional', number: 0, home: 'G26', homeStop: 0, homeName: 'Kronstadt', becomes: null, colour: '#2E8B45', text: '#FFFFFF' },
  { id: 'BH', name: 'Bosnisch-Herzegowinische Landesbahn', kind: 'regional', number: 0, home: 'J13', homeStop: 0, homeName: 'Sarajevo', becomes: null, colour: '#CE2A2A', text: '#FFFFFF' },
  { id: 'SD', name: 'Südbahn', kind: 'state', number: 0, home: 'E12', homeStop: 0, homeName: 'Wien', becomes: null, colour: '#F28C28', text: '#000000' },
  { id: 'UG', name: 'Ungarische Staatsbahn', kind: 'state', number: 0, home: 'F17', homeStop: 1, homeName: 'Budapest', becomes: null, colour: '#B36BAF', text: '#000000' },
  { id: 'KK', name: 'k&k Staatsbahn', kind: 'state', number: 0, home: 'E12', homeStop: 1, homeName: 'Wien', becomes: null, colour: '#D8C39A', text: '#000000' },
] as const satisfies readonly CompanyData[]

export type CompanyId = (typeof COMPANIES)[number]['id']
export const COMPANY_IDS: readonly CompanyId[] = COMPANIES.map((company) => company.id)

/** Every stock company has a certificate of 20 % and eight of 10 %. — IV.4.1 */
export const SHARE_PERCENT = 10
export const SHARES = 10
export const DIRECTOR_SHARES = 2

/** What a small railway may cost; a coal railway is sold at any of these. — IV.2, IV.3 */
export const COAL_PRICES: readonly number[] = [120, 140, 160, 180, 200]
export const PRE_STATE_PRICES: readonly number[] = [240, 120, 120]

/** Prices of the stations on a charter, the home's first. — IV.4.2–IV.4.4, VII.8 */
export const STATION_PRICES: Readonly<Record<Kind, readonly number[]>> = {
  coal: [0],
  preState: [0],
  regional: [0, 40, 100],
  state: [0, 40, 100, 100, 100],
}

const INDEX = new Map<string, number>(COMPANY_IDS.map((id, index) => [id, index]))

/** -1 for an id that is no company. */
export function companyIndex(id: string): number {
  return INDEX.get(id) ?? -1
}

export function companyId(company: number): CompanyId {
  return COMPANY_IDS[company] as CompanyId
}

export function companyData(company: number): CompanyData {
  return COMPANIES[company] as CompanyData
}

export function kindOf(company: number): Kind {
  return companyData(company).kind
}

/** A coal or a pre-state railway: no shares, one owner, halves. — IV.2, IV.3 */
export function isSmall(company: number): boolean {
  const kind = kindOf(company)
  return kind === 'coal' || kind === 'preState'
}

/** The small railways that are exchanged for shares of this stock company, by their numbers. — IV.2, IV.3 */
export function predecessorsOf(company: number): readonly number[] {
  return PREDECESSORS[company] as readonly number[]
}

const PREDECESSORS = COMPANIES.map(({ id }) =>
  COMPANIES.flatMap(({ becomes }, company) => (becomes === id ? [company] : [])),
)

/** The price of a pre-state railway. — IV.3 */
export function preStatePrice(company: number): number {
  return PRE_STATE_PRICES[companyData(company).number - 1] as number
}

/** All companies of a kind, in the order of the list. */
export function ofKind(kind: Kind): readonly number[] {
  return BY_KIND[kind]
}

const BY_KIND: Readonly<Record<Kind, readonly number[]>> = {
  coal: membersOf('coal'),
  preState: membersOf('preState'),
  regional: membersOf('regional'),
  state: membersOf('state'),
}

function membersOf(kind: Kind): readonly number[] {
  return COMPANIES.flatMap((company, index) => (company.kind === kind ? [index] : []))
}
