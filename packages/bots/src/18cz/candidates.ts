import { COMPANIES, type CzAction, type CzState, companyAt, companyIndex } from '@roundhouse/titles/18cz'
import { type CandidatesByStep, bestOf, candidatesBy } from '../railway/candidates.ts'
import { type Asked, ofType } from './considered.ts'
import { considerDraft } from './draft.ts'
import type { Figures } from './figures.ts'
import { revenueNow, shareGains } from './outlook.ts'

/** What is worth a look in each step, beside the own choice. */
const CANDIDATES: CandidatesByStep<CzState, CzAction, Figures> = {
  preStock: toDraft,
  stock: toTrade,
  revenue: ({ actions }) => [...ofType(actions, 'payOut'), ...ofType(actions, 'withhold')],
  acquire: toAcquire,
  trains: toBuy,
  answer: ({ actions }) => ofType(actions, 'answer'),
}

export const candidatesOf = candidatesBy(CANDIDATES, COMPANIES.length, revenueNow)

/** Locals that bring something, and none. — VI */
function toDraft(asked: Asked): CzAction[] {
  return [...bestOf(considerDraft(asked), asked.figures.aheadShares), ...ofType(asked.actions, 'pass')]
}

/** Starts of each kind, dear and cheap; the best shares; the worst to sell; nothing. — VII */
function toTrade(asked: Asked): CzAction[] {
  const { state, seat, actions, figures, whims: likes } = asked
  const gains = shareGains(asked)
  const gainOf = (company: string, price?: number): number => {
    const index = companyIndex(company)
    return (likes[index] as number) * gains(index, price)
  }
  const starts = ofType(actions, 'start').toSorted(
    (a, b) => gainOf(b.company, b.price) - gainOf(a.company, a.price),
  )
  const dear = starts.toSorted((a, b) => b.price - a.price)
  const shares = ofType(actions, 'buyShare').toSorted((a, b) => gainOf(b.company) - gainOf(a.company))
  const sales = ofType(actions, 'sell')
    .filter(({ company }) => companyAt(state, companyIndex(company)).director !== seat)
    .toSorted((a, b) => gainOf(a.company) - gainOf(b.company) || b.shares - a.shares)
  return [
    ...dear.slice(0, 1),
    ...shares.slice(0, figures.aheadShares),
    ...starts.slice(0, figures.aheadStarts),
    ...dear.slice(-1),
    ...sales.slice(0, figures.aheadSales),
    ...ofType(actions, 'pass'),
  ]
}

/** Own smaller companies, dear and cheap, and none. — VIII.9 */
function toAcquire({ state, seat, actions, figures }: Asked): CzAction[] {
  const own = ofType(actions, 'acquire').filter(
    ({ company }) => companyAt(state, companyIndex(company)).director === seat,
  )
  return [...own.slice(0, figures.aheadCompanies), ...ofType(actions, 'pass')]
}

/** Every train of the bank and the pool, and none. — VIII.10 */
function toBuy({ actions, figures }: Asked): CzAction[] {
  return [...ofType(actions, 'pass'), ...ofType(actions, 'buyTrain').slice(0, figures.aheadTrains)]
}
