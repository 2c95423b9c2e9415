import type { Choice, Title } from '@roundhouse/kernel'
import { type CzAction, type CzState, eighteenCz } from '@roundhouse/titles/18cz'
import type { Bot } from '../bot.ts'
import type { TitleBots } from '../title-bots.ts'
import { aheadBy } from './ahead.ts'
import { FIGURES, type Figures } from './figures.ts'
import { byRulesOfThumb } from './policy.ts'
import { reasons } from './reasons.ts'

export function thumb(id: string, figures: Figures): Bot {
  return {
    id,
    work: 1,
    choose({ state, seat, choices, nature }, draw) {
      const open = choices as readonly Choice<CzAction>[]
      const { action } = byRulesOfThumb(state as CzState, seat, open, figures, nature, draw)
      return { action, candidates: [] }
    },
  }
}

export const bots: TitleBots = {
  title: eighteenCz as unknown as Title,
  bots: { apprentice: thumb('apprentice', FIGURES), fireman: aheadBy('fireman', 24, FIGURES) },
  reasons,
}
