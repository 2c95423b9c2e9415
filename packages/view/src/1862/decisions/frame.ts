import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type RmAction,
  type RmState,
  STAGES,
  type StepName,
  type TrainType,
  bookOf,
  companyIndex,
} from '@roundhouse/titles/1862'
import { note } from '../../railway/asking.ts'
import { type OwnDecision, askedIn, beadsOf, framedIn } from '../../railway/frame.ts'
import { type Said, joined, money } from '../../railway/said.ts'
import { permitsOf } from '../permits.ts'
import { companyConcerned } from '../preview/turn.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { buildBesides, besidesSaid } from './besides.ts'
import { offerSaid } from './offers.ts'
import { say } from './sayings.ts'

/** A decision with what stands around all of them: the company, its steps, how to leave. */
export function framed(asking: RmAsking, own: OwnDecision<RmAction>): RmDecision {
  const { state, view } = asking
  const id = companyConcerned(state)
  const company = view.companies.find((each) => each.id === id)
  const isOut = company?.status === 'open'
  return framedIn(
    {
      step: state.step,
      company: id,
      holds:
        company === undefined
          ? null
          : !isOut
            ? joined(' · ', (permitsOf(state, companyIndex(company.id)) ?? []).map(permitSaid))
            : joined(' · ', [
                say('treasuryIs', money(company.treasury)),
                BUILDING.has(state.step) &&
                  company.stations.left.length > 0 &&
                  say('stationsLeft', company.stations.left.length),
              ]),
      beads: beadsIn(state),
      waiting: { heading: say(`names.turn.${state.step}.other`, askedIn(asking)), about: aboutIn(asking) },
      besides: buildBesides(asking),
      besidesSaid: besidesSaid(asking),
      leave: leaveOf(asking),
      notes: toldIn(state),
    },
    own,
  )
}

/** Where it counts how many stations are left. */
const BUILDING: ReadonlySet<StepName> = new Set(['merge', 'track', 'token', 'acquire'])

function permitSaid(permit: TrainType): Said {
  return say(`permits.${permit}`)
}

/** Companies of the game for newcomers redeem nothing; once the LNER has formed nobody builds or joins. — 11.3, 10.3 */
function beadsIn(state: DeepReadonly<RmState>): RmDecision['beads'] {
  const { turn, lner } = state
  if (turn === null || state.round.kind !== 'operating') return []
  const stages = STAGES.filter((stage) =>
    stage === 'redeem' ? bookOf(state).mayRedeem : lner !== 'formed' || LATE.has(stage),
  )
  return beadsOf(stages, turn.stage, (stage) => say(`names.steps.${stage}`))
}

/** What is left of a turn in the last operating rounds. — 10.3 */
const LATE: ReadonlySet<StepName> = new Set(['run', 'revenue', 'trains'])

function aboutIn(asking: RmAsking): Said | null {
  return asking.state.step === 'answer' ? offerSaid(asking) : null
}

/** What everybody must know while it lasts: the LNER, and that the end is near. — 10 */
function toldIn({ lner, ending, step }: DeepReadonly<RmState>): RmDecision['notes'] {
  if (step === 'over') return []
  return [
    ...(lner === 'due' ? [note('warn', say('told.lnerDue'), '10.3')] : []),
    ...(lner === 'formed' ? [note('plain', say('told.lnerFormed'), '10.3')] : []),
    ...(ending === null ? [] : [note('warn', say('told.ending'), '10.4')]),
  ]
}

/** What leaving this step means and how it is called; null where something must be decided. */
function leaveOf({ state }: RmAsking): RmDecision['leave'] {
  const { step, parliament, stock } = state
  if (step === 'answer') return { action: { type: 'answer', accept: false }, said: say('answer.decline') }
  const pass = { type: 'pass' } as const
  if (step === 'charter') {
    const { company } = parliament?.charter ?? {}
    const isStarted = company !== undefined && state.companies[company]?.status !== 'shelf'
    return isStarted ? { action: pass, said: say('par.enough') } : null
  }
  const said = LEAVING[step]
  if (said === undefined) return null
  const sold = step === 'stock' && stock !== null && stock.soldNow !== 0
  return { action: pass, said: say(sold ? 'endTurn' : said) }
}

const LEAVING: Readonly<Partial<Record<StepName, 'pass' | 'skip' | 'goOn' | 'endTurn'>>> = {
  parliament: 'pass',
  auction: 'pass',
  stock: 'pass',
  merge: 'skip',
  track: 'skip',
  token: 'skip',
  trains: 'goOn',
  redeem: 'skip',
  acquire: 'endTurn',
}
