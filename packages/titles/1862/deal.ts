import { type Rng, type Seat, createRng, draw, seedFrom, shuffle } from '@roundhouse/kernel'
import { type CompanyIndex, drawsFrom, indexesOf, shuffled } from '@roundhouse/railways'
import { COMPANIES } from './companies.ts'
import type { PermitStock } from './figures.ts'
import { TYPES, type TrainType } from './trains.ts'

/** What chance gives at the start. — 2.4 */
export interface Deal {
  /** All charters in the order of their places; those that are out of the game come last. */
  readonly drawn: readonly CompanyIndex[]
  /** The permit of each company in the game, in the same order, by the place of its type; none without permits. */
  readonly dealt: readonly number[]
  readonly priority: Seat
  readonly rng: Rng
}

export interface ToDeal {
  readonly seed: string
  readonly players: number
  /** How many companies are in the game. */
  readonly inGame: number
  readonly stock: PermitStock | null
}

/** Charters, then permits, of which the surplus is put away, then the seat with the priority deal. — 2.4.1–2.4.3 */
export function dealByLot({ seed, players, inGame, stock }: ToDeal): Deal {
  const rng = createRng(seed)
  const drawn = shuffle<CompanyIndex>(rng, [...indexesOf(COMPANIES)])
  const dealt = stock === null ? [] : shuffle(rng, cardsOf(stock)).slice(0, inGame)
  return { drawn, dealt, priority: draw(rng, players), rng }
}

function cardsOf(stock: PermitStock): number[] {
  return TYPES.flatMap((type, bit) => Array.from({ length: stock[type] }, () => bit))
}

/** The order in which 18xx.games lays out its permits, one of each in turn. */
const LAID_OUT: readonly TrainType[] = ['freight', 'express', 'local']

/**
 * As 18xx.games deals in the game of this number: the first charters leave, the permits go to the companies in the order
 * of the alphabet, the first player has the priority deal. The number stands at the end of the seed.
 */
export function dealAsThere({ seed, inGame, stock }: ToDeal): Deal {
  const digits = seedFrom(seed)
  const lot = drawsFrom(Number.parseInt(digits.slice(-NUMBER_DIGITS), 16))
  const all = shuffled([...indexesOf(COMPANIES)], lot)
  const out = COMPANIES.length - inGame
  const [left, drawn] = [all.slice(0, out), all.slice(out)]
  const most = Math.max(...TYPES.map((type) => stock?.[type] ?? 0))
  const cards = Array.from({ length: most }, (_, row) =>
    LAID_OUT.filter((type) => (stock?.[type] ?? 0) > row).map((type) => TYPES.indexOf(type)),
  ).flat()
  const mixed = shuffled(cards, lot)
  const byName = drawn.toSorted((one, other) => one - other)
  const dealt = stock === null ? [] : drawn.map((company) => mixed[byName.indexOf(company)] as number)
  return { drawn: [...drawn, ...left], dealt, priority: 0, rng: createRng(seed) }
}

const NUMBER_DIGITS = 13

/** The seed by which a game of ours is dealt as the one of this number there. */
export function seedOfNumber(number: number): string {
  return `sfc32:${number.toString(16).padStart(32, '0')}`
}
