import { type AhAction, type AhState, companyId } from '@roundhouse/titles/1824'
import type { Pace } from '../railway/left-out-passes.ts'
import { asksThere } from './asking.ts'
import { names } from './names.ts'
import { roundOf } from './round.ts'

const PLAYERS_STEPS = ['draft', 'price', 'mountain', 'firstStock', 'stock', 'exchange']
const PASSABLE = ['mountain', 'firstStock', 'stock', 'track', 'token', 'run', 'trains']

/** The pace of 1824: the recording engine asks for whatever is possible, and for a tile always. — C42 */
export const pace: Pace<AhState, AhAction> = {
  places: {
    ours: { track: 1, token: 2, run: 3, revenue: 4, trains: 5 },
    theirs: { Track: 1, Token: 2, Route: 3, Dividend: 4, BuyTrain: 5 },
  },
  round(state) {
    const { k, t, n } = roundOf(state)
    return [k, t, n].join(' ')
  },
  company: ({ turn }) => (turn === null ? null : names.company(companyId(turn.company))),
  isPlayers: (step) => PLAYERS_STEPS.includes(step),
  isPassable: (step) => PASSABLE.includes(step),
  leaving: ({ step }) => (step === 'run' ? { type: 'run', routes: [] } : { type: 'pass' }),
  asks: asksThere,
  /** A debtor is always asked. */
  offersMore: (state, seat) => (state.debt[seat] ?? 0) > 0,
  leavesStep: () => true,
  goesOnAlone: () => false,
  waits: () => {},
}
