import { type Seat, choices, pick } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhState,
  eighteen24,
  isConstruction,
  isSmall,
  trainData,
} from '@roundhouse/titles/1824'
import type { Earning } from '../railway/considered.ts'
import { type GoOn, goingOn as goingOnBy } from '../railway/going-on.ts'
import type { Figures } from './figures.ts'
import { revenueNow } from './outlook.ts'
import { byRulesOfThumb } from './policy.ts'

/** Plays on from a position without tiles and stations, and with runs as they are guessed from there. */
export function goingOn(
  from: AhState,
  figures: Figures,
  isOver: () => boolean = () => false,
): GoOn<AhState, AhAction> {
  return goingOnBy(
    {
      title: eighteen24,
      runs: {
        kindsOf: (_state, _company, trains) => trains.map((code) => trainData(code).id),
        searched: revenueNow,
        figures,
      },
      // Small railways share their income by halves without a question. — VII.10
      isAsked: (state, company) => !isSmall(company) && !isConstruction(state, company),
      decide: (state, seat, nature, earns) => quickly(state, seat, figures, nature, earns),
    },
    from,
    isOver,
  )
}

function quickly(
  copy: AhState,
  seat: Seat,
  figures: Figures,
  nature: string,
  earns: Earning<AhState>,
): AhAction {
  const { step } = copy
  if (step === 'track' || step === 'token') return { type: 'pass' }
  const open = choices(eighteen24, copy, seat)
  if (step === 'run') return pick(open, first)
  return byRulesOfThumb(copy, seat, open, figures, nature, { draw: first, earns }).action
}

function first(): number {
  return 0
}
