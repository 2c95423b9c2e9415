import { COMPANIES, type RmAction, type RmState, companyAt, companyIndex } from '@roundhouse/titles/1862'
import { type CandidatesByStep, bestOf, candidatesBy } from '../railway/candidates.ts'
import { type Asked, ofType } from './considered.ts'
import type { Figures } from './figures.ts'
import { revenueNow } from './outlook.ts'
import { considerOpening } from './parliament.ts'
import { considerPurchases, sellLeast } from './stock.ts'

/** What is worth a look in each step, beside the own choice. */
const CANDIDATES: CandidatesByStep<RmState, RmAction, Figures> = {
  parliament: (asked) => [
    ...bestOf(considerOpening(asked), asked.figures.aheadCharters),
    ...ofType(asked.actions, 'pass'),
  ],
  auction: ({ actions }) => [...ofType(actions, 'bid').slice(0, 1), ...ofType(actions, 'pass')],
  stock: toTrade,
  merge: toJoin,
  revenue: ({ actions }) => [
    ...ofType(actions, 'payOut'),
    ...ofType(actions, 'withhold'),
    ...ofType(actions, 'hudson'),
  ],
  trains: toBuy,
  redeem: ({ actions }) => [...ofType(actions, 'redeem'), ...ofType(actions, 'pass')],
  acquire: toJoin,
  answer: ({ actions }) => ofType(actions, 'answer'),
}

export const candidatesOf = candidatesBy(CANDIDATES, COMPANIES.length, revenueNow)

/** The best shares and starts, the least to sell, nothing. — 6 */
function toTrade(asked: Asked): RmAction[] {
  return [
    ...bestOf(considerPurchases(asked), asked.figures.aheadShares),
    ...bestOf(sellLeast(asked), asked.figures.aheadSales),
    ...ofType(asked.actions, 'pass'),
  ]
}

/** Companies of one's own, which need no consent of others. — 7.5, 7.14 */
function toJoin({ state, seat, actions, figures }: Asked): RmAction[] {
  const joined = [...ofType(actions, 'merge'), ...ofType(actions, 'acquire')].filter(
    ({ company }) => companyAt(state, companyIndex(company)).director === seat,
  )
  return [...joined.slice(0, figures.aheadCompanies), ...ofType(actions, 'pass')]
}

/** Every train of the bank, bare and with a warranty, and none. — 7.9, 7.10 */
function toBuy({ actions, figures }: Asked): RmAction[] {
  const bought = ofType(actions, 'buyTrain').filter(({ warranties = 0 }) => warranties < 2)
  return [...ofType(actions, 'pass'), ...bought.slice(0, figures.aheadTrains)]
}
