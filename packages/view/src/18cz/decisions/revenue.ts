import type { CzAction } from '@roundhouse/titles/18cz'
import { change, figure, group, note, option, row } from '../../railway/asking.ts'
import { joined, money } from '../../railway/said.ts'
import { revenuePreview } from '../preview/revenue.ts'
import type { CzAsking, CzDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** Pay out or withhold, side by side: who gets what, and where the price goes. — VIII.8 */
export function revenueDecision(asking: CzAsking): CzDecision | null {
  const preview = revenuePreview(asking.state)
  if (preview === null) return null
  const { revenue, pay, withhold, perShare } = preview
  const withheld = asking.action?.type === 'withhold'
  const heading = say('revenue.heading', money(revenue))
  const price = say('revenue.price')
  return framed(asking, {
    heading,
    section: 'VIII.8',
    groups: [
      group('sides', heading, [
        row<CzAction>({
          id: 'payOut',
          name: say('revenue.pay'),
          figures: [
            ...pay.bySeat.map(({ seat, percent, amount }) =>
              figure(joined(' ', [{ person: seat }, say('shareOf', percent)]), money(amount)),
            ),
            change(price, pay.price.before, pay.price.after, money, true),
          ],
          option: { ...option<CzAction>(asking, { type: 'payOut' }), pressed: !withheld },
        }),
        row<CzAction>({
          id: 'withhold',
          name: say('revenue.withhold'),
          figures: [
            change(say('treasury'), withhold.treasury.before, withhold.treasury.after, money, true),
            change(price, withhold.price.before, withhold.price.after),
          ],
          option: option<CzAction>(asking, { type: 'withhold' }),
        }),
      ]),
    ],
    meaning: { figures: [], notes: [note('prompt', say('revenue.nobody'))] },
    cell: (withheld ? withhold : pay).cell.after,
    usual: { type: 'payOut' },
    confirm: withheld ? say('revenue.withholdAll', money(revenue)) : say('revenue.payEach', money(perShare)),
    missing: heading,
  })
}
