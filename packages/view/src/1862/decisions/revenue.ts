import { type RmAction, SHARES, companyId } from '@roundhouse/titles/1862'
import type { RevenuePreview } from '../../railway/preview/revenue.ts'
import { type RevenueSide, revenueDecision } from '../../railway/revenue-decision.ts'
import { joined, money } from '../../railway/said.ts'
import { futureOf } from '../preview/future.ts'
import { revenuePreview, spacesFor } from '../preview/revenue.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** Pay, withhold, or Hudson's manoeuvre; what locals brought is in the treasury already. — 7.8.2, 7.8.5, 7.8.6 */
export function revenueStepDecision(asking: RmAsking): RmDecision | null {
  const { state } = asking
  const preview = revenuePreview(state, 'payOut')
  if (preview === null || state.turn === null) return null
  const { revenue, subsidy } = state.turn
  const sides: [RevenueSide<RmAction>, ...RevenueSide<RmAction>[]] = [
    paySide(asking, preview, 'payOut'),
    withholdSide(preview),
  ]
  if (asking.refuse({ type: 'hudson' }) === null) {
    const hudson = revenuePreview(state, 'hudson')
    if (hudson !== null) sides.push(paySide(asking, hudson, 'hudson'))
  }
  return framed(asking, {
    section: '7.8.5',
    ...revenueDecision<RmAsking['state'], RmAction>(
      asking,
      revenue,
      sides,
      subsidy > 0 ? [{ name: say('revenue.subsidy'), amount: subsidy }] : [],
    ),
  })
}

/** Each share gets a tenth, those of the company itself too. — 7.8.5 */
function paySide(asking: RmAsking, { pay }: RevenuePreview, how: 'payOut' | 'hudson'): RevenueSide<RmAction> {
  const { state, seat, view } = asking
  const { events } = futureOf(state, seat, [{ type: how }])
  const paid = events.find((event) => event.type === 'dividendPaid')
  const { revenue, added, treasury } =
    paid?.type === 'dividendPaid' ? paid : { revenue: 0, added: 0, treasury: 0 }
  const before = view.companies.find(({ id }) => id === companyId(state.turn?.company ?? 0))?.treasury ?? 0
  const perShare = Math.floor(revenue / SHARES)
  return {
    action: { type: how },
    name: how === 'payOut' ? say('revenue.pay') : say('revenue.hudson'),
    confirm:
      how === 'payOut'
        ? say('revenue.payEach', money(perShare))
        : say('revenue.hudsonAdds', money(added), money(perShare)),
    bySeat: pay.bySeat,
    treasury: added === 0 && treasury === 0 ? null : { before, after: before - added + treasury },
    price: pay.price,
    cell: pay.cell.after,
    note: joined(' · ', [
      added > 0 && joined('', ['+', money(added)]),
      say('revenue.steps', spacesFor(pay.price.before, revenue)),
    ]),
  }
}

function withholdSide({ revenue, withhold }: RevenuePreview): RevenueSide<RmAction> {
  return {
    action: { type: 'withhold' },
    name: say('revenue.withhold'),
    confirm: say('revenue.withholdAll', money(revenue)),
    bySeat: [],
    treasury: withhold.treasury,
    price: withhold.price,
    cell: withhold.cell.after,
    note: say('revenue.left'),
  }
}
