import { asReadonly } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import type { Bot } from '../bot.ts'
import { lookingAhead } from '../railway/ahead.ts'
import { candidatesOf } from './candidates.ts'
import type { Figures } from './figures.ts'
import { goingOn } from './going-on.ts'
import { ROUNDS, roundsBegun } from './outlook.ts'
import { byRulesOfThumb } from './policy.ts'

/** Looks ahead in draft, stock rounds, revenue, acquisitions, trains and answers; the rest is left to rules of thumb. */
export function aheadBy(id: string, work: number, figures: Figures): Bot {
  return lookingAhead(id, work, {
    title: eighteenCz,
    own: ({ state, seat, choices, nature }, means) =>
      byRulesOfThumb(state, seat, choices, figures, nature, means).action,
    candidates: (moment, isOver) => candidatesOf(moment, figures, isOver),
    goingOn: (from, isOver) => goingOn(from, figures, isOver),
    workOf: (from) => AT_LEAST + WHOLE_GAME * (1 - roundsBegun(asReadonly(from)) / ROUNDS),
    figures,
  })
}

/** A play-on takes the longer, the more rounds are left: one of the middle of a game is about one unit of work. */
const AT_LEAST = 0.25
const WHOLE_GAME = 1.25
