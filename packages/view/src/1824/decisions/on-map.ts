import type { DeepReadonly } from '@roundhouse/kernel'
import { type AhState, type StepName, companyAt, isConstruction, stationCost } from '@roundhouse/titles/1824'
import { type Told, money } from '../../railway/said.ts'
import type { AhAsking, AhDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

export type MapStep = Extract<StepName, 'track' | 'token' | 'run' | 'surplus' | 'bondStation'>

/** Tiles, stations and runs are chosen on the map, which says itself what its button does. — VII.6 to VII.9 */
export function mapDecisionOf(asking: AhAsking, step: MapStep): AhDecision {
  const { prompt, ...asked } = ON_MAP[step]
  return framed(asking, { ...asked, prompt: prompt(asking.state), confirm: null })
}

export function isOnMap(step: StepName): step is MapStep {
  return Object.hasOwn(ON_MAP, step)
}

type Asked = Pick<AhDecision, 'heading' | 'section' | 'missing'> & {
  readonly prompt: (state: DeepReadonly<AhState>) => Told | null
}

const ON_MAP: Readonly<Record<MapStep, Asked>> = {
  track: {
    heading: say('lay.heading'),
    section: 'VII.6',
    prompt: (state) => say(isBuilding(state) ? 'track.construction' : 'lay.pickHex'),
    missing: say('lay.chooseFirst'),
  },
  token: {
    heading: say('station.heading'),
    section: 'VII.8',
    prompt: stationPrompt,
    missing: say('station.chooseFirst'),
  },
  surplus: {
    heading: say('surplus.heading'),
    section: 'VII.8',
    prompt: () => say('surplus.pick'),
    missing: say('station.chooseCityFirst'),
  },
  bondStation: {
    heading: say('bond.heading'),
    section: 'X.4',
    prompt: ({ two }) => say(two?.placing?.station === 'third' ? 'bond.pickVienna' : 'bond.pick'),
    missing: say('station.chooseFirst'),
  },
  run: { heading: say('run.heading'), section: 'VII.9', prompt: () => null, missing: say('run.wait') },
}

/** Construction railways lay track, free of cost, and do nothing else. — X.3 */
function isBuilding(state: DeepReadonly<AhState>): boolean {
  return state.turn !== null && isConstruction(state, state.turn.company)
}

function stationPrompt(state: DeepReadonly<AhState>): Told {
  const company = state.turn?.company
  const isLast = company === undefined || companyAt(state, company).stationsLeft.length === 0
  const cost = isLast ? 0 : stationCost(state, company)
  return cost === 0 ? say('station.pick') : say('station.pickNext', money(cost))
}
