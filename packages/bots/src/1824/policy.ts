import type { Choice, DeepReadonly, Seat } from '@roundhouse/kernel'
import { type AhAction, type AhState, COMPANIES, type StepName } from '@roundhouse/titles/1824'
import { type Means, whims } from '../railway/considered.ts'
import { until } from '../railway/known-runs.ts'
import { type RuleOfThumb, firstSaid, listed } from '../railway/rules-of-thumb.ts'
import { considerDiscard, considerOffer } from './answers.ts'
import type { Considered } from './considered.ts'
import { considerForced } from './exchanges.ts'
import type { Figures } from './figures.ts'
import { considerDraft, considerFirstRound, considerMountain, considerPrice } from './first-round.ts'
import { revenueNow } from './outlook.ts'
import { considerStock } from './stock.ts'
import { considerStations, considerTiles } from './track.ts'
import { considerRevenue, considerTrains } from './trains.ts'

/** What is thought of in each step, one after the other: the first that has something to say decides. */
const RULES: Readonly<Partial<Record<StepName, readonly RuleOfThumb<AhState, AhAction, Figures>[]>>> = {
  draft: [considerDraft],
  price: [considerPrice],
  mountain: [considerMountain],
  firstStock: [considerFirstRound],
  stock: [considerStock],
  track: [considerTiles],
  token: [considerStations],
  revenue: [considerRevenue],
  trains: [considerTrains],
  answer: [considerOffer],
  exchange: [considerForced],
  discard: [considerDiscard],
}

/** The action that the rules of thumb choose. */
export function byRulesOfThumb(
  state: DeepReadonly<AhState>,
  seat: Seat,
  choices: readonly Choice<AhAction>[],
  figures: Figures,
  nature: string,
  { draw, isOver, earns = until(revenueNow, isOver) }: Means<AhState>,
): Considered {
  const likes = whims(nature, COMPANIES.length, figures.whim)
  const asked = { state, seat, figures, whims: likes, actions: listed(choices), earns, isOver }
  return firstSaid(RULES[state.step] ?? [], asked, () => plainOf(choices), draw)
}

/** Trades and sales wait for a reason, while there is something else. */
function plainOf(choices: readonly Choice<AhAction>[]): readonly Choice<AhAction>[] {
  const plain = choices.filter(({ action }) => action.type !== 'tradeTrain' && action.type !== 'sell')
  return plain.length > 0 ? plain : choices
}
