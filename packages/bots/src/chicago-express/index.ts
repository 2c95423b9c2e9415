import type { GameState, Title } from '@roundhouse/kernel'
import { type ChicagoState, chicagoExpress } from '@roundhouse/titles/chicago-express'
import type { Bot } from '../bot.ts'
import { mannered } from '../manners.ts'
import { netFrom } from '../net.ts'
import type { TitleBots } from '../title-bots.ts'
import { type Driving, driving } from './driving.ts'
import { FIGURES, type Figures } from './figures.ts'
import type { Judge } from './judge.ts'
import { type Learnt, byLearning } from './learnt.ts'
import { MANNERS } from './manners.ts'
import { onePly } from './one-ply.ts'
import type { Manner } from './play-on.ts'
import { reasons } from './reasons.ts'
import { byRulesOfThumb } from './rules-of-thumb.ts'
import amongFiremen from './weights-among-firemen.json' with { type: 'json' }
import weights from './weights.json' with { type: 'json' }

export const learnt: readonly Learnt[] = weights.map(learntFrom)
/** The same networks, learnt on from games that Firemen play: those go otherwise, in their first half above all. */
const learntAmongFiremen = amongFiremen.map(learntFrom)
const [atTwo, atMore] = [learntAmongFiremen, learnt].map(byLearning) as [Judge, Judge]
/** Playing on as Apprentices do costs least; few builds are looked at for it. */
const thumb = byRulesOfThumb(FIGURES)
export const BY_THUMB: Manner = {
  judge: thumb,
  own: thumb,
  figures: FIGURES,
  whim: FIGURES.gainWhim,
  builds: 3,
  bids: 'reserve',
}
/** Playing on by what was learnt, one move ahead: one voice has to do for the others, and one for oneself. */
export function byLearningAlone(others: Learnt, own: Learnt): Manner {
  return {
    judge: byLearning([others]),
    own: byLearning([own]),
    figures: FIGURES,
    whim: 0.01,
    builds: 3,
    bids: 'outcome',
  }
}

/** The Fireman plays on what seems best once, the Driver until it is plain what is. */
const FIREMAN: Driving = {
  turns: 4,
  heats: 1,
  bidHeats: 2,
  wide: 3,
  builds: 12,
}
const DRIVER: Driving = {
  turns: 7,
  heats: 64,
  // Who plays bids on lets a rival have first shares cheap, and pays too much for later ones (docs/bots.md).
  bidHeats: 0,
  wide: 6,
  builds: 12,
}

function apprenticeBy(figures: Figures): Bot {
  const judge = byRulesOfThumb(figures)
  return onePly({ id: 'apprentice', judge, figures, whim: figures.gainWhim, builds: 6, bids: 'reserve' })
}

/** A Fireman that judges by these networks. */
export function firemanBy(networks: readonly Learnt[]): Bot {
  return driving('fireman', 500, byLearning(networks), [BY_THUMB], FIREMAN)
}

/** The networks of the Fireman have never seen a table of two, and go wrong there; the Driver's, which neither have, do not (docs/bots.md). */
function firemanByTable(): Bot {
  const [two, more] = [learntAmongFiremen, learnt].map(firemanBy) as [Bot, Bot]
  return {
    ...more,
    choose: (turn, draw, budget) => (isForTwo(turn.state) ? two : more).choose(turn, draw, budget),
  }
}

function isForTwo(state: GameState): boolean {
  return (state as ChicagoState).players === 2
}

/** A Driver that judges by these networks. */
export function driverBy(networks: readonly Learnt[]): Bot {
  return driving('driver', 14_000, byLearning(networks), mannersOfRivals(networks), DRIVER)
}

/** Rivals may be Firemen or Apprentices. */
function mannersOfRivals([own]: readonly Learnt[]): readonly Manner[] {
  return [byLearningAlone(learnt[0] as Learnt, own as Learnt), BY_THUMB]
}

/** The same, ten times as long: more turns are looked at, each more often. Not offered: see docs/bots.md. */
function engineerBy(networks: readonly Learnt[]): Bot {
  const look = { ...DRIVER, wide: 10, heats: 320 }
  return driving('engineer', 140_000, byLearning(networks), mannersOfRivals(networks), look)
}

export const bots: TitleBots = {
  title: chicagoExpress as unknown as Title,
  manners: mannered<Figures, Bot>(FIGURES, MANNERS, apprenticeBy),
  reasons,
  expectation: {
    level: 'fireman',
    measure: 'chance',
    samples: 1,
    looks: null,
    // What is bid in an auction is worth something only once it is over.
    isSettled: (state) => state.ended !== null || state.step === 'chooseDial',
    expect: (state) => [(isForTwo(state) ? atTwo : atMore).worths(state as ChicagoState)],
  },
  bots: {
    apprentice: apprenticeBy(FIGURES),
    fireman: firemanByTable(),
    driver: driverBy(learntAmongFiremen),
    engineer: engineerBy(learntAmongFiremen),
  },
}

function learntFrom({ share, seat }: (typeof weights)[number]): Learnt {
  return { share: netFrom(share), seat: netFrom(seat) }
}
