import type { Choice, DeepReadonly, Seat } from '@roundhouse/kernel'
import { COMPANIES, type CzAction, type CzState, type StepName } from '@roundhouse/titles/18cz'
import { type Means, whims } from '../railway/considered.ts'
import { until } from '../railway/known-runs.ts'
import { type RuleOfThumb, firstSaid, listed } from '../railway/rules-of-thumb.ts'
import { considerAcquired, considerBids, considerDiscard, considerOffer } from './answers.ts'
import type { Asked, Considered } from './considered.ts'
import { considerDraft } from './draft.ts'
import type { Figures } from './figures.ts'
import { considerAcquisitions, considerLocals, considerRevenue } from './money.ts'
import { revenueNow } from './outlook.ts'
import { considerStock } from './stock.ts'
import { considerStations, considerTiles } from './track.ts'
import { considerTrains } from './trains.ts'

/** What is thought of in each step, one after the other: the first that has something to say decides. */
const RULES: Readonly<Partial<Record<StepName, readonly RuleOfThumb<CzState, CzAction, Figures>[]>>> = {
  preStock: [considerDraft],
  auction: [considerBids],
  stock: [considerStock],
  home: [considerTiles],
  track: [considerLocals, considerTiles],
  token: [considerStations],
  revenue: [considerRevenue],
  acquire: [considerAcquisitions],
  acquiredTrains: [considerAcquired],
  trains: [considerTrains, considerLocals],
  discard: [considerDiscard],
  answer: [considerOffer],
  mwTrack: [considerTiles],
}

/** The action that the rules of thumb choose. */
export function byRulesOfThumb(
  state: DeepReadonly<CzState>,
  seat: Seat,
  choices: readonly Choice<CzAction>[],
  figures: Figures,
  nature: string,
  { draw, isOver, earns = until(revenueNow, isOver) }: Means<CzState>,
): Considered {
  const likes = whims(nature, COMPANIES.length, figures.whim)
  const asked: Asked = { state, seat, figures, whims: likes, actions: listed(choices), earns, isOver }
  return firstSaid(RULES[state.step] ?? [], asked, () => choices.filter(isPlain), draw)
}

/** Trades wait for a reason. */
function isPlain({ action }: Choice<CzAction>): boolean {
  return action.type !== 'tradeLocal' && action.type !== 'sellLocal' && action.type !== 'tradeTrain'
}
