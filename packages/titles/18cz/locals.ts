import type { PrivateIndex } from '@roundhouse/railways'
import type { Size } from './companies.ts'

export interface LocalData {
  readonly id: string
  readonly name: string
  readonly nameCz: string
  readonly opened: string
  /** 0 small, 1 medium, 2 large. */
  readonly size: 0 | 1 | 2
  /** On the pre-stock board. */
  readonly price: number
}

/** What the locals of one size have in common. — IV.1 */
export interface LocalSize {
  readonly size: Size
  readonly income: number
  readonly terrain: readonly string[]
  readonly colours: readonly string[]
}

export const LOCAL_SIZES: readonly LocalSize[] = [
  { size: 'small', income: 5, terrain: ['river'], colours: ['green'] },
  { size: 'medium', income: 10, terrain: ['river', 'hill'], colours: ['green', 'brown'] },
  { size: 'large', income: 20, terrain: ['river', 'hill', 'mountain'], colours: ['green', 'brown', 'grey'] },
]

export const LOCALS = [
  { id: 'S1', name: 'Plan – Tachau', nameCz: 'Planá – Tachov', opened: '1895-01-16', size: 0, price: 25 },
  { id: 'S2', name: 'Melnik – Mscheno', nameCz: 'Mělník – Mšeno', opened: '1897-06-22', size: 0, price: 30 },
  {
    id: 'S3',
    name: 'Zwittau – Politschka',
    nameCz: 'Svitavy – Polička',
    opened: '1897-10-16',
    size: 0,
    price: 35,
  },
  {
    id: 'S4',
    name: 'Wolframs – Teltsch',
    nameCz: 'Kostelec – Telč',
    opened: '1898-08-13',
    size: 0,
    price: 40,
  },
  {
    id: 'S5',
    name: 'Strakonitz – Blatna – Bresnitz',
    nameCz: 'Strakonice – Blatná – Březnice',
    opened: '1899-06-11',
    size: 0,
    price: 45,
  },
  {
    id: 'S6',
    name: 'Martinitz – Rochlitz',
    nameCz: 'Martinice v Krkonoších – Rokytnice',
    opened: '1899-12-07',
    size: 0,
    price: 50,
  },
  {
    id: 'M1',
    name: 'Raudnitz – Kmetnowes',
    nameCz: 'Roudnice – Kmetiněves',
    opened: '1900-11-02',
    size: 1,
    price: 40,
  },
  { id: 'M2', name: 'Schweißing – Haid', nameCz: 'Svojšín – Bor', opened: '1903-09-20', size: 1, price: 45 },
  {
    id: 'M3',
    name: 'Deutschbrod – Tischnowitz',
    nameCz: 'Německý Brod – Tišnov',
    opened: '1905-06-23',
    size: 1,
    price: 50,
  },
  {
    id: 'M4',
    name: 'Troppau – Grätz',
    nameCz: 'Opava – Hradec nad Moravicí',
    opened: '1905-06-28',
    size: 1,
    price: 55,
  },
  {
    id: 'M5',
    name: 'Hannsdorf – Mährisch Altstadt',
    nameCz: 'Hanušovice – Staré Město',
    opened: '1905-10-04',
    size: 1,
    price: 60,
  },
  { id: 'M6', name: 'Friedland – Bila', nameCz: 'Frýdlant – Bílá', opened: '1908-08-16', size: 1, price: 65 },
  {
    id: 'L1',
    name: 'Aujezd – Luhatschowitz',
    nameCz: 'Újezd – Luhačovice',
    opened: '1905-10-12',
    size: 2,
    price: 55,
  },
  {
    id: 'L2',
    name: 'Neuhaus – Wobratain',
    nameCz: 'Jindřichův Hradec – Obrataň',
    opened: '1906-12-24',
    size: 2,
    price: 60,
  },
  {
    id: 'L3',
    name: 'Opočno – Dobruschka',
    nameCz: 'Opočno – Dobruška',
    opened: '1908-11-01',
    size: 2,
    price: 65,
  },
  {
    id: 'L4',
    name: 'Wekelsdorf – Parschnitz – Trautenau',
    nameCz: 'Teplice – Poříčí – Trutnov',
    opened: '1908-09-24',
    size: 2,
    price: 70,
  },
  {
    id: 'L5',
    name: 'Nezamislitz – Morkowitz',
    nameCz: 'Nezamyslice – Morkovice',
    opened: '1909-11-30',
    size: 2,
    price: 75,
  },
  { id: 'L6', name: 'Taus – Tachau', nameCz: 'Domažlice – Tachov', opened: '1910-08-01', size: 2, price: 80 },
] as const satisfies readonly LocalData[]

export type LocalId = (typeof LOCALS)[number]['id']
export const LOCAL_IDS: readonly LocalId[] = LOCALS.map((local) => local.id)

const INDEX = new Map<string, number>(LOCAL_IDS.map((id, index) => [id, index]))

/** -1 for an id that is no local. */
export function localIndex(id: string): PrivateIndex {
  return INDEX.get(id) ?? -1
}

export function localId(local: PrivateIndex): LocalId {
  return LOCAL_IDS[local] as LocalId
}

export function localData(local: PrivateIndex): LocalData {
  return LOCALS[local] as LocalData
}

export function localSize(local: PrivateIndex): LocalSize {
  return LOCAL_SIZES[localData(local).size] as LocalSize
}
