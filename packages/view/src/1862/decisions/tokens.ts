import {
  FEWEST_TOKENS,
  type RmAction,
  TOKEN_PRICE,
  bookOf,
  companyId,
  treasuryOf,
} from '@roundhouse/titles/1862'
import { change, option } from '../../railway/asking.ts'
import { money } from '../../railway/said.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** A non-chartered company floats: all the tokens it will ever have, its home's among them. — 6.5.4.2 */
export function tokensDecision(asking: RmAsking): RmDecision | null {
  const { state, action } = asking
  const [company] = state.floating
  if (company === undefined) return null
  const id = companyId(company)
  const treasury = treasuryOf(state, company)
  const tokens = action?.type === 'buyTokens' ? action.tokens : FEWEST_TOKENS
  const counts = Array.from(
    { length: bookOf(state).mostTokensBought - FEWEST_TOKENS + 1 },
    (_, at) => FEWEST_TOKENS + at,
  )
  const buy = (count: number): RmAction => ({ type: 'buyTokens', tokens: count })
  return framed(asking, {
    heading: say('tokens.heading', id),
    hint: say('tokens.hint'),
    section: '6.5.4.2',
    pick: {
      heading: say('tokens.count'),
      aside: say('tokens.left'),
      options: counts.map((count) => ({
        ...option(asking, buy(count)),
        pressed: count === tokens,
        said: String(count),
        brings: money(treasury - count * TOKEN_PRICE),
        what: say('tokens.left'),
      })),
      // Nothing is placed any more, not even the home. — 10.3, table B39
      note: say(state.lner === 'formed' ? 'tokens.late' : 'tokens.note'),
    },
    meaning: {
      figures: [change(say('treasuryOf', id), treasury, treasury - tokens * TOKEN_PRICE)],
      notes: [],
    },
    usual: buy(tokens),
    confirm: say('tokens.confirm', tokens, money(tokens * TOKEN_PRICE)),
    missing: say('tokens.hint'),
  })
}
