/** The trains in the order of their cards: normal trains are sold one type after the other, g-trains beside them. */
export interface TrainData {
  readonly id: string
  readonly kind: 'normal' | 'goods'
  /** Locations a normal train runs to; cities and red areas of a g-train. — VII.9 */
  readonly reach: number
  /** What the bank charges. */
  readonly price: number
  /** The lower price printed on the card; the standard price where the card has one only. — VII.11, table A1 */
  readonly between: number
  /** The types that leave the game with the first of this one. — VII.14 */
  readonly scraps: readonly string[]
  /** The phase that its first sale or export begins; 0 where it begins none. — VII.14 */
  readonly begins: number
  /** The phase from which the bank sells it; normal trains come one after the other. — VII.11 */
  readonly from: number
}

// prettier-ignore
export const TRAINS = [
  { id: '2', kind: 'normal', reach: 2, price: 80, between: 80, scraps: [], begins: 2, from: 1 },
  { id: '3', kind: 'normal', reach: 3, price: 180, between: 140, scraps: [], begins: 3, from: 1 },
  { id: '4', kind: 'normal', reach: 4, price: 280, between: 190, scraps: ['2'], begins: 4, from: 1 },
  { id: '5', kind: 'normal', reach: 5, price: 400, between: 260, scraps: [], begins: 5, from: 1 },
  { id: '6', kind: 'normal', reach: 6, price: 600, between: 400, scraps: ['3'], begins: 6, from: 1 },
  { id: '8', kind: 'normal', reach: 8, price: 800, between: 500, scraps: ['4'], begins: 7, from: 1 },
  { id: '10', kind: 'normal', reach: 10, price: 1000, between: 600, scraps: ['5'], begins: 8, from: 1 },
  { id: '1g', kind: 'goods', reach: 1, price: 120, between: 120, scraps: [], begins: 0, from: 2 },
  { id: '2g', kind: 'goods', reach: 2, price: 240, between: 180, scraps: [], begins: 0, from: 3 },
  { id: '3g', kind: 'goods', reach: 3, price: 360, between: 240, scraps: ['1g'], begins: 0, from: 4 },
  { id: '4g', kind: 'goods', reach: 4, price: 600, between: 420, scraps: ['1g', '2g'], begins: 0, from: 6 },
  { id: '5g', kind: 'goods', reach: 5, price: 800, between: 500, scraps: ['1g', '2g', '3g'], begins: 0, from: 7 },
] as const satisfies readonly TrainData[]

export type TrainId = (typeof TRAINS)[number]['id']

/** How many types of normal trains there are: they come before the g-trains. */
export const NORMAL_TYPES = 7

/** Phases are numbered as in the rulebook; the game begins in phase 1. — VII.14 */
export const FIRST_PHASE = 1
export const PHASES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
export type PhaseId = (typeof PHASES)[number]

export function phaseId(phase: number): PhaseId {
  return PHASES[phase - 1] as PhaseId
}

/** The cards as the railway parts read them: one face each, so a code is the number of the type. */
export const FLEET = {
  faces: 1,
  trains: TRAINS.map(({ price }, letter) => ({ letter, kind: letter, price })),
}

/** For each type the phase it begins, NO_PHASE for g-trains. */
export const BEGINS: readonly number[] = TRAINS.map(({ begins }) => (begins === 0 ? -1 : begins))

const CODES = new Map<string, number>(TRAINS.map(({ id }, code) => [id, code]))

/** -1 for an id that is no train. */
export function trainCode(id: string): number {
  return CODES.get(id) ?? -1
}

export function trainData(code: number): TrainData {
  return TRAINS[code] as TrainData
}

export function trainId(code: number): TrainId {
  return (TRAINS[code] as (typeof TRAINS)[number]).id
}
