import { type Seat, choices, pick } from '@roundhouse/kernel'
import { isObsolete, scrap, useWarranties } from '@roundhouse/railways'
import {
  FLEET,
  NOBODY,
  type RmAction,
  type RmState,
  companyAt,
  railwayMania,
  trainData,
} from '@roundhouse/titles/1862'
import type { Earning } from '../railway/considered.ts'
import { type GoOn, goingOn as goingOnBy } from '../railway/going-on.ts'
import type { RunsOf } from '../railway/guessed-runs.ts'
import type { Figures } from './figures.ts'
import { revenueNow, typesOf } from './outlook.ts'
import { byRulesOfThumb } from './policy.ts'

/** What runs are guessed by. */
export function runsOf(figures: Figures): RunsOf<RmState> {
  return {
    kindsOf: (state, company, trains) => {
      const types = typesOf(state, company)
      return trains
        .map(trainData)
        .filter(({ type }) => types.includes(type))
        .map(({ type, band }) => `${type} ${band}`)
    },
    searched: revenueNow,
    figures,
  }
}

/** Plays on from a position without tiles and tokens, and with runs as they are guessed from there. */
export function goingOn(
  from: RmState,
  figures: Figures,
  isOver: () => boolean = () => false,
): GoOn<RmState, RmAction> {
  return goingOnBy(
    {
      title: railwayMania,
      runs: runsOf(figures),
      // In receivership nobody is asked. — 7.3
      isAsked: (state, company) => companyAt(state, company).director !== NOBODY,
      hasRun: spendWarranties,
      decide: (state, seat, nature, earns) => quickly(state, seat, figures, nature, earns),
    },
    from,
    isOver,
  )
}

/** What a run does besides: warranties are spent. — 7.10 */
function spendWarranties(copy: RmState, company: number): void {
  const gone = useWarranties(companyAt(copy, company), (code) => isObsolete(copy.fleet, FLEET, code))
  for (const code of gone) scrap(copy.fleet, FLEET, code)
}

function quickly(
  copy: RmState,
  seat: Seat,
  figures: Figures,
  nature: string,
  earns: Earning<RmState>,
): RmAction {
  const { step } = copy
  if (step === 'token') return { type: 'pass' }
  const open = choices(railwayMania, copy, seat)
  // The first tile at home is a duty.
  if (step === 'track')
    return open.some(({ action }) => action.type === 'pass') ? { type: 'pass' } : pick(open, first)
  if (step === 'run') return pick(open, first)
  return byRulesOfThumb(copy, seat, open, figures, nature, { draw: first, earns }).action
}

function first(): number {
  return 0
}
