import type { DeepReadonly } from '@roundhouse/kernel'
import type { CzState, StepName } from '@roundhouse/titles/18cz'
import { PLAIN, note } from '../../railway/asking.ts'
import { joined, money } from '../../railway/said.ts'
import { companyConcerned, turnBeads, vaclavDecision } from '../preview/turn.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { besidesOf, besidesSaid } from './besides.ts'
import { offerSaid } from './offers.ts'
import { say } from './sayings.ts'

/** What is asked and by which section; everything else is filled in where a decision has nothing of its own. */
type Own = Pick<CzDecision, 'heading' | 'section' | 'confirm' | 'missing'> & Partial<CzDecision>

/** A decision with what stands around all of them: the company, its steps, what may be done besides, how to leave. */
export function framed(asking: CzAsking, own: Own): CzDecision {
  const { state } = asking
  return {
    ...PLAIN,
    step: state.step,
    ...aroundOf(asking),
    besides: besidesOf(asking),
    leave: leaveOf(state),
    ...own,
    notes: [...vaclavNotes(state), ...(own.notes ?? [])],
    confirm: besidesSaid(asking) ?? own.confirm,
  }
}

function aroundOf({ state, view }: CzAsking): Pick<CzDecision, 'company' | 'holds' | 'beads' | 'waiting'> {
  const id = companyConcerned(state)
  const company = view.companies.find((each) => each.id === id)
  const player = { player: view.asked ?? 0 }
  return {
    company: id,
    holds:
      company === undefined
        ? null
        : joined(' · ', [
            company.director === 'vaclav' ? say('noMoney') : say('treasuryIs', money(company.treasury)),
            say('stationsLeft', company.stations.left.length),
          ]),
    beads: turnBeads(state).map(({ stage, state: at }) => ({ name: say(`names.steps.${stage}`), state: at })),
    waiting: { heading: say(`names.turn.${state.step}.other`, player), about: offerSaid(state) },
  }
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
