import { type FleetState, type FleetTable, NO_PHASE, UNLIMITED } from '../src/index.ts'

/** The bank at the start. */
export function fleetOf(depot: readonly number[]): FleetState {
  return { phase: 0, depot: [...depot], pool: [], scrapped: depot.map(() => 0), obsolete: 0 }
}

/** 18CZ: the cards d, e and h, three faces each. — XII.9 */
export const CZ = {
  kinds: ['3', '4', '5', '3+3', '5+5', '3E', '5E'],
  table: {
    faces: 3,
    trains: [
      { letter: 0, kind: 0, price: 120 },
      { letter: 0, kind: 3, price: 180 },
      { letter: 0, kind: 5, price: 250 },
      { letter: 1, kind: 1, price: 250 },
      { letter: 1, kind: 3, price: 180 },
      { letter: 1, kind: 5, price: 250 },
      { letter: 2, kind: 2, price: 350 },
      { letter: 2, kind: 4, price: 500 },
      { letter: 2, kind: 6, price: 700 },
    ],
  } satisfies FleetTable,
  depot: [4, 4, 2],
}

/** 1824: normal trains 2 3 4 5 6 8 10, then g-trains 1g to 5g, an offer of their own. — VII.11 */
const NORMAL = [80, 180, 280, 400, 600, 800, 1000]
const GOODS = [120, 240, 360, 600, 800]
export const AUSTRIA = {
  names: ['2', '3', '4', '5', '6', '8', '10', '1g', '2g', '3g', '4g', '5g'],
  normal: NORMAL.length,
  table: {
    faces: 1,
    trains: [...NORMAL, ...GOODS].map((price, letter) => ({ letter, kind: letter, price })),
  } satisfies FleetTable,
  depot: [9, 7, 4, 3, 3, 2, UNLIMITED, 6, 5, 4, 3, 2],
  /** Phase 0 is the start; each first normal train begins the next one. — VII.14 */
  begins: [1, 2, 3, 4, 5, 6, 7, ...GOODS.map(() => NO_PHASE)],
  /** The phase from which each g-train is sold. */
  goodsFrom: [1, 2, 3, 5, 6],
  retires: (sold: string): readonly string[] =>
    ({ '4': ['2'], '6': ['3'], '8': ['4'], '10': ['5'], '3g': ['1g'], '4g': ['1g', '2g'], '5g': ['3g'] })[
      sold
    ] ?? [],
  regionalLimit: [4, null, null, 3, null, 2, null, null],
  stateLimit: [4, null, null, null, null, 3, null, null],
  roundsInSet: [1, null, 2, null, null, 3, null, null],
}

/** 1862: bands A to H, each card a freight, a local or an express train. — 7.9 */
export const FREIGHT = 0
export const LOCAL = 1
export const EXPRESS = 2
export const EASTERN = {
  bands: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
  table: {
    faces: 3,
    trains: [100, 200, 280, 360, 500, 600, 700, 800].flatMap((price, band) =>
      [FREIGHT, LOCAL, EXPRESS].map(() => ({ letter: band, kind: band, price })),
    ),
  } satisfies FleetTable,
  depot: [7, 6, 4, 3, 3, 2, 1, UNLIMITED],
  begins: [0, 1, 2, 3, 4, 5, 6, 7],
  /** The band scrapped by each phase. — 9 */
  scraps: [null, null, 'A', null, 'B', 'C', 'D', null],
  /** Three, then two of each type; from G three in all. — 9 */
  limit: [
    { most: 3, ofEach: true },
    null,
    null,
    null,
    { most: 2, ofEach: true },
    null,
    { most: 3, ofEach: false },
  ],
  train: (band: string, type: number): number => EASTERN.bands.indexOf(band) * 3 + type,
  typeOf: (train: number): number => train % 3,
}
