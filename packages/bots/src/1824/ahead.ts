import { eighteen24 } from '@roundhouse/titles/1824'
import type { Bot } from '../bot.ts'
import { lookingAhead } from '../railway/ahead.ts'
import { candidatesOf } from './candidates.ts'
import type { Figures } from './figures.ts'
import { goingOn } from './going-on.ts'
import { byRulesOfThumb } from './policy.ts'

/** Looks ahead in stock rounds, revenue, trains, exchanges and answers; the rest is left to rules of thumb. */
export function aheadBy(id: string, work: number, figures: Figures): Bot {
  return lookingAhead(id, work, {
    title: eighteen24,
    own: ({ state, seat, choices, nature }, means) =>
      byRulesOfThumb(state, seat, choices, figures, nature, means).action,
    candidates: (moment) => candidatesOf(moment, figures),
    goingOn: (from, isOver) => goingOn(from, figures, isOver),
    figures,
  })
}
