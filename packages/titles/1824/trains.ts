import { type FleetTable, NO_PHASE, UNLIMITED } from '@roundhouse/railways'

/** The phases; each begins with the first normal train of the next type, and the game in the first. — VII.14 */
export const PHASES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
export type PhaseId = (typeof PHASES)[number]

interface PrintedTrain {
  readonly id: string
  readonly kind: 'normal' | 'goods'
  /** Locations of a normal train, cities and red areas of a g-train. — VII.9 */
  readonly reach: number
  /** The standard price, which the bank asks. */
  readonly price: number
  /** The lower price printed on the card, for sales between companies; the standard one where no other is printed. */
  readonly betweenCompanies: number
  /** The phase it begins, of PHASES by number; NO_PHASE for g-trains. — VII.14 */
  readonly begins: number
  /** The phase from which a g-train is sold; normal trains are sold in their order. — VII.11 */
  readonly from: number
  /** The trains that become obsolete when the first of this type is sold. — VII.14, table B26 */
  readonly scraps: readonly string[]
}

// prettier-ignore
export const TRAINS = [
  { id: '2', kind: 'normal', reach: 2, price: 80, betweenCompanies: 80, begins: 1, from: 0, scraps: [] },
  { id: '3', kind: 'normal', reach: 3, price: 180, betweenCompanies: 140, begins: 2, from: 0, scraps: [] },
  { id: '4', kind: 'normal', reach: 4, price: 280, betweenCompanies: 190, begins: 3, from: 0, scraps: ['2'] },
  { id: '5', kind: 'normal', reach: 5, price: 400, betweenCompanies: 260, begins: 4, from: 0, scraps: [] },
  { id: '6', kind: 'normal', reach: 6, price: 600, betweenCompanies: 400, begins: 5, from: 0, scraps: ['3'] },
  { id: '8', kind: 'normal', reach: 8, price: 800, betweenCompanies: 500, begins: 6, from: 0, scraps: ['4'] },
  { id: '10', kind: 'normal', reach: 10, price: 1000, betweenCompanies: 600, begins: 7, from: 0, scraps: ['5'] },
  { id: '1g', kind: 'goods', reach: 1, price: 120, betweenCompanies: 120, begins: NO_PHASE, from: 1, scraps: [] },
  { id: '2g', kind: 'goods', reach: 2, price: 240, betweenCompanies: 180, begins: NO_PHASE, from: 2, scraps: [] },
  { id: '3g', kind: 'goods', reach: 3, price: 360, betweenCompanies: 240, begins: NO_PHASE, from: 3, scraps: ['1g'] },
  { id: '4g', kind: 'goods', reach: 4, price: 600, betweenCompanies: 420, begins: NO_PHASE, from: 5, scraps: ['1g', '2g'] },
  { id: '5g', kind: 'goods', reach: 5, price: 800, betweenCompanies: 500, begins: NO_PHASE, from: 6, scraps: ['1g', '2g', '3g'] },
] as const satisfies readonly PrintedTrain[]

export type TrainId = (typeof TRAINS)[number]['id']

export const TRAIN_IDS: readonly TrainId[] = TRAINS.map(({ id }) => id)

export interface TrainData extends PrintedTrain {
  readonly id: TrainId
}

/** Normal trains are the first ones; g-trains stand behind them, an offer of their own. — VII.11 */
export const NORMAL_TRAINS = TRAINS.filter(({ kind }) => kind === 'normal').length

/** How many of each there are. — VII.11, X.1, XI.1; table B2: 10-trains never run out */
export const TRAIN_COUNTS = {
  standard: [9, 7, 4, 3, 3, 2, UNLIMITED, 6, 5, 4, 3, 2],
  cisleithania2: [6, 5, 4, 2, 2, 1, UNLIMITED, 3, 2, 2, 1, 2],
  cisleithania3: [8, 6, 4, 3, 3, 2, UNLIMITED, 5, 4, 3, 2, 2],
} as const satisfies Record<string, readonly number[]>

/** Tiles that may be laid, and the colour by which red areas and mines pay; the last one printed holds. — VII.14 */
export const PHASE_COLOURS = ['yellow', null, 'green', null, 'brown', null, 'grey', null] as const
/** Operating rounds in a set. — VII.1 */
export const PHASE_ROUNDS = [1, null, 2, null, null, 3, null, null] as const

/** How many trains a company may own. — VII.11, VII.14 */
export const TRAIN_LIMITS = {
  coal: [2, null, null, null, null, null, null, null],
  preState: [2, null, null, null, null, null, null, null],
  regional: [4, null, null, 3, null, 2, null, null],
  state: [4, null, null, null, null, 3, null, null],
} as const

/** The cards as the railway parts read them: each has one face, so a train's code is its place in the list. */
export const FLEET: FleetTable = {
  faces: 1,
  trains: TRAINS.map(({ price }, letter) => ({ letter, kind: letter, price })),
}

const CODES = new Map<string, number>(TRAINS.map(({ id }, code) => [id, code]))

/** -1 for an id that is no train. */
export function trainCode(id: string): number {
  return CODES.get(id) ?? -1
}

export function trainData(code: number): TrainData {
  return TRAINS[code] as TrainData
}

export function trainId(code: number): TrainId {
  return TRAINS[code]?.id as TrainId
}

export function isGoods(code: number): boolean {
  return code >= NORMAL_TRAINS
}
