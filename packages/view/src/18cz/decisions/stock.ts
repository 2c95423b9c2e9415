import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CompanyId,
  type CzAction,
  type CzState,
  DIRECTOR_SHARES,
  PRICES,
  companyIndex,
} from '@roundhouse/titles/18cz'
import type { CompanyView } from '../../railway/company-view.ts'
import type { Loan } from '../../railway/decision.ts'
import { joined, money } from '../../railway/said.ts'
import { stockDecision } from '../../railway/stock-decision.ts'
import { futureOf } from '../preview/future.ts'
import { sharesMissing, startOptions } from '../preview/stock.ts'
import { debtorsNow } from '../preview/turn.ts'
import { viewOf } from '../view.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

type Start = Extract<CzAction, { type: 'start' }>

/** Sell any number of certificates in a chosen order, then buy at most one. — VII */
export function stockRoundDecision(asking: CzAsking): CzDecision {
  const { state, seat, queue, action } = asking
  const actions = action === null ? queue : [...queue, action]
  const later = actions.length === 0 ? null : futureOf(state, seat, actions).state
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
    loans: loansOf(asking),
    pick: start === null || later === null ? null : startPick(asking, start, later),
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

/** The start prices with the capital that each brings and the place in the order of turns. — VII.5 */
function startPick(asking: CzAsking, start: Start, later: DeepReadonly<CzState>): CzDecision['pick'] {
  const options = startOptions(asking.state, start.company)
  const chosen = options.find(({ price }) => price === start.price)
  const place = later.market.order.indexOf(companyIndex(start.company)) + 1
  const missing = sharesMissing(start.company)
  return {
    heading: start.company,
    aside: say('shares.startAt'),
    options: options.map(({ price, capital }) => {
      const action: Start = { ...start, price }
      return {
        action,
        refusal: asking.refuseAfter(action),
        pressed: price === start.price,
        said: String(price),
        brings: money(capital),
        what: say('shares.capital'),
      }
    }),
    note:
      chosen === undefined
        ? null
        : joined(' ', [
            joined('', [say('shares.capital'), ' ', money(chosen.capital), '.']),
            missing === 0 ? say('shares.opensAtOnce') : say('shares.opensAfter', missing),
            place > 0 && say('shares.place', place),
          ]),
  }
}

/** A loan can be paid back at any moment of a stock round, in turn or not. — VIII.11 */
export function loansOf({ state, view, seats }: CzAsking): readonly Loan<CzAction>[] {
  return debtorsNow(state)
    .filter((seat) => seats.includes(seat))
    .flatMap((seat) => {
      const player = view.players.find((each) => each.seat === seat)
      if (player === undefined || player.debt === 0) return []
      const { debt, cash, penalty } = player
      return [
        {
          seat,
          debt,
          cash,
          rule: joined(' ', [say('loan.rule'), say('loan.penalty', money(penalty))]),
          label: say('loan.amount'),
          section: 'VIII.11',
          action: { type: 'repay' as const, amount: 0 },
          field: 'amount',
          most: Math.min(debt, cash),
        },
      ]
    })
}
