import { type Seat, applyKnown, asReadonly, unheard } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhState,
  DIRECTOR_SHARES,
  MOUNTAIN_INCOME,
  MOUNTAIN_PRICE,
  SHARES,
  boardOf,
  cashOf,
  companyAt,
  companyData,
  companyIndex,
  eighteen24,
  groundOf,
  handInValue,
  hexId,
  isConstruction,
  issueCell,
  mustBuyTrain,
  priceOf,
  reachOf,
  sharesOf,
  tileIndex,
  trainCode,
  trainData,
  treasuryOf,
} from '@roundhouse/titles/1824'
import { leadsTowards } from '../railway/leading.ts'
import {
  addedByBuilding,
  whyBuilding,
  whyBuying,
  whyPass,
  whyRevenue,
  whySale,
  whyShares,
  whyTrain,
  whyWithout,
} from '../railway/reasons.ts'
import type { Reason, Reasoner } from '../reasons.ts'
import { FIGURES } from './figures.ts'
import {
  becomes,
  burden,
  hopedRevenue,
  lifeOf,
  needsTrain,
  nextPrice,
  ownPart,
  payoutsLeft,
  revenueNow,
  type State,
  shareGain,
} from './outlook.ts'
import { nextTrain } from './track.ts'

/** Why the rules of thumb like a move, by the figures they go by. */
export const reasons: Reasoner = (state, seat, [action]) =>
  action === undefined ? [] : why(state as AhState, seat, action as AhAction)

function why(state: AhState, seat: Seat, action: AhAction): readonly Reason[] {
  const seen = asReadonly(state)
  const asked = { state: seen, seat, figures: FIGURES, earns: revenueNow }
  const company = state.turn?.company
  switch (action.type) {
    case 'pass':
      return company === undefined || state.step !== 'trains'
        ? whyPass(null, 0)
        : whyPass(signOf(company), burden(seen, company, FIGURES))
    case 'buyMountain':
      return [
        { code: 'income', amount: MOUNTAIN_INCOME },
        { code: 'costs', amount: MOUNTAIN_PRICE, left: cashOf(seen, seat) - MOUNTAIN_PRICE },
      ]
    case 'buyRailway':
    case 'draft':
      return ofSmall(state, seat, action)
    case 'exchangeCoal':
      return ofExchange(seen, seat, becomes(companyIndex(action.company)))
    case 'exchangeMountain':
    case 'buyShare':
    case 'start':
      return ofPurchase(state, seat, action)
    case 'sell': {
      const index = companyIndex(action.company)
      // Mountain railways are sold only for a train that must be had. — VII.12
      if (index < 0) return []
      const money = action.shares * priceOf(seen, index)
      return whySale(action.company, shareGain(asked, index), burden(seen, index, FIGURES), money)
    }
    case 'layTile':
    case 'placeToken':
      return company === undefined ? [] : ofBuilding(state, seat, company, action)
    case 'payOut':
    case 'withhold': {
      if (company === undefined) return []
      const [treasury, price] = [treasuryOf(seen, company), nextPrice(seen, company)]
      const part = ownPart(seen, seat, company)
      const revenue = state.turn?.revenue ?? 0
      const isDying = needsTrain(seen, company, FIGURES)
      const money = { company: signOf(company), revenue, part, treasury, price, isDying }
      return whyRevenue(action.type === 'withhold', money)
    }
    case 'run':
      return company === undefined
        ? []
        : [{ code: 'bestRun', company: signOf(company), amount: revenueNow(seen, company) }]
    case 'buyTrain': {
      if (company === undefined) return []
      const code = trainCode(action.train)
      const given = action.tradeIn === undefined ? 0 : handInValue(trainCode(action.tradeIn))
      return ofTrain(seen, company, code, trainData(code).price - given)
    }
    case 'tradeTrain':
      return company === undefined ? [] : ofTrain(seen, company, trainCode(action.train), action.price)
    case 'answer':
      return state.offer === null
        ? []
        : [
            { code: 'offered', amount: state.offer.price, worth: trainData(state.offer.item).price },
            ...ofGivenUp(seen, state.offer.owner, state.offer.item),
          ]
    case 'discard': {
      const owner = state.discards[0]
      return owner === undefined ? [] : ofGivenUp(seen, owner, trainCode(action.train))
    }
    case 'namePrice':
      return [{ code: 'opensWith', amount: action.price }]
    case 'placeTown':
    case 'removeToken':
      return [{ code: 'byLot' }]
    case 'repay':
      return [{ code: 'costs', amount: action.amount, left: cashOf(seen, seat) - action.amount }]
  }
}

