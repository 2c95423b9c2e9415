import { type Rng, type Seat, createRng, draw } from '@roundhouse/kernel'
import { COMPANIES, COMPANY_IDS, type ChicagoState, chicagoExpress } from '@roundhouse/titles/chicago-express'
import type { Bot } from '../packages/bots/src/bot.ts'
import {
  type Common,
  SHARE_INPUTS,
  commonOf,
  shareInputs,
} from '../packages/bots/src/chicago-express/features.ts'
import { FIGURES, type Figures } from '../packages/bots/src/chicago-express/figures.ts'
import { type Learnt, SHARE_SCALE, byLearning } from '../packages/bots/src/chicago-express/learnt.ts'
import { onePly } from '../packages/bots/src/chicago-express/one-ply.ts'
import { byRulesOfThumb } from '../packages/bots/src/chicago-express/rules-of-thumb.ts'
import {
  type Holdings,
  MOST_SEATS,
  holdingsInto,
  noHoldings,
} from '../packages/bots/src/chicago-express/seat-features.ts'
import { playOut } from './play-out.ts'

/** Positions of played games with what came of them, as rows of figures. */
export interface Lessons {
  /** Each row the inputs of a share and what it still brought. */
  readonly shares: Float32Array
  /** Each row what `seatRow` writes: money and shares, the rows of the shares above, and who won. */
  readonly seats: Float32Array
}

export const SHARE_ROW = SHARE_INPUTS + 1
const C = COMPANIES.length
/** How many figures of the table come first. */
export const TABLE_FIGURES = 7
/** Which of them tells how many first shares are left. */
export const INITIAL_AT = 5
/** Those; cash; per share; held; unsold; treasuries; rows of shares; winners. */
export const SEAT_ROW = TABLE_FIGURES + MOST_SEATS + C + C * MOST_SEATS + C + C + C + MOST_SEATS
/** Where in it the rows of the shares are named. */
export const SHARES_UNTIL = SEAT_ROW - MOST_SEATS
export const SHARES_FROM = SHARES_UNTIL - C

/** How often a position before the first turn is told. */
const INITIAL_TOLD = 4

interface Position {
  readonly shares: readonly {
    readonly company: number
    readonly inputs: Float64Array
    readonly paid: number
  }[]
  readonly turn: Seat
  readonly common: Common
  readonly holdings: Holdings
}

/**
 * Plays games among the present networks, older ones and rules of thumb of various weights; in `among` of a hundred games
 * one plays by the present networks and all others by rules of thumb.
 */
export function selfPlay(games: number, seed: string, league: readonly Learnt[], among: number): Lessons {
  const rng = createRng(seed)
  const shares: number[] = []
  const seats: number[] = []
  for (let game = 0; game < games; game++) {
    const players = 3 + draw(rng, 3)
    gameInto(players, `${seed}/${game}`, tableOf(players, rng, league, among), rng, shares, seats)
  }
  return { shares: Float32Array.from(shares), seats: Float32Array.from(seats) }
}

/**
 * Who knows only its like is easily surprised, so tables are of three kinds: one among rules of thumb, one other among the
 * newest, all mixed.
 */
function tableOf(players: number, rng: Rng, league: readonly Learnt[], among: number): Bot[] {
  const newest = league.at(-1)
  const seats = Array.from({ length: players }, (_, seat) => seat)
  if (newest === undefined) return seats.map(() => thumb(rng))
  const lot = draw(rng, 100)
  const one = draw(rng, players)
  if (lot < among) {
    const plain = draw(rng, 2) === 0
    return seats.map((seat) => (seat === one ? learntBot(rng, newest) : thumb(rng, plain)))
  }
  const older = (): Learnt => league[draw(rng, league.length)] as Learnt
  if (lot % 2 === 0) {
    const other = draw(rng, 4) === 0 ? thumb(rng) : learntBot(rng, older())
    return seats.map((seat) => (seat === one ? other : learntBot(rng, newest)))
  }
  return seats.map(() => {
    const kind = draw(rng, 100)
    if (kind < 15) return thumb(rng)
    return learntBot(rng, kind < 55 ? older() : newest)
  })
}

