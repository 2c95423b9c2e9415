import { railwayMania } from '@roundhouse/titles/1862'
import type { Bot } from '../bot.ts'
import { lookingAhead } from '../railway/ahead.ts'
import { candidatesOf } from './candidates.ts'
import type { Figures } from './figures.ts'
import { goingOn } from './going-on.ts'
import { byRulesOfThumb } from './policy.ts'

/** Looks ahead in Parliament, stock rounds, mergers, revenue, trains and answers; the rest is left to rules of thumb. */
export function aheadBy(id: string, work: number, figures: Figures): Bot {
  return lookingAhead(id, work, {
    title: railwayMania,
    own: ({ state, seat, choices, nature }, means) =>
      byRulesOfThumb(state, seat, choices, figures, nature, means).action,
    candidates: (moment, isOver) => candidatesOf(moment, figures, isOver),
    goingOn: (from, isOver) => goingOn(from, figures, isOver),
    figures,
  })
}
