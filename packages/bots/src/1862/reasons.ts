import { type Seat, asReadonly } from '@roundhouse/kernel'
import {
  CHARTERED_TOKEN_PRICE,
  CHARTERED_TOKENS,
  type RmAction,
  type RmState,
  SHARES,
  TOKEN_PRICE,
  bankPrice,
  boardOf,
  cashOf,
  companyAt,
  companyId,
  companyIndex,
  hexIndex,
  optionOf,
  placeId,
  priceOf,
  railwayMania,
  reachOf,
  salePrice,
  sharesOf,
  tileIndex,
  trainCode,
  trainData,
  trainOf,
  treasuryOf,
} from '@roundhouse/titles/1862'
import { leadsTowards } from '../railway/leading.ts'
import {
  addedByBuilding,
  whyBuilding,
  whyBurden,
  whyBuying,
  whyPass,
  whyRevenue,
  whySale,
  whyShares,
  whyTrain,
} from '../railway/reasons.ts'
import type { Reason, Reasoner } from '../reasons.ts'
import { FIGURES } from './figures.ts'
import {
  type State,
  bandsAhead,
  hopedRuns,
  lifeOf,
  needsTrain,
  ownPart,
  payoutsLeft,
  revenueNow,
  roundsLeft,
  shareGain,
  typesOf,
} from './outlook.ts'
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
      return company === undefined || state.step !== 'trains'
        ? whyPass(null, 0)
        : whyPass(companyId(company), burden(seen, company))
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
    case 'takeCharter': {
      const charter = state.parliament?.charter?.company
      const cost = action.par * STARTED_SHARES
      // It opens with all of its shares paid, and with its tokens. — 4.2
      const treasury = action.par * SHARES - CHARTERED_TOKENS * CHARTERED_TOKEN_PRICE
      const starts: Reason[] =
        charter === undefined ? [] : [{ code: 'starts', company: companyId(charter), amount: treasury }]
      return [...starts, { code: 'costs', amount: cost, left: cashOf(seen, seat) - cost }]
    }
    case 'buyShare':
      return ofPurchase(state, seat, action)
    case 'sell': {
      const index = companyIndex(action.company)
      const money = action.shares * salePrice(seen, index)
      return whySale(action.company, shareGain(sightOf(state, seat), index), burden(seen, index), money)
    }
    case 'layTile':
    case 'placeSmall':
    case 'linkLondon':
    case 'placeToken':
      return company === undefined ? [] : ofBuilding(state, seat, company, action)
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
        isDying: needsTrain(seen, company, FIGURES),
      })
    }
    case 'run':
      return company === undefined
        ? []
        : [{ code: 'bestRun', company: companyId(company), amount: revenueNow(seen, company) }]
    case 'buyTrain':
    case 'tradeTrain': {
      if (company === undefined) return []
      const code = trainCode(action.train)
      return ofTrain(seen, company, code, action.type === 'buyTrain' ? trainData(code).price : null)
    }
    case 'buyTokens': {
      const owner = state.floating[0]
      if (owner === undefined) return []
      const left = treasuryOf(seen, owner) - action.tokens * TOKEN_PRICE
      return [{ code: 'leaves', company: companyId(owner), amount: left }]
    }
    case 'settleOption': {
      const { option, terms } = optionOf(seen)
      const worth = priceOf(seen, option.company) * option.units
      return [{ code: 'option', amount: action.redeem ? terms.keep : terms.giveBack, worth }]
    }
    case 'sellTreasury':
    case 'refinance':
      return company === undefined
        ? []
        : [
            { code: 'mustHave', company: companyId(company) },
            ...whyBurden(companyId(company), bankPrice(seen) - treasuryOf(seen, company)),
          ]
    case 'redeem': {
      if (company === undefined) return []
      const left = treasuryOf(seen, company) - priceOf(seen, company)
      return [{ code: 'leaves', company: companyId(company), amount: left }]
    }
    case 'merge':
    case 'acquire':
      return whyBurden(action.company, burden(seen, companyIndex(action.company)))
    case 'removeToken':
      return [{ code: 'byLot' }]
    // Whether to agree is weighed, and told by what it comes to.
    case 'answer':
      return []
  }
}

/** What a company whose trains are going lacks for its next one. — 7.11 */
function burden(state: State, company: number): number {
  const { status } = companyAt(state, company)
  if (status !== 'open' || roundsLeft(state, FIGURES) === 0 || !needsTrain(state, company, FIGURES)) return 0
  return Math.max(0, bankPrice(state) - treasuryOf(state, company))
}

function ofBuilding(state: RmState, seat: Seat, company: number, action: RmAction): readonly Reason[] {
  const seen = asReadonly(state)
  const [type] = typesOf(seen, company)
  const next = type === undefined ? null : trainOf(bandsAhead(seen)[1] ?? 0, type)
  return whyBuilding({
    company: companyId(company),
    addedWith: addedByBuilding(railwayMania, state, seat, action, (board, trains) =>
      revenueNow(board, company, trains),
    ),
    next,
    towards: action.type === 'layTile' ? towards(seen, company, action) : null,
  })
}

function towards(
  state: State,
  company: number,
  { hex, tile, rotation }: Extract<RmAction, { readonly type: 'layTile' }>,
): string | null {
  const lay = { hex: hexIndex(hex), tile: tileIndex(tile), rotation }
  const found = leadsTowards(boardOf(state), reachOf(state, company), lay)
  return found === null ? null : placeId(found)
}

function ofPurchase(
  state: RmState,
  seat: Seat,
  action: Extract<RmAction, { readonly type: 'buyShare' }>,
): readonly Reason[] {
  const seen = asReadonly(state)
  const company = companyIndex(action.company)
  const { director, start } = companyAt(seen, company)
  const held = sharesOf(seen, company, seat)
  const isMarket = action.from === 'pool' || action.from === 'treasury'
  return whyBuying(ofShares(state, seat, company, 1), {
    company: action.company,
    price: isMarket ? priceOf(seen, company) : start,
    cash: cashOf(seen, seat),
    leads: director >= 0 && director !== seat && held + 1 > sharesOf(seen, company, director),
  })
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

/** `price` is null where it follows from the seller's need, not told here. — 7.9 */
function ofTrain(state: State, company: number, code: number, price: number | null): readonly Reason[] {
  const { trains } = companyAt(state, company)
  const treasury = treasuryOf(state, company)
  return whyTrain({
    company: companyId(company),
    added: revenueNow(state, company, [...trains, code]) - revenueNow(state, company),
    life: lifeOf(state, code, FIGURES),
    payouts: payoutsLeft(state, company, FIGURES),
    isMust: trains.length === 0,
    price,
    treasury,
  })
}
