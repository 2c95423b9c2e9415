import type { Title } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import type { Bot } from '../bot.ts'
import { mannered } from '../manners.ts'
import { expecting } from '../railway/expecting.ts'
import { thumbBy } from '../railway/thumb.ts'
import type { TitleBots } from '../title-bots.ts'
import { aheadBy } from './ahead.ts'
import { DRIVER_FIGURES } from './driver-figures.ts'
import { FIGURES, type Figures } from './figures.ts'
import { goingOn } from './going-on.ts'
import { MANNERS } from './manners.ts'
import { byRulesOfThumb } from './policy.ts'
import { reasons } from './reasons.ts'

export const thumb = thumbBy(byRulesOfThumb)

export const bots: TitleBots = {
  title: eighteenCz as unknown as Title,
  bots: {
    apprentice: thumb('apprentice', FIGURES),
    fireman: aheadBy('fireman', 24, FIGURES),
    driver: aheadBy('driver', 72, DRIVER_FIGURES),
    // Ten times as long; not offered, see docs/bots.md.
    engineer: aheadBy('engineer', 720, { ...DRIVER_FIGURES, aheadHeats: 10 * DRIVER_FIGURES.aheadHeats }),
  },
  manners: mannered<Figures, Bot>(FIGURES, MANNERS, (figures) => thumb('apprentice', figures)),
  reasons,
  expectation: expecting(eighteenCz, (from) => goingOn(from, FIGURES)),
}
