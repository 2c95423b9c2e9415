import type { MapHex } from '@roundhouse/railways'
import type { SizeData } from './companies.ts'
import { HEXES } from './map.ts'

/**
 * Moravia–Silesia. The printed map, the homes on it and the minimum bids are lost: everything marked reconstructed is
 * our own and the player is told so. — XI.2
 */
// prettier-ignore
const INCLUDED: readonly string[] = [
  'A21', 'B18', 'B20', 'B22', 'B24', 'C19', 'C21', 'C23', 'C25', 'C27',
  'D20', 'D22', 'D24', 'D26', 'D28', 'E19', 'E21', 'E23', 'E25', 'E27',
  'F20', 'F22', 'F24', 'F26', 'G19', 'G21', 'G23', 'G25', 'G27', 'H18',
  'H20', 'H22', 'H24', 'I19', 'I21', 'I23', 'D18', 'F18', 'I17',
]

/** Reconstructed: two red hexes of the western border. */
const OVERRIDES: Readonly<Record<string, Partial<MapHex>>> = {
  D18: { names: ['Dresden'], reserved: { company: 'Sx', tile: '8896' }, stops: [], terrain: [] },
  F18: { names: ['München'], reserved: { company: 'By', tile: '8898' }, stops: [], terrain: [] },
  C25: { homes: [] },
  G19: { homes: [] },
  F22: { homes: [] },
}

export const MORAVIAN_HEXES: readonly MapHex[] = HEXES.filter((hex) => INCLUDED.includes(hex.id)).map(
  (hex) => ({
    ...hex,
    ...OVERRIDES[hex.id],
  }),
)

/** Reconstructed, except that each is the hex of its country on this map. */
export const MORAVIAN_HOMES: Readonly<Record<string, readonly string[]>> = {
  Sx: ['D18'],
  Pr: ['B18', 'A21'],
  By: ['F18'],
  kk: ['I17'],
  Ug: ['I23', 'G27'],
}

/** Five large companies with figures of their own. */
export const MORAVIAN_SIZE: SizeData = {
  shares: 10,
  percent: 10,
  holdingLimit: 70,
  startPrices: [50, 55, 60, 65, 70],
  stationPrices: [0, 40, 100],
  climb: 1,
  from: 0,
}

export const MORAVIAN_CASH: Readonly<Record<number, number>> = { 2: 500, 3: 450 }
export const MORAVIAN_CERTIFICATES: Readonly<Record<number, number>> = { 2: 15, 3: 13 }

/** Cards by letter: how many there are with two and with three players, the one kind they are, the limit they bring. */
export const MORAVIAN_CARDS: Readonly<
  Record<
    string,
    { readonly counts: readonly [number, number]; readonly face: number; readonly limit: number }
  >
> = {
  a: { counts: [5, 6], face: 0, limit: 4 },
  d: { counts: [4, 5], face: 0, limit: 4 },
  e: { counts: [3, 3], face: 0, limit: 4 },
  g: { counts: [2, 3], face: 1, limit: 3 },
  j: { counts: [-1, -1], face: 1, limit: 2 },
}

/** The privates and their minimum bids (reconstructed); the first three are local railways. */
export const PRIVATES = [
  { id: 'S', local: 'S1', minimum: 25 },
  { id: 'M', local: 'M1', minimum: 40 },
  { id: 'L', local: 'L1', minimum: 55 },
  { id: '3E', local: null, minimum: 60 },
  { id: 'MW', local: null, minimum: 40 },
] as const
export type PrivateId = (typeof PRIVATES)[number]['id']

export const BID_STEP = 5
/** The progress track begins with the stock round left of 50. */
export const FIRST_SET = 2
/** The home of the MW private. */
export const MW_HEX = 'F22'
