import { type Seat, asReadonly } from '@roundhouse/kernel'
import { sidesOfStop, trackAt } from '@roundhouse/railways'
import {
  type CzAction,
  type CzState,
  LOCAL_SIZES,
  boardOf,
  capitalisationOf,
  cashOf,
  companyAt,
  companyId,
  companyIndex,
  eighteenCz,
  groundOf,
  hexId,
  homeHex,
  localData,
  localIndex,
  localValue,
  priceOf,
  reachOf,
  runsTrain,
  sharesOf,
  sizeOf,
  tileIndex,
  trainCode,
  trainData,
  treasuryOf,
} from '@roundhouse/titles/18cz'
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
  whyWithout,
} from '../railway/reasons.ts'
import type { Reason, Reasoner } from '../reasons.ts'
import type { Asked } from './considered.ts'
import { DRIVER_FIGURES } from './driver-figures.ts'
import { burden, needsTrain, ownPart } from './needs.ts'
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
import { nextTrain } from './track.ts'

/** Why a move is liked, by the figures of the Driver: the strongest of the title gives hints. */
export const reasons: Reasoner = (state, seat, [action]) =>
  action === undefined ? [] : why(state as CzState, seat, action as CzAction)

function why(state: CzState, seat: Seat, action: CzAction): readonly Reason[] {
  const seen = asReadonly(state)
  const asked = askedOf(seen, seat)
  const company = state.turn?.company
  switch (action.type) {
    case 'pass':
      return company === undefined || state.step !== 'trains'
        ? whyPass(null, 0)
        : whyPass(companyId(company), burden(asked, company))
    case 'buyLocal': {
      const { size, price } = localData(localIndex(action.local))
      const left = cashOf(seen, seat) - price
      return [
        { code: 'income', amount: LOCAL_SIZES[size]?.income ?? 0 },
        { code: 'costs', amount: price, left },
      ]
    }
    case 'buyShare':
    case 'start':
      return ofPurchase(asked, action)
    case 'sell': {
      const index = companyIndex(action.company)
      const money = action.shares * priceOf(seen, index)
      return whySale(action.company, shareGain(asked, index), burden(asked, index), money)
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
      const isDying = needsTrain(asked, company)
      const money = { company: companyId(company), revenue, part, treasury, price, isDying }
      return whyRevenue(action.type === 'withhold', money)
    }
    case 'run':
      return company === undefined
        ? []
        : [{ code: 'bestRun', company: companyId(company), amount: revenueNow(seen, company) }]
    case 'buyTrain':
      return company === undefined ? [] : ofTrain(state, company, trainCode(action.train))
    case 'tradeTrain':
      return company === undefined ? [] : ofTrain(state, company, trainCode(action.train), action.price)
    case 'turnTrain':
      return company === undefined ? [] : ofTurned(state, company, action)
    case 'scrapTrain':
      return company === undefined ? [] : ofGivenUp(state, company, trainCode(action.train))
    case 'discard': {
      const owner = state.discards[0]
      return owner === undefined ? [] : ofGivenUp(state, owner, trainCode(action.train))
    }
    case 'acquire':
      return ofAcquisition(asked, action)
    case 'answer':
      return ofOffer(asked)
    case 'tradeLocal':
      return company === undefined ? [] : ofLocalTrade(asked, company, action)
    case 'sellLocal': {
      if (company === undefined) return []
      const treasury = treasuryOf(seen, company) + localValue(seen)
      return [{ code: 'leaves', company: companyId(company), amount: treasury }]
    }
    case 'chooseCity':
      return ofCity(seen, action.city)
    case 'repay':
      return [{ code: 'costs', amount: action.amount, left: cashOf(seen, seat) - action.amount }]
    case 'removeToken':
    case 'putUp':
      return [{ code: 'byLot' }]
    case 'bid':
      return [{ code: 'costs', amount: action.amount, left: cashOf(seen, seat) - action.amount }]
    case 'tradeMw':
      return []
  }
}

/** As the rules of thumb are asked. */
function askedOf(state: Asked['state'], seat: Seat): Asked {
  return { state, seat, figures: DRIVER_FIGURES, whims: [], actions: [], earns: revenueNow }
}

type Purchase = Extract<CzAction, { readonly type: 'buyShare' | 'start' }>

function ofPurchase(asked: Asked, action: Purchase): readonly Reason[] {
  const seen = asked.state
  const company = companyIndex(action.company)
  const { shares } = sizeOf(seen, company)
  const dividends = (DRIVER_FIGURES.paidOut * hopedRevenue(asked, company)) / shares
  if (action.type === 'buyShare') {
    const held = sharesOf(seen, company, asked.seat)
    const { director } = companyAt(seen, company)
    return whyBuying(whyShares(action.company, 1, dividends, shareGain(asked, company)), {
      company: action.company,
      price: priceOf(seen, company),
      cash: cashOf(seen, asked.seat),
      leads: director >= 0 && director !== asked.seat && held + 1 > sharesOf(seen, company, director),
    })
  }
  const capital = action.price * capitalisationOf(seen, company).times
  return [
    { code: 'starts', company: action.company, amount: capital },
    ...whyShares(action.company, 2, dividends, shareGains(asked)(company, action.price)),
  ]
}

