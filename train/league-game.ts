import { createRng } from '@roundhouse/kernel'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { readFileSync } from 'node:fs'
import type { Bot } from '../packages/bots/src/bot.ts'
import { driving } from '../packages/bots/src/chicago-express/driving.ts'
import { FIGURES, type Figures } from '../packages/bots/src/chicago-express/figures.ts'
import {
  BY_THUMB,
  bots,
  byLearningAlone,
  driverBy,
  firemanBy,
  learnt,
} from '../packages/bots/src/chicago-express/index.ts'
import { type Learnt, byLearning } from '../packages/bots/src/chicago-express/learnt.ts'
import { MANNERS } from '../packages/bots/src/chicago-express/manners.ts'
import { onePly } from '../packages/bots/src/chicago-express/one-ply.ts'
import type { Manner } from '../packages/bots/src/chicago-express/play-on.ts'
import { byRulesOfThumb } from '../packages/bots/src/chicago-express/rules-of-thumb.ts'
import { novice } from '../packages/bots/src/novice.ts'
import { learntIn } from './kept.ts'
import { playOut } from './play-out.ts'
import { scattered } from './self-play.ts'

/** How a game ended for one of its bots. */
export type Outcome = 'won' | 'shared' | 'lost'

/** One game of one among others, its seat by the number of the game. */
export function outcomeOf(number: number, players: number, one: Bot, others: Bot): Outcome {
  const place = number % players
  const state = playOut({
    bots: Array.from({ length: players }, (_, seat) => (seat === place ? one : others)),
    seed: `league/${Math.floor(number / players)}`,
    nature: `${number}`,
    rng: createRng(`league/${number}`),
    work: (bot) => bot.work,
  })
  const winners = chicagoExpress.standing(state).filter(({ rank }) => rank === 1)
  if (winners.every(({ seat }) => seat !== place)) return 'lost'
  return winners.length === 1 ? 'won' : 'shared'
}

/**
 * A level, `thumb:SEED`, `manner:NAME`, `net:FILES`, `wide:FILES`, `fireman:FILES`, `driver:FILES` or
 * `drive:HOW:WORK:TURNS:HEATS:BID-HEATS:WIDE:BUILDS:FILES`, files joined by `+`; HOW everybody is thought to play on is
 * `thumbs`, `learnt`, `both`: rivals by the Fireman's first network in every other heat, as Drivers think, or `all` of these
 * in turn.
 */
export function botOf(name: string): Bot {
  const [kind, ...rest] = name.split(':')
  if (kind === 'thumb' || kind === 'manner') {
    const [mind = ''] = rest
    const changed: Partial<Figures> | undefined = (MANNERS as Readonly<Record<string, Partial<Figures>>>)[
      mind
    ]
    const figures = kind === 'thumb' ? scattered(createRng(mind)) : { ...FIGURES, ...changed }
    const judge = byRulesOfThumb(figures)
    return onePly({ id: name, judge, figures, whim: figures.gainWhim, builds: 6, bids: 'reserve' })
  }
  if (kind === 'net' || kind === 'wide') {
    return onePly({ id: name, ...mannerOf(rest.join(':'), kind === 'wide') })
  }
  if (kind === 'fireman' && rest.length > 0) return firemanBy(networksOf(rest.join(':')))
  if (kind === 'driver' && rest.length > 0) return driverBy(networksOf(rest.join(':')))
  if (kind === 'drive') return driver(name, rest)
  const bot = name === 'novice' ? novice : bots.bots[name as keyof typeof bots.bots]
  if (bot === undefined) throw new Error(`there is no bot ${name}`)
  return bot
}

function driver(name: string, [how = '', ...rest]: readonly string[]): Bot {
  const [work = 0, turns = 0, heats = 0, bidHeats = 0, wide = 0, builds = 0] = rest.slice(0, 6).map(Number)
  const files = rest.slice(6).join(':')
  // The first of them alone plays on.
  const first = networksOf(files)[0] as Learnt
  const manners = {
    thumbs: [BY_THUMB],
    learnt: [byLearningAlone(first, first)],
    both: [byLearningAlone(learnt[0] as Learnt, first), BY_THUMB],
    all: [byLearningAlone(learnt[0] as Learnt, first), BY_THUMB, byLearningAlone(first, first)],
  }[how]
  if (manners === undefined) throw new Error(`nobody plays on by ${how}`)
  return driving(name, work, mannerOf(files, false).judge, manners, {
    turns,
    heats,
    bidHeats,
    wide,
    builds,
  })
}

function mannerOf(files: string, wide: boolean): Omit<Manner, 'own'> {
  const judge = byLearning(networksOf(files))
  return { judge, figures: FIGURES, whim: wide ? 0.005 : 0.01, builds: wide ? 12 : 6, bids: 'outcome' }
}

function networksOf(files: string): Learnt[] {
  return files.split('+').flatMap((file) => learntIn(readFileSync(file, 'utf8')))
}
