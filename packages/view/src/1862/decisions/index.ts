import type { StepName } from '@roundhouse/titles/1862'
import { answerDecision } from './answer.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { auctionStepDecision } from './auction.ts'
import { charterDecision } from './charter.ts'
import { fineDecision } from './fine.ts'
import { joinDecision } from './join.ts'
import { type MapStep, isOnMap, mapDecisionOf } from './on-map.ts'
import { optionDecision } from './option.ts'
import { parliamentDecision } from './parliament.ts'
import { redeemDecision } from './redeem.ts'
import { revenueStepDecision } from './revenue.ts'
import { stockRoundDecision } from './stock.ts'
import { tokensDecision } from './tokens.ts'
import { trainStepDecision } from './trains.ts'

/** What 1862 asks of a seat in each step. */
export function decisionOf(asking: RmAsking): RmDecision | null {
  const { step } = asking.state
  return isOnMap(step) ? mapDecisionOf(asking, step) : IN_PANEL[step](asking)
}

type Builder = (asking: RmAsking) => RmDecision | null

const IN_PANEL: Readonly<Record<Exclude<StepName, MapStep>, Builder>> = {
  parliament: parliamentDecision,
  auction: auctionStepDecision,
  charter: charterDecision,
  stock: stockRoundDecision,
  tokens: tokensDecision,
  fine: fineDecision,
  merge: (asking) => joinDecision(asking, 'merge'),
  revenue: revenueStepDecision,
  trains: trainStepDecision,
  redeem: redeemDecision,
  acquire: (asking) => joinDecision(asking, 'acquire'),
  answer: answerDecision,
  option: optionDecision,
  over: () => null,
}
