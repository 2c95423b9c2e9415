import type { StepName } from '@roundhouse/titles/18cz'
import { acquireDecision } from './acquire.ts'
import { acquiredDecision } from './acquired.ts'
import { answerDecision } from './answer.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { privatesDecision } from './auction.ts'
import { overLimitDecision } from './discard.ts'
import { draftDecision } from './draft.ts'
import { type MapStep, isOnMap, mapDecisionOf } from './on-map.ts'
import { revenueStepDecision } from './revenue.ts'
import { stockRoundDecision } from './stock.ts'
import { trainStepDecision } from './trains.ts'

/** What 18CZ asks of a seat in each step. */
export function decisionOf(asking: CzAsking): CzDecision | null {
  const { step } = asking.state
  return isOnMap(step) ? mapDecisionOf(asking, step) : IN_PANEL[step](asking)
}

type Builder = (asking: CzAsking) => CzDecision | null

const IN_PANEL: Readonly<Record<Exclude<StepName, MapStep>, Builder>> = {
  preStock: draftDecision,
  auction: privatesDecision,
  stock: stockRoundDecision,
  revenue: revenueStepDecision,
  acquire: acquireDecision,
  acquiredTrains: acquiredDecision,
  trains: trainStepDecision,
  discard: overLimitDecision,
  answer: answerDecision,
  over: () => null,
}
