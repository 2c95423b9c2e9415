import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhState,
  STAGES,
  type StepName,
  companyIndex,
  isBond,
  isConstruction,
  isSmall,
  mountainId,
} from '@roundhouse/titles/1824'
import { type OwnDecision, askedIn, beadsOf, framedIn } from '../../railway/frame.ts'
import { type Said, joined, money } from '../../railway/said.ts'
import { companyConcerned } from '../preview/turn.ts'
import type { AhAsking, AhDecision } from './asking.ts'
import { offerSaid } from './offers.ts'
import { say } from './sayings.ts'

/** A decision with what stands around all of them: the company, its steps, how to leave. */
export function framed(asking: AhAsking, own: OwnDecision<AhAction>): AhDecision {
  const { state, view } = asking
  const id = companyConcerned(state)
  const company = view.companies.find((each) => each.id === id)
  return framedIn(
    {
      step: state.step,
      company: id,
      holds:
        company === undefined
          ? null
          : isConstruction(state, companyIndex(company.id))
            ? say('draft.builds')
            : joined(' · ', [
                !isBond(state, companyIndex(company.id)) && say('treasuryIs', money(company.treasury)),
                company.stations.left.length > 0 && say('stationsLeft', company.stations.left.length),
              ]),
      beads: beadsIn(state),
      waiting: { heading: say(`names.turn.${state.step}.other`, askedIn(asking)), about: aboutIn(state) },
      besides: null,
      besidesSaid: null,
      leave: leaveOf(state),
      notes: [],
    },
    own,
  )
}

/** Small railways place no further station and share their income by themselves; construction railways only build. — VII.5, X.3 */
function beadsIn(state: DeepReadonly<AhState>): AhDecision['beads'] {
  const { turn } = state
  if (turn === null) return []
  const stages = STAGES.filter((stage) => {
    if (isConstruction(state, turn.company)) return stage === 'track'
    return !isSmall(turn.company) || (stage !== 'token' && stage !== 'revenue')
  })
  return beadsOf(stages, turn.stage, (stage) => say(`names.steps.${stage}`))
}

/** What the others see of an offer, or of a mountain railway that must be exchanged. — VII.11, IV.1 */
function aboutIn(state: DeepReadonly<AhState>): Said | null {
  const [first] = state.exchanges
  if (state.step === 'exchange' && first !== undefined) return say('exchange.waits', mountainId(first))
  return state.step === 'answer' ? offerSaid(state) : null
}

/** What leaving this step means and how it is called; null where something must be decided. */
function leaveOf({ step, stock, two }: DeepReadonly<AhState>): AhDecision['leave'] {
  if (step === 'answer') return { action: { type: 'answer', accept: false }, said: say('answer.decline') }
  if (step === 'bondStation' && two?.placing?.station !== 'second') return null
  const said = LEAVING[step]
  if (said === undefined) return null
  const sold = step === 'stock' && stock !== null && stock.soldNow !== 0
  return { action: { type: 'pass' }, said: say(sold ? 'endTurn' : said) }
}

const LEAVING: Readonly<Partial<Record<StepName, 'pass' | 'skip' | 'endTurn'>>> = {
  mountain: 'pass',
  firstStock: 'pass',
  stock: 'pass',
  track: 'skip',
  token: 'skip',
  trains: 'endTurn',
  bondStation: 'skip',
}
