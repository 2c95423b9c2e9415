import { type AhAction, type AhState, COMPANIES, companyAt, companyIndex } from '@roundhouse/titles/1824'
import { type CandidatesByStep, bestOf, candidatesBy } from '../railway/candidates.ts'
import { type Asked, ofType } from './considered.ts'
import type { Figures } from './figures.ts'
import { revenueNow, shareGain } from './outlook.ts'
import { considerPurchases } from './stock.ts'

/**
 * What is worth a look in each step, beside the own choice. The first stock round and exchanges are left to rules of thumb:
 * nothing is built while games are played on, and what a railway will build is what it is bought or exchanged for.
 */
const CANDIDATES: CandidatesByStep<AhState, AhAction, Figures> = {
  stock: toTrade,
  revenue: ({ actions }) => [...ofType(actions, 'payOut'), ...ofType(actions, 'withhold')],
  trains: toBuy,
}

export const candidatesOf = candidatesBy(CANDIDATES, COMPANIES.length, revenueNow)

/** The best shares and starts, the worst to sell, nothing. — VI */
function toTrade(asked: Asked): AhAction[] {
  const { state, seat, actions, figures } = asked
  const lossOf = (company: string): number => shareGain(asked, companyIndex(company))
  const sales = ofType(actions, 'sell')
    .filter(({ company }) => companyAt(state, companyIndex(company)).director !== seat)
    .toSorted((a, b) => lossOf(a.company) - lossOf(b.company) || b.shares - a.shares)
  return [
    ...bestOf(considerPurchases(asked), figures.aheadShares),
    ...sales.slice(0, figures.aheadSales),
    ...ofType(actions, 'pass'),
  ]
}

/** Every train of the bank, new or for an old one, and none. — VII.11, VII.13 */
function toBuy({ actions, figures }: Asked): AhAction[] {
  const bought = ofType(actions, 'buyTrain').filter(({ help }) => help === undefined)
  return [...ofType(actions, 'pass'), ...bought.slice(0, figures.aheadTrains)]
}
