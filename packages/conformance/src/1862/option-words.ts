import { asReadonly } from '@roundhouse/kernel'
import {
  BANDS,
  type RmAction,
  type RmState,
  companyAt,
  companyId,
  companyIndex,
  priceOf,
  salePrice,
  tradePrice,
  trainCode,
  trainData,
  treasuryOf,
} from '@roundhouse/titles/1862'
import type { Json } from '../json.ts'
import type { OptionWords, Put } from '../railway/legal.ts'
import { names } from './names.ts'

const PERCENT = 10

/** The options of 1862. */
export const optionWords: OptionWords<RmState, RmAction> = {
  names,
  purse: (state, { turn }) => treasuryOf(asReadonly(state), turn?.company ?? 0),
  incomeOf: () => 0,
  priced(action) {
    if (action.type === 'takeCharter') return { kind: 'par', what: '', price: action.par }
    return action.type === 'start' ? { kind: 'par', what: action.company, price: action.price } : null
  },
  layingPrivate: () => null,
  range(state, { action, min, max }, put) {
    if (action.type === 'openAuction') put('bids', [action.company, min, max])
    if (action.type === 'bid') put('bids', [companyId(state.parliament?.auction?.company ?? 0), min, max])
    if (action.type === 'buyTokens') {
      for (let tokens = min; tokens <= max; tokens++) put('choices', String(tokens))
    }
  },

  one(state, _seat, action, put) {
    switch (action.type) {
      case 'buyShare':
        return put('buy', [action.company, PERCENT, ...sellerAndPrice(state, action)])
      case 'sell': {
        const { company, shares } = action
        return put('sell', [company, shares * PERCENT, shares * salePrice(state, companyIndex(company))])
      }
      case 'merge':
      case 'acquire':
        return put('merge', action.company)
      case 'placeSmall':
        return put('tiles', ['small', action.hex, `${action.from}-${action.to}`])
      case 'linkLondon':
        return put('tokens', ['London', 0, 0])
      case 'hudson':
        return put('dividends', 'hudson')
      case 'settleOption':
        return put('choices', action.redeem ? 'redeem' : 'sell')
      case 'removeToken':
        return put('remove', [action.hex === 'london' ? 'London' : action.hex, 0])
      // Money for a train is raised by a pass there. — 7.11
      case 'sellTreasury':
      case 'refinance':
        return put('pass', true)
      case 'buyTrain':
      case 'tradeTrain':
        return putTrain(state, action, put)
      default:
    }
  },
}

function sellerAndPrice(
  state: RmState,
  { company: id, from }: Extract<RmAction, { type: 'buyShare' }>,
): readonly Json[] {
  const company = companyIndex(id)
  if (from === 'pool') return ['pool', priceOf(state, company)]
  return from === 'treasury' ? [id, priceOf(state, company)] : ['bank', companyAt(state, company).start]
}

/** Those of the bank without warranties that are paid for. */
function putTrain(
  state: RmState,
  action: Extract<RmAction, { type: 'buyTrain' | 'tradeTrain' }>,
  put: Put,
): void {
  const code = trainCode(action.train)
  const { price, band } = trainData(code)
  const { warranties = 0 } = action
  if (action.type === 'tradeTrain') {
    const cost = tradePrice(state, code)
    put('trains', [withStars(action.train, warranties), action.from, cost, cost])
  } else if (warranties === 0) {
    put('trains', [withStars(action.train, BANDS[band]?.freeWarranties ?? 0), 'depot', price, price])
  }
}

function withStars(train: string, warranties: number): string {
  return `${train}${'*'.repeat(warranties)}`
}
