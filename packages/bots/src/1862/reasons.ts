import { type Seat, applyKnown, asReadonly } from '@roundhouse/kernel'
import {
  type RmAction,
  type RmState,
  SHARES,
  bankPrice,
  companyAt,
  companyId,
  companyIndex,
  priceOf,
  railwayMania,
  trainCode,
  treasuryOf,
} from '@roundhouse/titles/1862'
import { whyBuilding, whyRevenue, whySale, whyShares, whyTrain } from '../railway/reasons.ts'
import type { Reason, Reasoner } from '../reasons.ts'
import { FIGURES } from './figures.ts'
import { hopedRuns, lifeOf, ownPart, payoutsLeft, revenueNow, shareGain } from './outlook.ts'
import { SHARES_TO_FLOAT } from './parliament.ts'

/** Why the rules of thumb like a move, by the figures they go by. */
export const reasons: Reasoner = (state, seat, [action]) =>
  action === undefined ? [] : why(state as RmState, seat, action as RmAction)

/** Shares of a director's certificate. — 6.5.3 */
const STARTED_SHARES = 3

function why(state: RmState, seat: Seat, action: RmAction): readonly Reason[] {
  const seen = asReadonly(state)
  const company = state.turn?.company
  switch (action.type) {
    case 'pass':
      return [{ code: 'nothingBetter' }]
    case 'openAuction':
      return ofShares(state, seat, companyIndex(action.company), STARTED_SHARES)
    case 'bid': {
      const auction = state.parliament?.auction ?? null
      return auction === null ? [] : ofShares(state, seat, auction.company, STARTED_SHARES)
    }
    case 'start':
      return [
        { code: 'starts', company: action.company, amount: action.price * SHARES_TO_FLOAT },
        ...ofShares(state, seat, companyIndex(action.company), STARTED_SHARES, action.price),
      ]
    case 'buyShare':
      return ofShares(state, seat, companyIndex(action.company), 1)
    case 'sell': {
      const index = companyIndex(action.company)
      return whySale(action.company, shareGain(sightOf(state, seat), index), 0)
    }
    case 'layTile':
    case 'placeSmall':
    case 'linkLondon':
    case 'placeToken': {
      if (company === undefined) return []
      const after = railwayMania.clone(seen)
      applyKnown(railwayMania, after, seat, action, () => {})
      return whyBuilding(
        companyId(company),
        revenueNow(seen, company),
        revenueNow(asReadonly(after), company),
      )
    }
    case 'payOut':
    case 'hudson':
    case 'withhold': {
      if (company === undefined) return []
      const [treasury, price] = [treasuryOf(seen, company), bankPrice(seen)]
      // By Hudson's manoeuvre the revenue is filled up to the price of a share. — 7.8.6
      const revenue = action.type === 'hudson' ? priceOf(seen, company) : (state.turn?.revenue ?? 0)
      const part = ownPart(seen, seat, company)
      return whyRevenue(action.type === 'withhold', {
        company: companyId(company),
        revenue,
        part,
        treasury,
        price,
      })
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

/** As the rules of thumb see it. */
function sightOf(state: RmState, seat: Seat) {
  return { state: asReadonly(state), seat, figures: FIGURES, earns: revenueNow }
}

function ofShares(
  state: RmState,
  seat: Seat,
  company: number,
  shares: number,
  price?: number,
): readonly Reason[] {
  const sight = sightOf(state, seat)
  const seen = sight.state
  const runs = hopedRuns(sight, company).reduce((sum, each) => sum + each, 0)
  const { director } = companyAt(seen, company)
  const dividends = ((director === seat ? 1 : FIGURES.ledByOthers) * runs) / SHARES
  // A company that is not started has no price that could rise.
  const hasPrice = price !== undefined || priceOf(seen, company) > 0
  const gain = hasPrice ? shareGain(sight, company, price) : dividends
  return whyShares(companyId(company), shares, dividends, gain)
}

function ofTrain(state: RmState, company: number, code: number): readonly Reason[] {
  const seen = asReadonly(state)
  const { trains } = companyAt(seen, company)
  return whyTrain({
    company: companyId(company),
    added: revenueNow(seen, company, [...trains, code]) - revenueNow(seen, company),
    life: lifeOf(seen, code, FIGURES),
    payouts: payoutsLeft(seen, company, FIGURES),
    isMust: trains.length === 0,
  })
}
