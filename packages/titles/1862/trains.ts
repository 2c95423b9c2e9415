import { type FleetTable, type TrainCode, UNLIMITED } from '@roundhouse/railways'
import type { TrainList } from './edition.ts'

/** Each band names the phase that its first train begins. — 7.9, 9 */
export const PHASES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type PhaseId = (typeof PHASES)[number]

/** What a train may be bought as, and what a permit is for, in the order of a company without director. — 2.2, 7.3 */
export const TYPES = ['express', 'freight', 'local'] as const
export type TrainType = (typeof TYPES)[number]

/** How far a train goes: a freight so many hexes; the others are paid for `pay` of the `visit` stations they visit. */
export interface Length {
  readonly pay: number
  readonly visit: number
}

export interface BandData {
  readonly band: PhaseId
  readonly price: number
  readonly freight: number
  /** Local and express trains of a band are equally long. */
  readonly stations: Length
  readonly counts: Readonly<Record<TrainList, number>>
  /** The phase that scraps it; null: never. — 7.9 */
  readonly scrappedBy: PhaseId | null
  /** Warranties that come with it. — 7.10.1 */
  readonly freeWarranties: number
}

// prettier-ignore
export const BANDS: readonly BandData[] = [
  { band: 'A', price: 100, freight: 1, stations: { pay: 2, visit: 2 }, counts: counts(6, 7, 7), scrappedBy: 'C', freeWarranties: 1 },
  { band: 'B', price: 200, freight: 2, stations: { pay: 2, visit: 3 }, counts: counts(5, 6, 6), scrappedBy: 'E', freeWarranties: 0 },
  { band: 'C', price: 280, freight: 3, stations: { pay: 3, visit: 3 }, counts: counts(4, 4, 5), scrappedBy: 'F', freeWarranties: 0 },
  { band: 'D', price: 360, freight: 5, stations: { pay: 4, visit: 4 }, counts: counts(3, 3, 4), scrappedBy: 'G', freeWarranties: 1 },
  { band: 'E', price: 500, freight: 6, stations: { pay: 4, visit: 5 }, counts: counts(3, 3, 3), scrappedBy: null, freeWarranties: 0 },
  { band: 'F', price: 600, freight: 7, stations: { pay: 5, visit: 5 }, counts: counts(2, 2, 2), scrappedBy: null, freeWarranties: 0 },
  { band: 'G', price: 700, freight: 8, stations: { pay: 5, visit: 6 }, counts: counts(1, 1, 1), scrappedBy: null, freeWarranties: 0 },
  // Never runs out. — table B2
  { band: 'H', price: 800, freight: 9, stations: { pay: 6, visit: 6 }, counts: counts(UNLIMITED, UNLIMITED, UNLIMITED), scrappedBy: null, freeWarranties: 0 },
]

/** What one warranty costs, and how many a train may have, free ones included. — 7.10 */
export const WARRANTY_PRICE = 50
export const MOST_WARRANTIES = 3

/** A train as players call it: 1F, 2/3L, 4E. */
export type TrainId = string

export interface TrainData {
  readonly id: TrainId
  readonly code: TrainCode
  /** Index of its band, which is that of the phase it begins. */
  readonly band: number
  readonly type: TrainType
  readonly price: number
  /** For a freight the hexes it goes beyond its start. */
  readonly length: Length
}

/** Trains are kept as codes: band × 3 + type. */
const FACES = TYPES.length

/** By code. */
export const TRAINS: readonly TrainData[] = BANDS.flatMap(({ price, freight, stations }, band) =>
  TYPES.map((type, face) => {
    const length = type === 'freight' ? { pay: freight, visit: freight } : stations
    return { id: nameOf(type, length), code: band * FACES + face, band, type, price, length }
  }),
)

export const TRAIN_IDS: readonly TrainId[] = TRAINS.map(({ id }) => id)

/** The cards as the railway parts read them: whole bands become obsolete. */
export const FLEET: FleetTable = {
  faces: FACES,
  trains: TRAINS.map(({ band, price }) => ({ letter: band, kind: band, price })),
}

const CODES = new Map<string, TrainCode>(TRAINS.map(({ id, code }) => [id, code]))

/** -1 for an id that is no train. */
export function trainCode(id: TrainId): TrainCode {
  return CODES.get(id) ?? -1
}

export function trainData(code: TrainCode): TrainData {
  return TRAINS[code] as TrainData
}

export function trainId(code: TrainCode): TrainId {
  return trainData(code).id
}

/** The train of a band used as this type. */
export function trainOf(band: number, type: TrainType): TrainData {
  return trainData(band * FACES + TYPES.indexOf(type))
}

function nameOf(type: TrainType, { pay, visit }: Length): TrainId {
  const letter = { freight: 'F', local: 'L', express: 'E' }[type]
  return `${pay === visit ? pay : `${pay}/${visit}`}${letter}`
}

function counts(short: number, standard: number, long: number): BandData['counts'] {
  return { short, standard, long }
}
