import type { Choice, DeepReadonly, Seat } from '@roundhouse/kernel'
import { COMPANIES, type RmAction, type RmState, type StepName } from '@roundhouse/titles/1862'
import { type Means, whims } from '../railway/considered.ts'
import { until } from '../railway/known-runs.ts'
import { type RuleOfThumb, firstSaid, listed } from '../railway/rules-of-thumb.ts'
import { considerNumber, considerOffer, considerOption } from './answers.ts'
import type { Considered } from './considered.ts'
import type { Figures } from './figures.ts'
import { revenueNow } from './outlook.ts'
import { considerBid, considerCharter, considerOpening } from './parliament.ts'
import { considerStock, sellLeast } from './stock.ts'
import { considerTokens, considerTrack } from './track.ts'
import { considerRevenue, considerTrains } from './trains.ts'

/** What is thought of in each step, one after the other: the first that has something to say decides. */
const RULES: Readonly<Partial<Record<StepName, readonly RuleOfThumb<RmState, RmAction, Figures>[]>>> = {
  parliament: [considerOpening],
  auction: [considerBid],
  charter: [considerCharter],
  stock: [considerStock],
  tokens: [considerNumber],
  fine: [sellLeast],
  track: [considerTrack],
  token: [considerTokens],
  revenue: [considerRevenue],
  trains: [considerTrains],
  answer: [considerOffer],
  option: [considerOption],
}

/** The action that the rules of thumb choose. */
export function byRulesOfThumb(
  state: DeepReadonly<RmState>,
  seat: Seat,
  choices: readonly Choice<RmAction>[],
  figures: Figures,
  nature: string,
  { draw, isOver, earns = until(revenueNow, isOver) }: Means<RmState>,
): Considered {
  const likes = whims(nature, COMPANIES.length, figures.whim)
  const asked = { state, seat, figures, whims: likes, actions: listed(choices), earns, isOver }
  return firstSaid(RULES[state.step] ?? [], asked, () => choices, draw)
}
