import type { DeepReadonly } from '@roundhouse/kernel'
import { type CzState, type StepName, companyAt, tokenCost } from '@roundhouse/titles/18cz'
import { type Told, joined, money } from '../../railway/said.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

export type MapStep = Extract<
  StepName,
  'mwTrack' | 'home' | 'track' | 'token' | 'chooseCity' | 'acquiredTokens' | 'run'
>

/** Tiles, stations and runs are chosen on the map, which says itself what its button does. — VIII.4 to VIII.7 */
export function mapDecisionOf(asking: CzAsking, step: MapStep): CzDecision {
  const { prompt, ...asked } = ON_MAP[step]
  return framed(asking, { ...asked, prompt: prompt(asking.state), confirm: null })
}

export function isOnMap(step: StepName): step is MapStep {
  return Object.hasOwn(ON_MAP, step)
}

type Asked = Pick<CzDecision, 'heading' | 'section' | 'missing'> & {
  readonly prompt: (state: DeepReadonly<CzState>) => Told | null
}

const ON_MAP: Readonly<Record<MapStep, Asked>> = {
  mwTrack: {
    heading: say('lay.mw'),
    section: 'XI.2',
    prompt: () => say('lay.pickMw'),
    missing: say('lay.chooseFirst'),
  },
  home: {
    heading: say('lay.red'),
    section: 'VIII.4',
    prompt: () => say('lay.pickRed'),
    missing: say('lay.chooseRedFirst'),
  },
  track: {
    heading: say('lay.heading'),
    section: 'VIII.4',
    prompt: (state) => joined(' ', [say('lay.pickHex'), allowance(state)]),
    missing: say('lay.chooseFirst'),
  },
  token: {
    heading: say('station.heading'),
    section: 'VIII.6',
    prompt: stationPrompt,
    missing: say('station.chooseFirst'),
  },
  chooseCity: {
    heading: say('station.home'),
    section: 'VIII.6',
    prompt: () => say('station.pickHome'),
    missing: say('station.chooseCityFirst'),
  },
  acquiredTokens: {
    heading: say('station.double'),
    section: 'VIII.9',
    prompt: () => say('station.pickDouble'),
    missing: say('station.chooseCityFirst'),
  },
  run: { heading: say('run.heading'), section: 'VIII.7', prompt: () => null, missing: say('run.wait') },
}

/** How many tiles the turn still has. — VIII.4, VIII.5 */
function allowance({ turn }: DeepReadonly<CzState>): Told | null {
  if (turn === null) return null
  if (turn.yellow > 0) return say('lay.secondYellow')
  return turn.first ? say('lay.first') : say('lay.once')
}

function stationPrompt(state: DeepReadonly<CzState>): Told {
  const company = state.turn?.company
  const isLast = company === undefined || companyAt(state, company).stationsLeft.length === 0
  const cost = isLast ? 0 : tokenCost(state, company)
  return cost === 0 ? say('station.pick') : say('station.pickNext', money(cost))
}
