import { type RmAction, TREASURY, companyId, priceOf, sharesOf, treasuryOf } from '@roundhouse/titles/1862'
import { change } from '../../railway/asking.ts'
import { money } from '../../railway/said.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** One own share of the pool at the full market price. — 7.13 */
export function redeemDecision(asking: RmAsking): RmDecision | null {
  const { state } = asking
  if (state.turn === null) return null
  const { company } = state.turn
  const price = priceOf(state, company)
  const treasury = treasuryOf(state, company)
  const own = sharesOf(state, company, TREASURY)
  const redeem: RmAction = { type: 'redeem' }
  return framed(asking, {
    heading: say('redeem.heading'),
    hint: say('redeem.hint'),
    section: '7.13',
    meaning: {
      figures: [
        change(say('redeem.treasury'), treasury, treasury - price),
        change(say('redeem.shares'), own, own + 1, String),
      ],
      notes: [],
    },
    usual: redeem,
    confirm: say('redeem.confirm', companyId(company), money(price)),
    missing: say('redeem.hint'),
  })
}
