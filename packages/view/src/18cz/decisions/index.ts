import type { StepName } from '@roundhouse/titles/18cz'
import { acquireDecision } from './acquire.ts'
import { acquiredDecision } from './acquired.ts'
import { answerDecision } from './answer.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { privatesDecision } from './auction.ts'
import { overLimitDecision } from './discard.ts'
import { draftDecision } from './draft.ts'
import { framed } from './frame.ts'
import { revenueStepDecision } from './revenue.ts'
import { say } from './sayings.ts'
import { stockRoundDecision } from './stock.ts'
import { trainStepDecision } from './trains.ts'

export type { CzSayings } from './sayings.ts'

/** What 18CZ asks of a seat in each step. */
export function decisionOf(asking: CzAsking): CzDecision | null {
  return BY_STEP[asking.state.step](asking)
}

type Builder = (asking: CzAsking) => CzDecision | null

/** Tiles, stations and runs are chosen on the map, which says itself what its button does. — VIII.4 to VIII.7 */
function onMap(section: string, missing: MissingOnMap): Builder {
  return (asking) =>
    framed(asking, {
      heading: say(`names.steps.${asking.state.step}`),
      section,
      confirm: null,
      missing: say(missing),
    })
}

type MissingOnMap =
  | 'lay.chooseFirst'
  | 'lay.chooseRedFirst'
  | 'station.chooseFirst'
  | 'station.chooseCityFirst'
  | 'run.wait'

const BY_STEP: Readonly<Record<StepName, Builder>> = {
  preStock: draftDecision,
  auction: privatesDecision,
  stock: stockRoundDecision,
  mwTrack: onMap('XI.2', 'lay.chooseFirst'),
  home: onMap('VIII.4', 'lay.chooseRedFirst'),
  track: onMap('VIII.4', 'lay.chooseFirst'),
  token: onMap('VIII.6', 'station.chooseFirst'),
  chooseCity: onMap('VIII.6', 'station.chooseCityFirst'),
  acquiredTokens: onMap('VIII.9', 'station.chooseCityFirst'),
  run: onMap('VIII.7', 'run.wait'),
  revenue: revenueStepDecision,
  acquire: acquireDecision,
  acquiredTrains: acquiredDecision,
  trains: trainStepDecision,
  discard: overLimitDecision,
  answer: answerDecision,
  over: () => null,
}
