import { type Seat, choices, pick } from '@roundhouse/kernel'
import {
  type CzAction,
  type CzState,
  KINDS,
  VACLAV,
  companyAt,
  eighteenCz,
  runsTrain,
  trainData,
} from '@roundhouse/titles/18cz'
import type { Earning } from '../railway/considered.ts'
import { goingOn as goingOnBy } from '../railway/going-on.ts'
import type { Figures } from './figures.ts'
import { revenueNow } from './outlook.ts'
import { byRulesOfThumb } from './policy.ts'

/** Plays on from a position without tiles and stations, and with runs as they are guessed from there. */
export function goingOn(
  from: CzState,
  figures: Figures,
): (copy: CzState, natures: readonly string[]) => void {
  return goingOnBy(
    {
      title: eighteenCz,
      runs: {
        kindsOf: (state, company, trains) =>
          trains
            .filter((code) => runsTrain(state, company, code))
            .map((code) => KINDS[trainData(code).kind]?.kind ?? ''),
        searched: revenueNow,
        figures,
      },
      isAsked: (state, company) => companyAt(state, company).director !== VACLAV,
      decide: (state, seat, nature, earns) => quickly(state, seat, figures, nature, earns),
    },
    from,
  )
}

function quickly(
  copy: CzState,
  seat: Seat,
  figures: Figures,
  nature: string,
  earns: Earning<CzState>,
): CzAction {
  const { step } = copy
  if (step === 'track' || step === 'token') return { type: 'pass' }
  // Nothing but paying or keeping is thought of there, and the list of all else is long.
  const open = step === 'revenue' ? [] : choices(eighteenCz, copy, seat)
  if (step === 'home' || step === 'run') return pick(open, first)
  return byRulesOfThumb(copy, seat, open, figures, nature, first, earns).action
}

function first(): number {
  return 0
}
