import type { Title } from '@roundhouse/kernel'
import { type ChicagoState, chicagoExpress } from '@roundhouse/titles/chicago-express'
import type { Bot } from '../bot.ts'
import { mannered } from '../manners.ts'
import { netFrom } from '../net.ts'
import type { TitleBots } from '../title-bots.ts'
import { DRIVING, driving } from './driving.ts'
import { FIGURES, type Figures } from './figures.ts'
import { type Learnt, byLearning } from './learnt.ts'
import { MANNERS } from './manners.ts'
import { onePly } from './one-ply.ts'
import { reasons } from './reasons.ts'
import { byRulesOfThumb } from './rules-of-thumb.ts'
import weights from './weights.json' with { type: 'json' }

const learnt = weights.map(({ share, seat }): Learnt => ({ share: netFrom(share), seat: netFrom(seat) }))
/** How Firemen play; the Driver thinks that everybody plays like that, but looks at fewer builds for them. */
const firemen = { judge: byLearning(learnt), figures: FIGURES, whim: 0.005, builds: 12 }

function apprenticeBy(figures: Figures): Bot {
  const judge = byRulesOfThumb(figures)
  return onePly({ id: 'apprentice', judge, figures, whim: figures.gainWhim, builds: 6, bids: 'reserve' })
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
    expect: (state) => [firemen.judge.worths(state as ChicagoState)],
  },
  bots: {
    apprentice: apprenticeBy(FIGURES),
    fireman: onePly({ id: 'fireman', ...firemen, bids: 'outcome' }),
    driver: driving('driver', 8_000, { ...firemen, builds: 6 }, DRIVING),
  },
}
