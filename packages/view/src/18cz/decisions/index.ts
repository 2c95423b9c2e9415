import type { StepName } from '@roundhouse/titles/18cz'
import { acquireDecision } from './acquire.ts'
import { acquiredDecision } from './acquired.ts'
import { answerDecision } from './answer.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { privatesDecision } from './auction.ts'
import { overLimitDecision } from './discard.ts'
import { draftDecision } from './draft.ts'
import { onMap } from './on-map.ts'
import { revenueStepDecision } from './revenue.ts'
import { stockRoundDecision } from './stock.ts'
import { trainStepDecision } from './trains.ts'

export type { DecisionStep } from './asking.ts'
export type { CzSayings } from './sayings.ts'

/** What 18CZ asks of a seat in each step. */
export function decisionOf(asking: CzAsking): CzDecision | null {
  return BY_STEP[asking.state.step](asking)
}

type Builder = (asking: CzAsking) => CzDecision | null

const BY_STEP: Readonly<Record<StepName, Builder>> = {
  preStock: draftDecision,
  auction: privatesDecision,
  stock: stockRoundDecision,
  mwTrack: onMap('mwTrack'),
  home: onMap('home'),
  track: onMap('track'),
  token: onMap('token'),
  chooseCity: onMap('chooseCity'),
  acquiredTokens: onMap('acquiredTokens'),
  run: onMap('run'),
  revenue: revenueStepDecision,
  acquire: acquireDecision,
  acquiredTrains: acquiredDecision,
  trains: trainStepDecision,
  discard: overLimitDecision,
  answer: answerDecision,
  over: () => null,
}