/** What a small railway may bring, what it becomes, and what it takes now. — IV.2, IV.3 */
function ofSmall(
  state: AhState,
  seat: Seat,
  action: Extract<AhAction, { readonly type: 'buyRailway' | 'draft' }>,
): readonly Reason[] {
  const seen = asReadonly(state)
  const company = companyIndex(action.company)
  const copy = eighteen24.clone(seen)
  applyKnown(eighteen24, copy, seat, action, unheard)
  const left = cashOf(asReadonly(copy), seat)
  const builds = isConstruction(seen, company)
  const found: Reason[] = []
  // A railway that only builds brings no shares. — X.3
  if (!builds) found.push({ code: 'beyondPrice', amount: FIGURES.small[company] ?? 0 })
  if (!builds) found.push({ code: 'becomes', company: signOf(becomes(company)) })
  const cost = cashOf(seen, seat) - left
  // The receiver of a drafted coal railway names its price later. — X.5
  return cost === 0 ? found : [...found, { code: 'costs', amount: cost, left }]
}

/** A coal railway becomes a fifth of its regional railway. — IV.2 */
function ofExchange(state: State, seat: Seat, company: number): readonly Reason[] {
  const asked = { state, seat, figures: FIGURES, earns: revenueNow }
  const dividends = (FIGURES.paidOut * hopedRevenue(asked, company)) / SHARES
  const found = whyShares(signOf(company), DIRECTOR_SHARES, dividends, shareGain(asked, company))
  return [...found, { code: 'becomes', company: signOf(company) }]
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
  const found = whyShares(action.company, shares, dividends, shareGain(asked, company))
  if (action.type === 'exchangeMountain') return found
  const { director } = companyAt(seen, company)
  const held = sharesOf(seen, company, seat)
  return whyBuying(found, {
    company: action.company,
    price: shares * priceOf(seen, company),
    cash: cashOf(seen, seat),
    leads: director >= 0 && director !== seat && held + shares > sharesOf(seen, company, director),
  })
}

function ofBuilding(state: AhState, seat: Seat, company: number, action: AhAction): readonly Reason[] {
  const seen = asReadonly(state)
  const next = nextTrain(seen, company, companyAt(seen, company).trains)
  return whyBuilding({
    company: signOf(company),
    addedWith: addedByBuilding(eighteen24, state, seat, action, (board, trains) =>
      revenueNow(board, company, trains),
    ),
    next: next === null ? null : { id: trainData(next).id, code: next },
    towards: action.type === 'layTile' ? towards(seen, company, action) : null,
  })
}

function towards(
  state: State,
  company: number,
  { hex, tile, rotation }: Extract<AhAction, { readonly type: 'layTile' }>,
): string | null {
  const lay = { hex: groundOf(state).index(hex), tile: tileIndex(tile), rotation }
  const found = leadsTowards(boardOf(state), reachOf(state, company), lay)
  return found === null ? null : hexId(state, found)
}

function ofTrain(state: State, company: number, code: number, price: number): readonly Reason[] {
  const { trains } = companyAt(state, company)
  return whyTrain({
    company: signOf(company),
    added: revenueNow(state, company, [...trains, code]) - revenueNow(state, company),
    life: lifeOf(state, code, FIGURES),
    payouts: payoutsLeft(state, company, FIGURES),
    isMust: mustBuyTrain(state, company),
    price,
    treasury: treasuryOf(state, company),
  })
}

function ofGivenUp(state: State, company: number, code: number): readonly Reason[] {
  const { trains } = companyAt(state, company)
  const left = trains.toSpliced(trains.indexOf(code), 1)
  return whyWithout(signOf(company), revenueNow(state, company), revenueNow(state, company, left))
}

function signOf(company: number): string {
  return companyData(company).id
}
