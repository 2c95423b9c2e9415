import { type AhAction, type AhState, COMPANIES, companyAt, companyIndex } from '@roundhouse/titles/1824'
import { type CandidatesByStep, bestOf, candidatesBy } from '../railway/candidates.ts'
import { type Asked, ofType } from './considered.ts'
import { considerForced } from './exchanges.ts'
import type { Figures } from './figures.ts'
import { revenueNow, shareGain } from './outlook.ts'
import { considerPurchases } from './stock.ts'

/** What is worth a look in each step, beside the own choice. */
const CANDIDATES: CandidatesByStep<AhState, AhAction, Figures> = {
  firstStock: toBegin,
  stock: toTrade,
  revenue: ({ actions }) => [...ofType(actions, 'payOut'), ...ofType(actions, 'withhold')],
  trains: toBuy,
  exchange: (asked) => bestOf(considerForced(asked), asked.figures.aheadExchanges),
  answer: ({ actions }) => ofType(actions, 'answer'),
}

export const candidatesOf = candidatesBy(CANDIDATES, COMPANIES.length, revenueNow)

/** Railways of every kind and mountain railways; coal railways at the usual price. — VI.3 */
function toBegin({ actions, figures }: Asked): AhAction[] {
  const railways = ofType(actions, 'buyRailway').filter(
    ({ price }) => price === undefined || price === figures.coalPrice,
  )
  return [...railways.slice(0, figures.aheadRailways), ...ofType(actions, 'buyMountain').slice(0, 1)]
}

/** The best shares and starts, exchanges, the worst to sell, nothing. — VI */
function toTrade(asked: Asked): AhAction[] {
  const { state, seat, actions, figures } = asked
  const lossOf = (company: string): number => shareGain(asked, companyIndex(company))
  const sales = ofType(actions, 'sell')
    .filter(({ company }) => companyAt(state, companyIndex(company)).director !== seat)
    .toSorted((a, b) => lossOf(a.company) - lossOf(b.company) || b.shares - a.shares)
  return [
    ...bestOf(considerPurchases(asked), figures.aheadShares),
    ...ofType(actions, 'exchangeCoal').slice(0, 1),
    ...ofType(actions, 'exchangeMountain').slice(0, 1),
    ...sales.slice(0, figures.aheadSales),
    ...ofType(actions, 'pass'),
  ]
}

/** Every train of the bank, new or for an old one, and none. — VII.11, VII.13 */
function toBuy({ actions, figures }: Asked): AhAction[] {
  const bought = ofType(actions, 'buyTrain').filter(({ help }) => help === undefined)
  return [...ofType(actions, 'pass'), ...bought.slice(0, figures.aheadTrains)]
}
