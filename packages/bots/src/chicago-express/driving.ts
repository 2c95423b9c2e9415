import { type Seat, applyKnown } from '@roundhouse/kernel'
import {
  type Auction,
  type ChicagoAction,
  type ChicagoState,
  cashOf,
  chicagoExpress,
  leastBid,
} from '@roundhouse/titles/chicago-express'
import type { Bot, Candidate, Decision } from '../bot.ts'
import type { Budget } from '../budget.ts'
import { FIGURES } from './figures.ts'
import type { Judge } from './judge.ts'
import { PASS, bidOf, outcomes } from './one-ply.ts'
import { type Manner, playOn } from './play-on.ts'
import { wholeTurns } from './whole-turns.ts'

/** How far and how widely is looked. */
export interface Driving {
  /** Turns played on before the judge is asked: everybody has moved again, so that it judges like by like. */
  readonly turns: number
  /** How often each turn, and each bid and pass, is played on at most; 0: one ply decides. */
  readonly heats: number
  readonly bidHeats: number
  /** Whole turns that are played on, the best of one ply. */
  readonly wide: number
  /** Builds of each company among which those are chosen. */
  readonly builds: number
}

/**
 * Plays on. Each action is tried on a copy, everybody plays on for some turns, bids and all, and the judge tells what came
 * of it. This is repeated with other whims of the rivals, the same for every action, as long as it is open which is best.
 * Work is counted in positions looked at.
 */
export function driving(
  id: string,
  work: number,
  judge: Judge,
  /** How everybody may be thought to play, heat after heat in turn: nobody says what the others are. */
  manners: readonly Manner[],
  look: Driving,
): Bot {
  return {
    id,
    work,
    choose({ state: given, seat }, pickBelow, budget) {
      const state = given as ChicagoState
      const { auction } = state
      if (auction !== null && leastBid(auction) > cashOf(state, seat)) return { action: PASS, candidates: [] }
      const ways =
        auction === null ? turnsOf(state, judge, look, budget) : bidsOf(state, seat, auction, judge)
      if (ways.length > 1) {
        race(ways, state, seat, { judge, manners, look }, `${pickBelow(1_000_000)}`, budget)
      }
      return decisionOf(ways, seat)
    },
  }
}

/** A way to go on, with what one ply says of it and what every play-on came to. */
interface Way {
  readonly actions: readonly ChicagoAction[]
  readonly atOnce: readonly number[]
  readonly found: (readonly number[])[]
}

function turnsOf(state: ChicagoState, judge: Judge, look: Driving, budget: Budget): Way[] {
  const mover = state.turn
  const ways: Way[] = []
  for (const { actions, after } of wholeTurns(state, judge, FIGURES, look.builds)) {
    ways.push({ actions, atOnce: judge.worths(after), found: [] })
    if (!budget.spend(1)) break
  }
  return ways
    .toSorted((a, b) => (b.atOnce[mover] as number) - (a.atOnce[mover] as number))
    .slice(0, look.wide)
}

/** A bid is a question of yes or no: more than the least only makes it dearer. */
function bidsOf(state: ChicagoState, seat: Seat, auction: Auction, judge: Judge): Way[] {
  const least = leastBid(auction)
  const { won, passed } = outcomes(state, seat, least, judge)
  return [
    { actions: [bidOf(least)], atOnce: judge.worths(won), found: [] },
    { actions: [PASS], atOnce: judge.worths(passed), found: [] },
  ]
}

interface Race {
  readonly judge: Judge
  readonly manners: readonly Manner[]
  readonly look: Driving
}

/** Heat after heat, all ways that may still be best against the same whims. */
function race(
  ways: readonly Way[],
  state: ChicagoState,
  seat: Seat,
  { judge, manners, look }: Race,
  luck: string,
  budget: Budget,
): void {
  let open = ways
  const heats = state.auction === null ? look.heats : look.bidHeats
  for (let heat = 0; open.length > 1 && heat < heats; heat++) {
    const whims = { luck: `${luck}/${heat}`, without: seat }
    const manner = manners[heat % manners.length] as Manner
    const ends: (readonly number[])[] = []
    for (const { actions } of open) {
      const copy = chicagoExpress.clone(state)
      for (const action of actions) applyKnown(chicagoExpress, copy, seat, action, () => {})
      const ended = state.auction === null && copy.auction === null ? 1 : 0
      if (!playOn(copy, look.turns - ended, manner, whims, budget)) return
      ends.push(judge.worths(copy))
      if (!budget.spend(1)) return
    }
    // A heat counts for all or none.
    for (const [index, way] of open.entries()) way.found.push(ends[index] as readonly number[])
    open = stillOpen(open, seat)
  }
}

/** Before so many heats nothing is given up. */
const LEAST_HEATS = 3
/** How far one play-on is off, thought of before any is seen; it counts like one. */
const NOISE = 0.03
/** How many times as far as a mean may be off another way may lie behind. */
const DOUBT = 1.6
/** What is not worth another heat. */
const NEGLIGIBLE = 0.004

function stillOpen(ways: readonly Way[], seat: Seat): readonly Way[] {
  const best = ways.reduce((one, other) => (valueOf(other, seat) > valueOf(one, seat) ? other : one))
  if (best.found.length < LEAST_HEATS) return ways
  return ways.filter((way) => way === best || isClose(way, best, seat))
}

function isClose(way: Way, best: Way, seat: Seat): boolean {
  const heats = best.found.length
  const behind = best.found.map(
    (end, heat) => (end[seat] as number) - ((way.found[heat] as readonly number[])[seat] as number),
  )
  const mean = behind.reduce((sum, each) => sum + each, 0) / heats
  const squares = behind.reduce((sum, each) => sum + (each - mean) ** 2, NOISE ** 2)
  return (DOUBT * Math.sqrt(squares)) / heats - mean > NEGLIGIBLE
}

/** The mean of the play-ons; what one ply says counts like one of them. */
function valueOf({ atOnce, found }: Way, seat: Seat): number {
  const sum = found.reduce((all, end) => all + (end[seat] as number), atOnce[seat] ?? 0)
  return sum / (found.length + 1)
}

/** Whoever lasted longest comes first, then by value. */
function decisionOf(ways: readonly Way[], seat: Seat): Decision {
  const ordered = ways.toSorted(
    (a, b) => b.found.length - a.found.length || valueOf(b, seat) - valueOf(a, seat),
  )
  const candidates = ordered.map((way): Candidate => {
    const worth = way.atOnce.map((_, each) => valueOf(way, each))
    return { action: way.actions[0] as ChicagoAction, worth, line: way.actions }
  })
  return { action: (candidates[0] as Candidate).action, candidates }
}
