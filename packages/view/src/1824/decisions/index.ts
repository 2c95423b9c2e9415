import type { StepName } from '@roundhouse/titles/1824'
import { answerDecision } from './answer.ts'
import type { AhAsking, AhDecision } from './asking.ts'
import { overLimitDecision } from './discard.ts'
import { forcedExchangeDecision } from './exchange.ts'
import { type MapStep, isOnMap, mapDecisionOf } from './on-map.ts'
import { draftDecision, mountainDecision, priceDecision } from './railways-on-sale.ts'
import { revenueStepDecision } from './revenue.ts'
import { firstStockDecision, stockRoundDecision } from './stock.ts'
import { townsDecision } from './towns.ts'
import { trainStepDecision } from './trains.ts'

/** What 1824 asks of a seat in each step. */
export function decisionOf(asking: AhAsking): AhDecision | null {
  const { step } = asking.state
  return isOnMap(step) ? mapDecisionOf(asking, step) : IN_PANEL[step](asking)
}

type Builder = (asking: AhAsking) => AhDecision | null

const IN_PANEL: Readonly<Record<Exclude<StepName, MapStep>, Builder>> = {
  towns: townsDecision,
  draft: draftDecision,
  price: priceDecision,
  mountain: mountainDecision,
  firstStock: firstStockDecision,
  stock: stockRoundDecision,
  revenue: revenueStepDecision,
  trains: trainStepDecision,
  discard: overLimitDecision,
  answer: answerDecision,
  exchange: forcedExchangeDecision,
  over: () => null,
}