function thumb(rng: Rng, plain = draw(rng, 2) === 0): Bot {
  const figures = plain ? FIGURES : scattered(rng)
  const judge = byRulesOfThumb(figures)
  return onePly({ id: 'thumb', judge, figures, whim: figures.gainWhim, builds: 6, bids: 'reserve' })
}

function learntBot(rng: Rng, learnt: Learnt): Bot {
  const whim = 0.003 + draw(rng, 4) * 0.01
  return onePly({
    id: 'learnt',
    judge: byLearning([learnt]),
    figures: FIGURES,
    whim,
    builds: 6,
    bids: 'outcome',
  })
}

/** Rules of thumb of another mind: each figure up to a third off, so that prices of every height occur. */
export function scattered(rng: Rng): Figures {
  const figures: Record<string, number> = { ...FIGURES }
  for (const name of Object.keys(figures)) {
    figures[name] = (figures[name] as number) * (0.7 + draw(rng, 601) / 1000)
  }
  figures['bidWhim'] = draw(rng, 31) / 100
  return figures as unknown as Figures
}

/** Plays a game and adds its positions, with what came of them, to the rows of shares and seats. */
export function gameInto(
  players: number,
  seed: string,
  bots: readonly Bot[],
  rng: Rng,
  shares: number[],
  seats: number[],
): void {
  /** What a share of each company has brought so far. */
  const paid = COMPANIES.map(() => 0)
  const positions: Position[] = []
  const state = playOut({
    bots: bots.slice(0, players),
    seed,
    nature: seed,
    rng,
    work: () => 1000,
    before: (now) => {
      if (isLesson(now)) positions.push(positionOf(now, paid))
    },
    told: (event) => {
      if (event.type === 'chicagoReached') note(paid, event.payout)
      if (event.type === 'generalDividendPaid') for (const payout of event.payouts) note(paid, payout)
    },
  })
  const winners = chicagoExpress.standing(state).filter(({ rank }) => rank === 1)
  for (const position of positions) {
    const rows = COMPANIES.map(() => -1)
    for (const { company, inputs, paid: before } of position.shares) {
      rows[company] = shares.length / SHARE_ROW
      shares.push(...inputs, ((paid[company] as number) - before) / SHARE_SCALE)
    }
    const { common, holdings, turn } = position
    const { payouts, untilDividend, sales, initial, first } = common
    const won = Array.from({ length: MOST_SEATS }, (_, seat) =>
      winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0,
    )
    // The first auctions decide most and are seldom seen.
    for (let time = 0; time < (initial > 0 ? INITIAL_TOLD : 1); time++) {
      seats.push(players, turn, payouts, untilDividend, sales, initial, first, ...holdings.cash)
      seats.push(...holdings.perShare, ...holdings.held, ...holdings.unsold, ...holdings.treasury)
      seats.push(...rows, ...won)
    }
  }
}

/** Before each turn, and before each of the first auctions. */
function isLesson(state: ChicagoState): boolean {
  if (state.auction === null) return state.step === 'chooseDial'
  const { kind, leader, passed } = state.auction
  return kind === 'initial' && leader === null && !passed.includes(true) && state.auction.company > 0
}

function positionOf(state: ChicagoState, paid: readonly number[]): Position {
  const common = commonOf(state)
  const found: { company: number; inputs: Float64Array; paid: number }[] = []
  for (let company = 0; company < COMPANIES.length; company++) {
    const { open, holders } = state.companies[company] as { open: boolean; holders: readonly Seat[] }
    if (!open || holders.length === 0) continue
    const inputs = new Float64Array(SHARE_INPUTS)
    shareInputs(state, company, common, inputs)
    found.push({ company, inputs, paid: paid[company] as number })
  }
  const holdings = noHoldings()
  holdingsInto(holdings, state)
  return { shares: found, turn: state.turn, common, holdings }
}

function note(paid: number[], { company, perShare }: { company: string; perShare: number }): void {
  const index = COMPANY_IDS.findIndex((id) => id === company)
  paid[index] = (paid[index] as number) + perShare
}
