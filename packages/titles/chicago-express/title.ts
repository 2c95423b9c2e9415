import type { DeepReadonly, Refusal, Seat, Title } from '@roundhouse/kernel'
import { aboutChicago } from './about.ts'
import type { ChicagoAction } from './actions.ts'
import type { ChicagoEvent } from './events.ts'
import { violations } from './invariants.ts'
import { bid, offerShare, refusePassed } from './rules/auction.ts'
import { develop } from './rules/development.ts'
import { chooseDial } from './rules/dials.ts'
import { buildNetwork } from './rules/network.ts'
import { standing } from './rules/standing.ts'
import { refusal } from './sections.ts'
import { setup } from './setup.ts'
import { shown } from './shown.ts'
import { type ChicagoState, cloneState } from './state.ts'

export const chicagoExpress: Title<ChicagoState, ChicagoAction, ChicagoEvent> = {
  ...aboutChicago,
  steps: [bid, chooseDial, offerShare, buildNetwork, develop],
  gates: [refuseAfterEnd, refusePassed, refuseOutOfTurn],
  setup,
  toAct,
  asking: ({ round, step }) => ({ round: { kind: 'round', set: round, within: 1 }, step, company: null }),
  clone: cloneState,
  // Cash and shares lie open; only the generator would tell what is to come.
  conceal: (state) => ({ ...cloneState(state), rng: [0, 0, 0, 0] }),
  standing,
  shown,
  violations,
}

function toAct(state: DeepReadonly<ChicagoState>): readonly Seat[] {
  if (state.ended !== null) return []
  return [state.auction === null ? state.turn : state.auction.asked]
}

function refuseAfterEnd(state: DeepReadonly<ChicagoState>): Refusal | null {
  return state.ended === null ? null : refusal('CE-GAME-OVER', {})
}

function refuseOutOfTurn(state: DeepReadonly<ChicagoState>, seat: Seat): Refusal | null {
  const [asked] = toAct(state)
  return asked === undefined || asked === seat ? null : refusal('CE-NOT-YOUR-TURN', { seat: asked })
}
