import type { TrainType } from './trains.ts'

/** All the money of the game, the players' included. — 2, 10.2 */
export const BANK_MONEY = 15_000

/** What depends on the number of players. — 2.4.4, 6.5.2 */
export interface PlayerFigures {
  readonly startingCash: number
  readonly certificateLimit: number
}

export const FIGURES: Readonly<Record<number, PlayerFigures>> = {
  2: { startingCash: 1200, certificateLimit: 25 },
  3: { startingCash: 800, certificateLimit: 18 },
  4: { startingCash: 600, certificateLimit: 13 },
  5: { startingCash: 480, certificateLimit: 11 },
  6: { startingCash: 400, certificateLimit: 10 },
  7: { startingCash: 345, certificateLimit: 9 },
  8: { startingCash: 300, certificateLimit: 8 },
}

/** How many companies are out from the start, from phase B and from phase C. — 2.4.1 */
export type Groups = readonly [start: number, phaseB: number, phaseC: number]

export const GROUPS: Groups = [8, 4, 4]
/** With seven or eight players, unless they leave the extra companies in the box. — 2.4.2 */
export const GROUPS_WITH_EXTRAS: Readonly<Record<number, Groups>> = { 7: [9, 4, 4], 8: [10, 4, 4] }

/** The phases that bring out the three groups. — 9 */
export const GROUP_PHASES: readonly number[] = [0, 1, 2]

/** Permits to draw from. — 2.4.1, 2.4.2 */
export type PermitStock = Readonly<Record<TrainType, number>>
export const PERMITS: PermitStock = { freight: 6, express: 5, local: 5 }
export const PERMITS_WITH_EXTRAS: PermitStock = { freight: 6, express: 6, local: 6 }

/** The colour of the newest tiles; the last one printed holds. — 9 */
export const PHASE_COLOURS = ['yellow', 'green', null, 'brown'] as const
/** Operating rounds in a set. — 9 */
export const PHASE_ROUNDS = [1, 2, null, 3] as const
/** The column by which red areas and ports pay. — 9 */
export const PHASE_STAGES = ['first', null, 'middle', null, 'last'] as const

/** How many trains a company may own: of each type, or in all. — 7.9 */
export interface TrainLimit {
  readonly most: number
  readonly of: 'each' | 'all'
}

/** Limits by phase, each until the next one. — 7.9 */
export type TrainLimits = readonly (TrainLimit | null)[]

export const TRAIN_LIMITS: TrainLimits = [each(3), null, null, null, each(2), null, all(3)]
/** With one type of train: the same for all of them together. — 11.1 */
export const SIMPLE_LIMITS: TrainLimits = [all(4), null, null, null, all(3), null, all(2)]

/** Tokens: what three of a chartered company cost, and each of the others. — 6.5.4 */
export const CHARTERED_TOKENS = 3
export const CHARTERED_TOKEN_PRICE = 60
export const TOKEN_PRICE = 40
export const FEWEST_TOKENS = 2
export const MOST_TOKENS = 7

/** Auctions go in fives, and who bids keeps three times the lowest par. — 4.1 */
export const BID_STEP = 5

/** Paid for each hex that local trains visit, and for a small station. — 7.8.2 */
export const SUBSIDY = 10
/** Paid for each hex between the ends of a freight, and if one is a port. — 7.8.1 */
export const FREIGHT_BONUS = 20
export const PORT_BONUS = 30

function each(most: number): TrainLimit {
  return { most, of: 'each' }
}

function all(most: number): TrainLimit {
  return { most, of: 'all' }
}
