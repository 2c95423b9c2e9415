import type { DeepReadonly } from '@roundhouse/kernel'
import { type CzState, type StepName, companyAt, stationCost } from '@roundhouse/titles/18cz'
import { MAP_QUESTIONS, type MapQuestion, stationPrompt } from '../../railway/map-questions.ts'
import { type Told, joined } from '../../railway/said.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

export type MapStep = Extract<
  StepName,
  'mwTrack' | 'home' | 'track' | 'token' | 'chooseCity' | 'acquiredTokens' | 'run'
>

/** Tiles, stations and runs are chosen on the map, which says itself what its button does. — VIII.4 to VIII.7 */
export function mapDecisionOf(asking: CzAsking, step: MapStep): CzDecision {
  return framed(asking, { ...ON_MAP[step](asking.state), confirm: null })
}

export function isOnMap(step: StepName): step is MapStep {
  return Object.hasOwn(ON_MAP, step)
}

type Ask = (state: DeepReadonly<CzState>) => MapQuestion & { readonly section: string }

const ON_MAP: Readonly<Record<MapStep, Ask>> = {
  mwTrack: () => ({
    ...MAP_QUESTIONS.track,
    heading: say('lay.mw'),
    section: 'XI.2',
    prompt: say('lay.pickMw'),
  }),
  home: () => ({
    heading: say('lay.red'),
    section: 'VIII.4',
    prompt: say('lay.pickRed'),
    missing: say('lay.chooseRedFirst'),
  }),
  track: (state) => ({
    ...MAP_QUESTIONS.track,
    section: 'VIII.4',
    prompt: joined(' ', [say('lay.pickHex'), allowance(state)]),
  }),
  token(state) {
    const company = state.turn?.company
    const isLast = company === undefined || companyAt(state, company).stationsLeft.length === 0
    const cost = isLast ? 0 : stationCost(state, company)
    return { ...MAP_QUESTIONS.station, section: 'VIII.6', prompt: stationPrompt(cost) }
  },
  chooseCity: () => ({ ...MAP_QUESTIONS.home, section: 'VIII.6' }),
  acquiredTokens: () => ({ ...MAP_QUESTIONS.double, section: 'VIII.9' }),
  run: () => ({ ...MAP_QUESTIONS.run, section: 'VIII.7' }),
}

/** How many tiles the turn still has. — VIII.4, VIII.5 */
function allowance({ turn }: DeepReadonly<CzState>): Told | null {
  if (turn === null) return null
  if (turn.yellow > 0) return say('lay.secondYellow')
  return turn.first ? say('lay.first') : say('lay.once')
}
