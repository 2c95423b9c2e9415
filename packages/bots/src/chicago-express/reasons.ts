import { type Action, type Seat, applyKnown, asReadonly, refuse } from '@roundhouse/kernel'
import {
  COMPANIES,
  COMPANY_IDS,
  type ChicagoAction,
  type ChicagoState,
  chicagoExpress,
} from '@roundhouse/titles/chicago-express'
import type { Reason, Reasoner } from '../reasons.ts'
import { FIGURES } from './figures.ts'
import { payoutsLeft, shareCase, shareValue } from './outlook.ts'
import { byRulesOfThumb, moneyOf } from './rules-of-thumb.ts'
import { outcomeOf, sellTo, settleAuction } from './settle.ts'

const judge = byRulesOfThumb(FIGURES)

/** Why a turn is good: what it does to the companies, and what everybody may hope to have at the end after it. */
export const reasons: Reasoner = (state, seat, line) => {
  const before = state as ChicagoState
  const after = tableAfter(before, seat, line)
  if (after === null) return []
  const hoped = moneyOf(asReadonly(after), FIGURES)
  const own = Math.round(hoped[seat] as number)
  const rest = hoped.filter((_, each) => each !== seat)
  const others = Math.round(rest.reduce((sum, each) => sum + each, 0) / Math.max(1, rest.length))
  const hopes: Reason = { code: 'hopes', own, others }
  if (line[0]?.type === 'pass') return [{ code: 'nothingBetter' }, hopes]
  return [...whyOf(before, after, seat, line.at(-1) as ChicagoAction), hopes]
}

function whyOf(before: ChicagoState, after: ChicagoState, seat: Seat, action: ChicagoAction): Reason[] {
  switch (action.type) {
    case 'build':
    case 'develop':
      return risenIncomes(before, after)
    case 'offer':
      return [whoGets(before, seat, action)]
    case 'bid': {
      const company = before.auction?.company ?? 0
      const value = shareValue(
        asReadonly(after),
        company,
        shareCase(asReadonly(after), company),
        payoutsLeft(asReadonly(after), FIGURES),
        FIGURES,
      )
      return [{ code: 'dividends', company: COMPANY_IDS[company] as string, amount: Math.round(value) }]
    }
    default:
      return []
  }
}

/** Of every company: a development may serve several. */
function risenIncomes(before: ChicagoState, after: ChicagoState): Reason[] {
  return COMPANIES.flatMap((_, company): Reason[] => {
    const [was, is] = [before.companies[company]?.income ?? 0, after.companies[company]?.income ?? 0]
    const sign = COMPANY_IDS[company] as string
    return is > was ? [{ code: 'incomeUp', company: sign, amount: is - was, to: is }] : []
  })
}

/** Who would pay most for a share on offer, by what it is worth to each. */
function whoGets(
  state: ChicagoState,
  seat: Seat,
  { company }: Extract<ChicagoAction, { readonly type: 'offer' }>,
): Reason {
  const offered = chicagoExpress.clone(asReadonly(state))
  if (offered.step === 'chooseDial')
    applyKnown(chicagoExpress, offered, seat, { type: 'choose', dial: 'auction' }, () => {})
  applyKnown(chicagoExpress, offered, seat, { type: 'offer', company }, () => {})
  const { auction } = offered
  if (auction === null) return { code: 'goesTo', seat: null, own: false, amount: 0 }
  const { winner, price } = outcomeOf(asReadonly(auction), judge.reserves(asReadonly(offered)))
  return { code: 'goesTo', seat: winner, own: winner === seat, amount: price }
}

/** A bid is seen to its end, and so is an auction that a turn begins. */
function tableAfter(state: ChicagoState, seat: Seat, line: readonly Action[]): ChicagoState | null {
  const after = chicagoExpress.clone(asReadonly(state))
  const [first] = line as readonly ChicagoAction[]
  if (state.auction !== null) {
    if (first?.type === 'bid') sellTo(after, seat, first.amount)
    else settleAuction(after, reservesWithout(state, seat))
    return after
  }
  for (const action of line as readonly ChicagoAction[]) {
    if (refuse(chicagoExpress, after, seat, action) !== null) return null
    applyKnown(chicagoExpress, after, seat, action, () => {})
  }
  if (after.auction !== null) settleAuction(after, judge.reserves(asReadonly(after)))
  return after
}

/** Who passes bids no more. */
function reservesWithout(state: ChicagoState, seat: Seat): number[] {
  return judge.reserves(asReadonly(state)).map((reserve, each) => (each === seat ? 0 : reserve))
}