function ofBuilding(state: CzState, seat: Seat, company: number, action: CzAction): readonly Reason[] {
  const seen = asReadonly(state)
  const next = nextTrain(seen, company, ownTrains(seen, company))
  return whyBuilding({
    company: companyId(company),
    addedWith: addedByBuilding(eighteenCz, state, seat, action, (board, trains) =>
      revenueNow(board, company, trains),
    ),
    next,
    towards: action.type === 'layTile' ? towards(seen, company, action) : null,
  })
}

function towards(
  state: Asked['state'],
  company: number,
  { hex, tile, rotation }: Extract<CzAction, { readonly type: 'layTile' }>,
): string | null {
  const lay = { hex: groundOf(state).index(hex), tile: tileIndex(tile), rotation }
  const found = leadsTowards(boardOf(state), reachOf(state, company), lay)
  return found === null ? null : hexId(state, found)
}

function ofTrain(
  state: CzState,
  company: number,
  code: number,
  price: number = trainData(code).price,
): readonly Reason[] {
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
    price,
    treasury: treasuryOf(seen, company),
  })
}

function ofGivenUp(state: CzState, company: number, code: number): readonly Reason[] {
  const seen = asReadonly(state)
  const { trains } = companyAt(seen, company)
  const left = trains.toSpliced(trains.indexOf(code), 1)
  return whyWithout(companyId(company), revenueNow(seen, company), revenueNow(seen, company, left))
}

/** A card turned to the own colour earns something. — VIII.9 */
function ofTurned(
  state: CzState,
  company: number,
  { train, to }: Extract<CzAction, { readonly type: 'turnTrain' }>,
): readonly Reason[] {
  const seen = asReadonly(state)
  const { trains } = companyAt(seen, company)
  const turned = trains.with(trains.indexOf(trainCode(train)), trainCode(to))
  const added = revenueNow(seen, company, turned) - revenueNow(seen, company)
  return added > 0
    ? [{ code: 'adds', company: companyId(company), amount: added }]
    : [{ code: 'grows', company: companyId(company) }]
}

/** What comes to the player from the company, and what it has left. — VIII.3 */
function ofLocalTrade(
  { state, seat }: Asked,
  company: number,
  { local, price }: Extract<CzAction, { readonly type: 'tradeLocal' }>,
): readonly Reason[] {
  const [sign, left] = [companyId(company), treasuryOf(state, company) - price]
  if (state.locals.owner[localIndex(local)] !== seat) {
    return [{ code: 'spends', company: sign, amount: price, left }]
  }
  return [
    { code: 'pays', company: sign, amount: price },
    { code: 'leaves', company: sign, amount: left },
  ]
}

/** What comes to the player, and the train that need not be bought. — VIII.9 */
function ofAcquisition(
  asked: Asked,
  { company, price }: Extract<CzAction, { readonly type: 'acquire' }>,
): readonly Reason[] {
  const target = companyIndex(company)
  const paid = price * sharesOf(asked.state, target, asked.seat)
  const buyer = asked.state.turn?.company
  const pays: Reason[] =
    paid > 0 && buyer !== undefined ? [{ code: 'pays', company: companyId(buyer), amount: paid }] : []
  return [...pays, ...whyBurden(company, burden(asked, target))]
}

/** An offer against what is given away, as the rules of thumb see it. — VIII.3, VIII.9, VIII.10 */
function ofOffer(asked: Asked): readonly Reason[] {
  const { state, figures } = asked
  const { offer } = state
  if (offer === null) return []
  const worth =
    offer.kind === 'local'
      ? figures.localAnswer * localValue(state)
      : offer.kind === 'train'
        ? figures.trainAnswer * trainData(offer.item).price
        : priceOf(state, offer.item) + figures.companyAnswer * Math.max(0, shareGain(asked, offer.item))
  return [{ code: 'offered', amount: offer.price, worth: Math.round(worth) }]
}

/** A city by where its track leads. — VIII.6 */
function ofCity(state: Asked['state'], city: number): readonly Reason[] {
  const { cityChoice } = state
  if (cityChoice === null) return []
  const hex = homeHex(state, cityChoice.company)
  const { map } = groundOf(state)
  const sides = sidesOfStop(trackAt(boardOf(state), hex), city)
  const beyond = sides.map((side) => map.beyond[hex * 6 + side] as number)
  const hexes = beyond.filter((at) => at >= 0 && at < map.hexes.length).map((at) => hexId(state, at))
  return hexes.length === 0 ? [{ code: 'byLot' }] : [{ code: 'joins', hexes }]
}
