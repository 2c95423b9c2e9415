import { type CompanyId, type CzAction, SIZES, type TrainId, eighteenCz } from '@roundhouse/titles/18cz'
import { NOTHING, note } from '../../railway/asking.ts'
import type { Meaning } from '../../railway/decision.ts'
import { futureOf } from '../../railway/preview/future.ts'
import {
  effectsNote,
  phaseEffects,
  phaseSaid,
  purchaseFigures,
  trainNote,
  trainsDecision,
} from '../../railway/train-decision.ts'
import { runs, trainOffers } from '../preview/trains.ts'
import { viewOf } from '../view.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** Trains of the bank, the pool and other companies, with everything a purchase sets off. — VIII.10 to VIII.12 */
export function trainStepDecision(asking: CzAsking): CzDecision | null {
  const { state, action } = asking
  const offers = trainOffers(state, asking.view)
  if (offers === null) return null
  const { bank, pool, card, left, must, forced } = offers
  const canRun = runs(state, asking.view.operating)
  return framed(asking, {
    section: 'VIII.10',
    notes: must ? [note('plain', say(forced ? 'trains.forced' : 'trains.must'))] : [],
    ...trainsDecision<CzAsking['state'], CzAction>(
      asking,
      {
        bank,
        pool,
        left: say('trains.bankLeft', card, left),
        name: ({ id }) => say('names.train', id),
        note: (train) => trainNote(train, canRun(train)),
        buy: ({ id }, from) => ({ type: 'buyTrain', train: id as TrainId, from }),
        trade: ({ id }, owner) => ({
          type: 'tradeTrain',
          train: id as TrainId,
          from: owner as CompanyId,
          price: 1,
        }),
        label: say('trains.amount'),
      },
      action?.type === 'buyTrain' ? trainMeaning(asking, action) : NOTHING,
    ),
  })
}

/** What a train costs, who helps to pay it, and what its sale sets off; the penalty is as high as the loan. — VIII.10 to VIII.12 */
export function trainMeaning({ state, view, seat }: CzAsking, action: CzAction): Meaning {
  const { state: later, events } = futureOf(eighteenCz, state, seat, [action])
  const after = viewOf(later)
  const bought = events.find((event) => event.type === 'trainBought')
  const { help, loan } = bought?.type === 'trainBought' ? bought : { help: 0, loan: 0 }
  // In Moravia–Silesia there are large companies only. — XI.2
  const sizes = state.variant === 'moravia-silesia' ? ['large'] : SIZES
  // From the second phase on companies trade. — VIII.3, VIII.10
  const besides = view.bank.phase === 'a' ? [say('trains.newTrade')] : []
  return {
    figures: purchaseFigures(view, after, seat, { help, loan, penalty: loan }),
    notes: effectsNote([...phaseSaid(view, after, sizes, besides), ...phaseEffects(view, after)], 'VIII.12'),
  }
}
