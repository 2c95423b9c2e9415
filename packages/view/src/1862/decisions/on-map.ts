import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type RmState,
  type StepName,
  bookOf,
  companyAt,
  companyData,
  homeDuty,
} from '@roundhouse/titles/1862'
import { MAP_QUESTIONS } from '../../railway/map-questions.ts'
import type { Told } from '../../railway/said.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

export type MapStep = Extract<StepName, 'track' | 'token' | 'run' | 'tokensTooMany'>

/** Tiles, stations and runs are chosen on the map, which says itself what its button does. — 7.6 to 7.8, 7.5.6 */
export function mapDecisionOf(asking: RmAsking, step: MapStep): RmDecision {
  return framed(asking, { ...ON_MAP[step](asking.state), confirm: null })
}

export function isOnMap(step: StepName): step is MapStep {
  return Object.hasOwn(ON_MAP, step)
}

type Asked = Pick<RmDecision, 'heading' | 'section' | 'missing' | 'prompt'>

const ON_MAP: Readonly<Record<MapStep, (state: DeepReadonly<RmState>) => Asked>> = {
  track: (state) => ({ ...MAP_QUESTIONS.track, prompt: trackPrompt(state), section: '7.6' }),
  token: () => ({ ...MAP_QUESTIONS.station, section: '7.7' }),
  run: () => ({ ...MAP_QUESTIONS.run, section: '7.8' }),
  tokensTooMany: (state) => ({
    heading: say('tokensTooMany.heading'),
    prompt: say('tokensTooMany.pick', overIn(state)),
    missing: MAP_QUESTIONS.double.missing,
    section: '7.5.6',
  }),
}

/** A home token outside a circle asks for a tile there. — 7.2 */
function trackPrompt(state: DeepReadonly<RmState>): Told {
  const company = state.turn?.company
  if (company === undefined || homeDuty(state, company)?.isMust !== true) return MAP_QUESTIONS.track.prompt
  return say('home.must', companyData(company).homeName)
}

function overIn(state: DeepReadonly<RmState>): number {
  const { amalgamation } = state
  if (amalgamation === null) return 0
  const { stations, london } = companyAt(state, amalgamation.survivor)
  return stations.length + (london ? 1 : 0) - bookOf(state).mostTokens
}
