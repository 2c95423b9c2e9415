import type { TrainCode } from '@roundhouse/railways'

/** The letters of the cards; each names the phase that its first card begins. — VIII.12 */
export const PHASES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const
export type PhaseId = (typeof PHASES)[number]

export interface KindData {
  readonly kind: string
  /** Red, blue and green trains run for small, medium and large companies: 0, 1, 2. */
  readonly size: 0 | 1 | 2
  /** How far it runs: the number before the plus or the E. */
  readonly reach: number
  /** The kinds that become obsolete when it is sold. — VIII.12 */
  readonly scraps: readonly string[]
}

export const KINDS = [
  { kind: '2', size: 0, reach: 2, scraps: [] },
  { kind: '3', size: 0, reach: 3, scraps: [] },
  { kind: '4', size: 0, reach: 4, scraps: ['2'] },
  { kind: '5', size: 0, reach: 5, scraps: ['2', '3'] },
  { kind: '2+2', size: 1, reach: 2, scraps: [] },
  { kind: '3+3', size: 1, reach: 3, scraps: [] },
  { kind: '4+4', size: 1, reach: 4, scraps: ['2+2'] },
  { kind: '5+5', size: 1, reach: 5, scraps: ['2+2', '3+3'] },
  { kind: '3E', size: 2, reach: 3, scraps: [] },
  { kind: '4E', size: 2, reach: 4, scraps: [] },
  { kind: '5E', size: 2, reach: 5, scraps: [] },
  { kind: '6E', size: 2, reach: 6, scraps: ['3E'] },
  { kind: '8E', size: 2, reach: 8, scraps: ['3E', '4E'] },
] as const satisfies readonly KindData[]

export type TrainKind = (typeof KINDS)[number]['kind']

export interface CardData {
  readonly letter: PhaseId
  /** How many there are; -1 is no limit. */
  readonly count: number
  /** What a card may be used as, and its price. */
  readonly faces: readonly { readonly kind: TrainKind; readonly price: number }[]
  /** Train limits of small, medium and large companies in this phase. */
  readonly limits: readonly [number, number, number]
  readonly tiles: 'yellow' | 'green' | 'brown' | 'grey'
}

// prettier-ignore
export const CARDS: readonly CardData[] = [
  { letter: 'a', count: 5, faces: [{ kind: '2', price: 70 }], limits: [3, 0, 0], tiles: 'yellow' },
  { letter: 'b', count: 4, faces: [{ kind: '2', price: 70 }, { kind: '2+2', price: 80 }], limits: [3, 3, 0], tiles: 'yellow' },
  { letter: 'c', count: 4, faces: [{ kind: '3', price: 120 }, { kind: '2+2', price: 80 }], limits: [3, 3, 0], tiles: 'yellow' },
  { letter: 'd', count: 4, faces: [{ kind: '3', price: 120 }, { kind: '3+3', price: 180 }, { kind: '3E', price: 250 }], limits: [3, 3, 3], tiles: 'green' },
  { letter: 'e', count: 4, faces: [{ kind: '4', price: 250 }, { kind: '3+3', price: 180 }, { kind: '3E', price: 250 }], limits: [2, 3, 3], tiles: 'green' },
  { letter: 'f', count: 4, faces: [{ kind: '4', price: 250 }, { kind: '4+4', price: 400 }, { kind: '4E', price: 350 }], limits: [2, 2, 3], tiles: 'green' },
  { letter: 'g', count: 4, faces: [{ kind: '5', price: 350 }, { kind: '4+4', price: 400 }, { kind: '4E', price: 350 }], limits: [2, 2, 3], tiles: 'brown' },
  { letter: 'h', count: 2, faces: [{ kind: '5', price: 350 }, { kind: '5+5', price: 500 }, { kind: '5E', price: 700 }], limits: [1, 2, 3], tiles: 'brown' },
  { letter: 'i', count: 2, faces: [{ kind: '5', price: 350 }, { kind: '5+5', price: 500 }, { kind: '6E', price: 800 }], limits: [1, 1, 3], tiles: 'grey' },
  { letter: 'j', count: -1, faces: [{ kind: '5', price: 350 }, { kind: '5+5', price: 500 }, { kind: '8E', price: 1000 }], limits: [1, 1, 2], tiles: 'grey' },
]

/** A train by kind and letter, e.g. '2+2b': a card and the face it is used as. */
export type TrainId = `${TrainKind}${PhaseId}`

/** Trains are kept as codes: letter × 3 + face. */
export const FACES = 3

export interface TrainData {
  readonly id: TrainId
  readonly code: TrainCode
  readonly letter: number
  /** Index into KINDS. */
  readonly kind: number
  readonly size: 0 | 1 | 2
  readonly reach: number
  readonly price: number
}

/** By code; null where a card has no such face. */
export const TRAINS: readonly (TrainData | null)[] = CARDS.flatMap((card, letter) =>
  Array.from({ length: FACES }, (_, face) => {
    const printed = card.faces[face]
    if (printed === undefined) return null
    const kind = kindIndex(printed.kind)
    const { size, reach } = KINDS[kind] as KindData
    const id: TrainId = `${printed.kind}${card.letter}`
    return { id, code: letter * FACES + face, letter, kind, size, reach, price: printed.price }
  }),
)

/** The faces as the railway parts read them. */
export const FLEET = { faces: FACES, trains: TRAINS }

const CODES = new Map<string, number>(
  TRAINS.flatMap((train) => (train === null ? [] : [[train.id, train.code]])),
)

export function kindIndex(kind: string): number {
  return KINDS.findIndex((each) => each.kind === kind)
}

/** -1 for an id that is no train. */
export function trainCode(id: string): TrainCode {
  return CODES.get(id) ?? -1
}

export function trainData(code: TrainCode): TrainData {
  return TRAINS[code] as TrainData
}

export function trainId(code: TrainCode): TrainId {
  return trainData(code).id
}
