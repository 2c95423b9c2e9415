import type { Title } from '@roundhouse/kernel'
import { type ChicagoState, chicagoExpress } from '@roundhouse/titles/chicago-express'
import { netFrom } from '../net.ts'
import type { TitleBots } from '../title-bots.ts'
import { DRIVING, driving } from './driving.ts'
import { FIGURES } from './figures.ts'
import { type Learnt, byLearning } from './learnt.ts'
import { onePly } from './one-ply.ts'
import { reasons } from './reasons.ts'
import { byRulesOfThumb } from './rules-of-thumb.ts'
import weights from './weights.json' with { type: 'json' }

const learnt: Learnt = { share: netFrom(weights.share), seat: netFrom(weights.seat) }
/** How Firemen play, and how the Driver thinks that everybody does. */
const firemen = { judge: byLearning(learnt), figures: FIGURES, whim: 0.01 }

export const bots: TitleBots = {
  title: chicagoExpress as unknown as Title,
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
    apprentice: onePly({
      id: 'apprentice',
      judge: byRulesOfThumb(FIGURES),
      figures: FIGURES,
      whim: FIGURES.gainWhim,
      bids: 'reserve',
    }),
    fireman: onePly({ id: 'fireman', ...firemen, bids: 'outcome' }),
    driver: driving('driver', 12_000, firemen, DRIVING),
  },
}
