import {
  type RmAction,
  TREASURY,
  cashOf,
  companyId,
  optionOf,
  sharesOf,
  treasuryOf,
} from '@roundhouse/titles/1862'
import { alike, change, group, option, row } from '../../railway/asking.ts'
import { money } from '../../railway/said.ts'
import { exchangeOf } from '../exchange.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** A half-paid certificate: pay for it and keep it, or give it back. — 5.2.4 */
export function optionDecision(asking: RmAsking): RmDecision | null {
  const { state, action } = asking
  const { amalgamation } = state
  if (amalgamation === null || amalgamation.option === null) return null
  const { holder, option: half, terms } = optionOf(state)
  const id = companyId(half.company)
  const isCompany = holder === TREASURY
  const cash = isCompany ? treasuryOf(state, amalgamation.survivor) : cashOf(state, holder)
  const held = sharesOf(state, half.company, holder)
  const keep: RmAction = { type: 'settleOption', redeem: true }
  const giveBack: RmAction = { type: 'settleOption', redeem: false }
  const kept = !alike(giveBack, action)
  const side = (deed: RmAction, redeem: boolean) =>
    row<RmAction>({
      id: redeem ? 'keep' : 'giveBack',
      name: say(redeem ? 'option.keep' : 'option.giveBack'),
      figures: [
        change(
          isCompany ? say('treasury') : say('cash'),
          cash,
          redeem ? cash - terms.keep : cash + terms.giveBack,
        ),
        change(say('option.shares', id), held, redeem ? held : held - half.units, String),
      ],
      option: { ...option(asking, deed), pressed: redeem === kept },
    })
  return framed(asking, {
    heading: say('option.heading'),
    hint: isCompany ? say('option.forCompany', id) : say('option.hint', id, half.units),
    section: '5.2.4',
    groups: [group('sides', say('option.heading'), [side(keep, true), side(giveBack, false)])],
    exchange: exchangeOf(asking),
    usual: keep,
    confirm: kept
      ? say('option.keepFor', money(terms.keep))
      : say('option.giveBackFor', money(terms.giveBack)),
    missing: say('option.heading'),
  })
}
