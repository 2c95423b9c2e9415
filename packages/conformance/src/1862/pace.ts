import { asReadonly, choices } from '@roundhouse/kernel'
import {
  NOBODY,
  type RmAction,
  type RmState,
  companyAt,
  companyId,
  forcedDeed,
  railwayMania,
  reachOf,
} from '@roundhouse/titles/1862'
import type { Pace } from '../railway/left-out-passes.ts'
import { roundOf } from './round.ts'

const PLAYERS_STEPS = ['parliament', 'auction', 'charter', 'stock', 'tokens', 'fine']
const PASSABLE = [
  'parliament',
  'auction',
  'charter',
  'stock',
  'merge',
  'track',
  'token',
  'run',
  'trains',
  'redeem',
  'acquire',
]

/** The pace of 1862. */
export const pace: Pace<RmState, RmAction> = {
  places: {
    ours: { merge: 1, track: 2, token: 3, run: 4, revenue: 5, trains: 6, redeem: 8, acquire: 9 },
    theirs: {
      HomeUpgrade: 1,
      Merge: 1,
      Track: 2,
      Token: 3,
      Route: 4,
      Dividend: 5,
      BuyTrain: 6,
      // After a refinancing.
      OptionShare: 7,
      RedeemShare: 8,
      Acquire: 9,
    },
  },
  round(state) {
    const { k, t, n } = roundOf(state)
    return [k, t, n].join(' ')
  },
  company: ({ turn }) => (turn === null ? null : companyId(turn.company)),
  isPlayers: (step) => PLAYERS_STEPS.includes(step),
  isPassable: (step) => PASSABLE.includes(step),
  leaving,
  asks,
  offersMore: () => false,
  leavesStep: () => true,
  goesOnAlone,
  waits: () => {},
}

/** A company without director is asked to run only where there is somewhere to go. — 7.3 */
function asks(state: RmState): boolean {
  const { step, turn } = state
  if (step !== 'run' || turn === null || companyAt(state, turn.company).director !== NOBODY) return true
  return reachOf(asReadonly(state), turn.company).stops.size > 1
}

/** It raises money for a train without asking where there is one way to do it, and no train of another company. — 7.11 */
function goesOnAlone(state: RmState): boolean {
  if (state.step !== 'trains' || leaving(state).type === 'pass') return false
  const [seat] = railwayMania.toAct(asReadonly(state))
  return seat !== undefined && choices(railwayMania, state, seat).length === 1
}

/** A company that must raise money for a train does so by a pass there: own shares first, then refinancing. — 7.11 */
export function leaving(state: RmState): RmAction {
  const { step, turn } = state
  if (step === 'run') return { type: 'run', routes: [] }
  const isForced = step === 'trains' && turn !== null && companyAt(state, turn.company).trains.length === 0
  return (isForced ? forcedDeed(state) : null) ?? { type: 'pass' }
}
