import {
  type CompanyId,
  type CzAction,
  DIRECTOR_SHARES,
  PRICES,
  companyIndex,
  eighteenCz,
} from '@roundhouse/titles/18cz'
import type { CompanyView } from '../../railway/company-view.ts'
import { loansOf } from '../../railway/loans.ts'
import { futureOf } from '../../railway/preview/future.ts'
import { startPick } from '../../railway/start-pick.ts'
import { stockDecision } from '../../railway/stock-decision.ts'
import { startOptions } from '../preview/stock.ts'
import { viewOf } from '../view.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** Sell any number of certificates in a chosen order, then buy at most one. — VII */
export function stockRoundDecision(asking: CzAsking): CzDecision {
  const { state, seat, queue, action } = asking
  const actions = action === null ? queue : [...queue, action]
  const later = actions.length === 0 ? null : futureOf(eighteenCz, state, seat, actions).state
  const start = action?.type === 'start' ? action : null
  const shares = stockDecision<CzAsking['state'], CzAction>(
    asking,
    {
      buy: (company) => buyAction(asking, company),
      sell: (company, count) => ({ type: 'sell', company: company as CompanyId, shares: count }),
      directorShares: DIRECTOR_SHARES,
    },
    later === null ? null : viewOf(later),
  )
  return framed(asking, {
    heading: say('shares.heading'),
    section: 'VII.1',
    ...shares,
    // A loan can be paid back at any moment of a stock round, in turn or not. — VIII.11
    loans: loansOf<CzAsking['state'], CzAction>(
      asking,
      state.priority,
      { type: 'repay', amount: 0 },
      'amount',
      'VIII.11',
    ),
    pick:
      start === null || later === null
        ? null
        : startPick<CzAsking['state'], CzAction>(
            asking,
            start,
            startOptions(state, start.company),
            DIRECTOR_SHARES,
            later.market.order.indexOf(companyIndex(start.company)) + 1,
          ),
    cell: start === null ? null : PRICES.indexOf(start.price),
    missing: say('shares.nothing'),
  })
}

/** A first share is the director's: its start price is chosen below. — VII.5 */
function buyAction({ choices }: CzAsking, { id, status, startPrices }: CompanyView): CzAction {
  const company = id as CompanyId
  if (status !== 'shelf' && status !== 'later') return { type: 'buyShare', company }
  for (const choice of choices) {
    if (choice.kind !== 'tree' || choice.action.type !== 'start' || choice.action.company !== company)
      continue
    const [price] = choice.tree
    if (typeof price === 'number') return { type: 'start', company, price }
  }
  return { type: 'start', company, price: startPrices[0] ?? 0 }
}
