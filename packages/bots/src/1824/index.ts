import type { Title } from '@roundhouse/kernel'
import { eighteen24 } from '@roundhouse/titles/1824'
import { expecting } from '../railway/expecting.ts'
import { thumbBy } from '../railway/thumb.ts'
import type { TitleBots } from '../title-bots.ts'
import { aheadBy } from './ahead.ts'
import { FIGURES } from './figures.ts'
import { goingOn } from './going-on.ts'
import { byRulesOfThumb } from './policy.ts'
import { reasons } from './reasons.ts'

export const thumb = thumbBy(byRulesOfThumb)

export const bots: TitleBots = {
  title: eighteen24 as unknown as Title,
  bots: { apprentice: thumb('apprentice', FIGURES), fireman: aheadBy('fireman', 48, FIGURES) },
  reasons,
  expectation: expecting(eighteen24, (from) => goingOn(from, FIGURES)),
}
