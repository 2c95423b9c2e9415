import { type CompanyId, type RmAction, companyIndex, salePrice } from '@roundhouse/titles/1862'
import { amountIn, change, group, optionOfAmount, row } from '../../railway/asking.ts'
import { money } from '../../railway/said.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

type Sale = Extract<RmAction, { type: 'sell' }>

/** A fine that cash and the company's own shares did not cover: other shares go to the pool. — 4.3 */
export function fineDecision(asking: RmAsking): RmDecision {
  const { state, view, seat, action } = asking
  const owed = state.debt[seat] as number
  const sale = action?.type === 'sell' ? action : null
  const brings = ({ company, shares }: Sale): number => shares * salePrice(state, companyIndex(company))
  const held = view.companies.filter(({ shares }) => shares.holders.some(({ holder }) => holder === seat))
  return framed(asking, {
    heading: say('fine.heading', money(owed)),
    hint: say('fine.hint'),
    section: '4.3',
    groups: [
      group(
        'rows',
        say('fine.shares'),
        held.map(({ id, shares: { holders } }) =>
          row<RmAction>({
            id,
            signs: [{ company: id }],
            name: id,
            note: say('shares.yours', holders.find(({ holder }) => holder === seat)?.percent ?? 0),
            figure: money(salePrice(state, companyIndex(id))),
            option: optionOfAmount(
              asking,
              { type: 'sell', company: id as CompanyId, shares: 1 },
              'shares',
              1,
            ),
          }),
        ),
      ),
    ],
    amount:
      sale === null
        ? null
        : amountIn(asking, sale, 'shares', {
            heading: sale.company,
            aside: null,
            label: say('shares.sharesToSell', sale.company),
            quick: () => [],
          }),
    meaning: {
      figures:
        sale === null ? [] : [change(say('fine.owed'), owed, Math.max(0, owed - brings(sale)), money, false)],
      notes: [],
    },
    confirm:
      sale === null
        ? say('fine.button')
        : say('fine.confirm', sale.shares, sale.company, money(brings(sale))),
    missing: say('fine.chooseFirst'),
  })
}
