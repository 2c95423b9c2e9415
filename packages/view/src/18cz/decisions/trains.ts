import { type CompanyId, type CzAction, SIZES, type TrainId } from '@roundhouse/titles/18cz'
import { NOTHING, note } from '../../railway/asking.ts'
import type { TrainView } from '../../railway/company-view.ts'
import type { Meaning } from '../../railway/decision.ts'
import type { RailwayView } from '../../railway/railway-view.ts'
import { type Told, joined } from '../../railway/said.ts'
import {
  effectsNote,
  phaseEffects,
  phaseOpening,
  purchaseFigures,
  trainsDecision,
} from '../../railway/train-decision.ts'
import { futureOf } from '../preview/future.ts'
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
        note: (train) => noteOf(asking, train),
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

/** Whether it runs here, and what takes it away. */
function noteOf({ state, view }: CzAsking, train: TrainView): Told {
  return joined(' · ', [
    say('trains.card', train.card),
    say(runs(state, view.operating)(train) ? 'trains.suits' : 'trains.cannotRun'),
    train.goneWith.length > 0 && say('trains.leaves', { list: train.goneWith }),
  ])
}

/** What a train costs, who helps to pay it, and what its sale sets off; the penalty is as high as the loan. — VIII.10 to VIII.12 */
export function trainMeaning({ state, view, seat }: CzAsking, action: CzAction): Meaning {
  const { state: later, events } = futureOf(state, seat, [action])
  const after = viewOf(later)
  const bought = events.find((event) => event.type === 'trainBought')
  const { help, loan } = bought?.type === 'trainBought' ? bought : { help: 0, loan: 0 }
  return {
    figures: purchaseFigures(view, after, seat, { help, loan, penalty: loan }),
    notes: effectsNote([...phaseSaid(view, after), ...phaseEffects(view, after)], 'VIII.12'),
  }
}

/** "Opens phase d: green tiles, large companies can be bought." */
function phaseSaid(before: RailwayView, after: RailwayView): readonly Told[] {
  const opening = phaseOpening(before, after)
  if (opening === null) return []
  const { phase, tiles, opens, limits } = opening
  // In Moravia–Silesia there are large companies only. — XI.2
  const sizes = before.bank.phases[0]?.limits.length === 1 ? ['large'] : SIZES
  const changes = [
    ...(tiles === null ? [] : [say(`trains.newTiles.${tiles}`)]),
    ...opens.map((size) => say(`trains.newCompanies.${size}`)),
    ...limits.map(({ at, limit }) => say(`trains.limitOf.${sizes[at] ?? ''}`, limit)),
    // From the second phase on companies trade. — VIII.3, VIII.10
    ...(before.bank.phase === 'a' ? [say('trains.newTrade')] : []),
  ]
  const opened = say('trains.opensPhase', phase)
  if (changes.length === 0) return [joined('', [opened, '.'])]
  return [joined('', [opened, ': ', say('and', { list: changes }), '.'])]
}
