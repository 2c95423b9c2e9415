import { type Seat, applyKnown, asReadonly } from '@roundhouse/kernel'
import {
  type CzAction,
  type CzState,
  LOCAL_SIZES,
  capitalisationOf,
  companyAt,
  companyId,
  companyIndex,
  eighteenCz,
  localData,
  localIndex,
  runsTrain,
  sizeOf,
  trainCode,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import { whyBuilding, whyRevenue, whySale, whyShares, whyTrain } from '../railway/reasons.ts'
import type { Reason, Reasoner } from '../reasons.ts'
import type { Asked } from './considered.ts'
import { FIGURES } from './figures.ts'
import { burden, ownPart } from './needs.ts'
import {
  hopedRevenue,
  lifeOf,
  nextPrice,
  ownTrains,
  payoutsLeft,
  revenueNow,
  shareGain,
  shareGains,
} from './outlook.ts'

/** Why the rules of thumb like a move, by the figures they go by. */
export const reasons: Reasoner = (state, seat, [action]) =>
  action === undefined ? [] : why(state as CzState, seat, action as CzAction)

function why(state: CzState, seat: Seat, action: CzAction): readonly Reason[] {
  const seen = asReadonly(state)
  const asked = askedOf(seen, seat)
  const company = state.turn?.company
  switch (action.type) {
    case 'pass':
      return [{ code: 'nothingBetter' }]
    case 'buyLocal': {
      const { size } = localData(localIndex(action.local))
      return [{ code: 'income', amount: LOCAL_SIZES[size]?.income ?? 0 }]
    }
    case 'buyShare':
    case 'start':
      return ofPurchase(asked, action)
    case 'sell': {
      const index = companyIndex(action.company)
      return whySale(action.company, shareGain(asked, index), burden(asked, index))
    }
    case 'layTile':
    case 'placeToken':
      return company === undefined ? [] : ofBuilding(state, seat, company, action)
    case 'payOut':
    case 'withhold': {
      if (company === undefined) return []
      const [treasury, price] = [treasuryOf(seen, company), nextPrice(seen, company)]
      const part = ownPart(asked, company)
      const revenue = state.turn?.revenue ?? 0
      const money = { company: companyId(company), revenue, part, treasury, price }
      return whyRevenue(action.type === 'withhold', money)
    }
    case 'run':
      return company === undefined
        ? []
        : [{ code: 'bestRun', company: companyId(company), amount: revenueNow(seen, company) }]
    case 'buyTrain':
      return company === undefined ? [] : ofTrain(state, company, trainCode(action.train))
    default:
      return []
  }
}

/** As the rules of thumb are asked. */
function askedOf(state: Asked['state'], seat: Seat): Asked {
  return { state, seat, figures: FIGURES, whims: [], actions: [], earns: revenueNow }
}

type Purchase = Extract<CzAction, { readonly type: 'buyShare' | 'start' }>

function ofPurchase(asked: Asked, action: Purchase): readonly Reason[] {
  const seen = asked.state
  const company = companyIndex(action.company)
  const { shares } = sizeOf(seen, company)
  const dividends = (FIGURES.paidOut * hopedRevenue(asked, company)) / shares
  if (action.type === 'buyShare') return whyShares(action.company, 1, dividends, shareGain(asked, company))
  const capital = action.price * capitalisationOf(seen, company).times
  return [
    { code: 'starts', company: action.company, amount: capital },
    ...whyShares(action.company, 2, dividends, shareGains(asked)(company, action.price)),
  ]
}

function ofBuilding(state: CzState, seat: Seat, company: number, action: CzAction): readonly Reason[] {
  const after = eighteenCz.clone(asReadonly(state))
  applyKnown(eighteenCz, after, seat, action, () => {})
  return whyBuilding(
    companyId(company),
    revenueNow(asReadonly(state), company),
    revenueNow(asReadonly(after), company),
  )
}

function ofTrain(state: CzState, company: number, code: number): readonly Reason[] {
  const seen = asReadonly(state)
  const added = runsTrain(seen, company, code)
    ? revenueNow(seen, company, [...companyAt(seen, company).trains, code]) - revenueNow(seen, company)
    : 0
  return whyTrain({
    company: companyId(company),
    added,
    life: lifeOf(askedOf(seen, 0), code),
    payouts: payoutsLeft(seen, company),
    isMust: ownTrains(seen, company).length === 0,
  })
}
