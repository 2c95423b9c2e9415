import type { DeepReadonly } from '@roundhouse/kernel'
import { type CzAction, type CzState, STAGES, type StepName, companyData } from '@roundhouse/titles/18cz'
import { note } from '../../railway/asking.ts'
import { type OwnDecision, askedIn, beadsOf, framedIn } from '../../railway/frame.ts'
import { joined, money } from '../../railway/said.ts'
import { offerSaid } from '../offers.ts'
import { companyConcerned, vaclavDecision } from '../preview/turn.ts'
import type { CzAsking, CzDecision, DecisionStep } from './asking.ts'
import { besidesOf, besidesSaid } from './besides.ts'
import { say } from './sayings.ts'

/** A decision with what stands around all of them: the company, its steps, what may be done besides, how to leave. */
export function framed(asking: CzAsking, own: OwnDecision<CzAction>): CzDecision {
  const { state, view } = asking
  const id = companyConcerned(state)
  const company = view.companies.find((each) => each.id === id)
  const step = own.step ?? state.step
  return framedIn(
    {
      step,
      company: id,
      holds:
        company === undefined
          ? null
          : joined(' · ', [
              company.director === 'vaclav' ? say('noMoney') : say('treasuryIs', money(company.treasury)),
              say('stationsLeft', company.stations.left.length),
            ]),
      beads: beadsIn(state),
      waiting: {
        heading: say(`names.turn.${step as DecisionStep}.other`, askedIn(asking)),
        about: offerSaid(state),
      },
      besides: besidesOf(asking),
      besidesSaid: besidesSaid(asking),
      leave: leaveOf(state),
      notes: vaclavNotes(state),
    },
    own,
  )
}

/** The steps of the turn under way; a red tile comes first in the first turn of a large company. — VIII.3 */
export function beadsIn({ turn }: DeepReadonly<CzState>): CzDecision['beads'] {
  if (turn === null) return []
  const withHome = turn.stage === 'home' || (turn.first && companyData(turn.company).redTile !== null)
  const stages = withHome ? STAGES : STAGES.filter((stage) => stage !== 'home')
  return beadsOf(stages, turn.stage, (stage) => say(`names.steps.${stage}`))
}

/** Bohemia: who decides for Václav's company. — XI.1 */
function vaclavNotes(state: DeepReadonly<CzState>): CzDecision['notes'] {
  const vaclav = vaclavDecision(state)
  return vaclav === null ? [] : [note('plain', say(`vaclavRule.${vaclav.what}`, vaclav.first))]
}

/** What leaving this step means and how it is called; null where something must be decided. */
function leaveOf({ step, stock }: DeepReadonly<CzState>): CzDecision['leave'] {
  const said = LEAVING[step]
  if (said === undefined) return null
  if (step === 'answer') return { action: { type: 'answer', accept: false }, said: say(said) }
  const sold = step === 'stock' && stock !== null && stock.soldNow !== 0
  return { action: { type: 'pass' }, said: say(sold ? 'endTurn' : said) }
}

const LEAVING: Readonly<Partial<Record<StepName, 'pass' | 'skip' | 'goOn' | 'endTurn' | 'answer.decline'>>> =
  {
    preStock: 'pass',
    auction: 'pass',
    stock: 'pass',
    mwTrack: 'skip',
    track: 'skip',
    token: 'skip',
    acquire: 'goOn',
    trains: 'endTurn',
    answer: 'answer.decline',
  }
