import { type Seat, applyKnown, asReadonly } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhState,
  DIRECTOR_SHARES,
  MOUNTAIN_INCOME,
  SHARES,
  companyAt,
  companyData,
  companyIndex,
  eighteen24,
  issueCell,
  mustBuyTrain,
  trainCode,
  treasuryOf,
} from '@roundhouse/titles/1824'
import { whyBuilding, whyRevenue, whySale, whyShares, whyTrain } from '../railway/reasons.ts'
import type { Reason, Reasoner } from '../reasons.ts'
import { FIGURES } from './figures.ts'
import {
  becomes,
  burden,
  hopedRevenue,
  lifeOf,
  nextPrice,
  ownPart,
  payoutsLeft,
  revenueNow,
  shareGain,
} from './outlook.ts'

/** Why the rules of thumb like a move, by the figures they go by. */
export const reasons: Reasoner = (state, seat, [action]) =>
  action === undefined ? [] : why(state as AhState, seat, action as AhAction)

function why(state: AhState, seat: Seat, action: AhAction): readonly Reason[] {
  const seen = asReadonly(state)
  const asked = { state: seen, seat, figures: FIGURES, earns: revenueNow }
  const company = state.turn?.company
  switch (action.type) {
    case 'pass':
      return [{ code: 'nothingBetter' }]
    case 'buyMountain':
      return [{ code: 'income', amount: MOUNTAIN_INCOME }]
    case 'buyRailway':
    case 'draft':
    case 'exchangeCoal':
      return [{ code: 'becomes', company: signOf(becomes(companyIndex(action.company))) }]
    case 'exchangeMountain':
    case 'buyShare':
    case 'start':
      return ofPurchase(state, seat, action)
    case 'sell': {
      const index = companyIndex(action.company)
      const gain = shareGain(asked, index)
      return whySale(action.company, gain, burden(seen, index, FIGURES))
    }
    case 'layTile':
    case 'placeToken': {
      if (company === undefined) return []
      const after = eighteen24.clone(seen)
      applyKnown(eighteen24, after, seat, action, () => {})
      return whyBuilding(signOf(company), revenueNow(seen, company), revenueNow(asReadonly(after), company))
    }
    case 'payOut':
    case 'withhold': {
      if (company === undefined) return []
      const [treasury, price] = [treasuryOf(seen, company), nextPrice(seen, company)]
      const part = ownPart(seen, seat, company)
      const revenue = state.turn?.revenue ?? 0
      const money = { company: signOf(company), revenue, part, treasury, price }
      return whyRevenue(action.type === 'withhold', money)
    }
    case 'run':
      return company === undefined
        ? []
        : [{ code: 'bestRun', company: signOf(company), amount: revenueNow(seen, company) }]
    case 'buyTrain':
      return company === undefined ? [] : ofTrain(state, company, trainCode(action.train))
    default:
      return []
  }
}

type Purchase = Extract<AhAction, { readonly type: 'buyShare' | 'start' | 'exchangeMountain' }>

function ofPurchase(state: AhState, seat: Seat, action: Purchase): readonly Reason[] {
  const seen = asReadonly(state)
  const asked = { state: seen, seat, figures: FIGURES, earns: revenueNow }
  const company = companyIndex(action.company)
  const trusted = companyAt(seen, company).director === seat ? 1 : FIGURES.ledByOthers
  const dividends = (trusted * FIGURES.paidOut * hopedRevenue(asked, company)) / SHARES
  if (action.type === 'start') {
    const gain = shareGain(asked, company, issueCell(action.price))
    return [
      { code: 'starts', company: action.company, amount: action.price * SHARES },
      ...whyShares(action.company, DIRECTOR_SHARES, dividends, gain),
    ]
  }
  const shares = action.type === 'buyShare' && action.percent === 20 ? 2 : 1
  return whyShares(action.company, shares, dividends, shareGain(asked, company))
}

function ofTrain(state: AhState, company: number, code: number): readonly Reason[] {
  const seen = asReadonly(state)
  const { trains } = companyAt(seen, company)
  return whyTrain({
    company: signOf(company),
    added: revenueNow(seen, company, [...trains, code]) - revenueNow(seen, company),
    life: lifeOf(seen, code, FIGURES),
    payouts: payoutsLeft(seen, company, FIGURES),
    isMust: mustBuyTrain(seen, company),
  })
}

function signOf(company: number): string {
  return companyData(company).id
}
