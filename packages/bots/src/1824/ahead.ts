import { asReadonly } from '@roundhouse/kernel'
import { eighteen24 } from '@roundhouse/titles/1824'
import type { Bot } from '../bot.ts'
import { lookingAhead } from '../railway/ahead.ts'
import { candidatesOf } from './candidates.ts'
import type { Figures } from './figures.ts'
import { goingOn } from './going-on.ts'
import { roundsLeft } from './outlook.ts'
import { byRulesOfThumb } from './policy.ts'

/** Looks ahead in stock rounds after the first, revenue and trains; the rest is left to rules of thumb. */
export function aheadBy(id: string, work: number, figures: Figures): Bot {
  return lookingAhead(id, work, {
    title: eighteen24,
    own: ({ state, seat, choices, nature }, means) =>
      byRulesOfThumb(state, seat, choices, figures, nature, means).action,
    candidates: (moment, isOver) => candidatesOf(moment, figures, isOver),
    goingOn: (from, isOver) => goingOn(from, figures, isOver),
    workOf: (from) => AT_LEAST + (WHOLE_GAME * roundsLeft(asReadonly(from), figures)) / figures.mostRounds,
    figures,
  })
}

/** A play-on takes the longer, the more rounds are left: one of the middle of a game is about one unit of work. */
const AT_LEAST = 0.25
const WHOLE_GAME = 1.25
