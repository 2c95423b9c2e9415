import { type DeepReadonly, asReadonly } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhState,
  GRID,
  MOUNTAIN_INCOME,
  MOUNTAIN_PRICE,
  SHARE_PERCENT,
  cashOf,
  companyAt,
  companyIndex,
  kindOf,
  preStatePrice,
  trainCode,
  trainData,
  treasuryOf,
} from '@roundhouse/titles/1824'
import type { Json } from '../json.ts'
import type { OptionWords } from '../railway/legal.ts'
import { names } from './names.ts'

/** The options of 1824. */
export const optionWords: OptionWords<AhState, AhAction> = {
  names,
  purse: (state) => treasuryOf(asReadonly(state), state.turn?.company ?? 0),
  incomeOf: ({ mountains }, seat) =>
    mountains.owner.reduce((sum, owner) => sum + (owner === seat ? MOUNTAIN_INCOME : 0), 0),
  priced(action) {
    if (action.type === 'start') return { kind: 'par', what: action.company, price: action.price }
    if (action.type === 'buyMountain') {
      return { kind: 'companies', what: action.mountain, price: MOUNTAIN_PRICE }
    }
    if (action.type !== 'buyRailway' && action.type !== 'draft') return null
    const price = action.price ?? preStatePrice(companyIndex(action.company))
    return { kind: 'companies', what: action.company, price }
  },
  layingPrivate: () => null,
  isCompared: (kind, option) => kind !== 'exchange' || isTenthOfRegional(option),

  range(state, { action, field }, put) {
    if (field !== 'price' || action.type !== 'tradeTrain') return
    const most = mostThere(asReadonly(state), trainData(trainCode(action.train)).price)
    if (most > 0) put('trains', [action.train, action.from, 1, most])
  },

  one(state, _seat, action, put) {
    switch (action.type) {
      case 'buyShare': {
        const percent = action.percent ?? SHARE_PERCENT
        const seller = action.from === 'pool' ? 'pool' : action.company
        return put('buy', [action.company, percent, seller, worth(state, action.company, percent)])
      }
      case 'sell': {
        const percent = SHARE_PERCENT * action.shares
        return put('sell', [action.company, percent, worth(state, action.company, percent)])
      }
      case 'exchangeMountain':
        return put(`exchange.${action.mountain}`, [action.company, SHARE_PERCENT])
      case 'buyTrain': {
        const { price } = trainData(trainCode(action.train))
        const less = action.tradeIn === undefined ? 0 : trainData(trainCode(action.tradeIn)).price / 2
        const tradeIn = action.tradeIn === undefined ? [] : [action.tradeIn]
        return put('trains', [action.train, 'depot', price - less, price - less, ...tradeIn])
      }
      case 'tradeTrain':
        return put('trains', [action.train, action.from, action.price, action.price])
      default:
    }
  },
}

/** It offers the shares of every company for a mountain railway, but takes only these. — IV.1 */
function isTenthOfRegional(option: Json): boolean {
  const [company, percent] = Array.isArray(option) ? (option as readonly Json[]) : []
  if (typeof company !== 'string' || percent !== SHARE_PERCENT) return false
  return kindOf(companyIndex(company)) === 'regional'
}

/**
 * Between companies of one director any price goes. The recording engine lists up to the treasury if that covers the
 * standard price; else nothing, or for a company without train up to what the director can add to it.
 */
function mostThere(state: DeepReadonly<AhState>, price: number): number {
  const company = state.turn?.company ?? 0
  const { trains, director } = companyAt(state, company)
  const treasury = treasuryOf(state, company)
  if (treasury >= price) return treasury
  return trains.length > 0 ? 0 : Math.min(price, treasury + cashOf(state, director))
}

function worth(state: AhState, company: string, percent: number): number {
  const at = state.market.at[companyIndex(company)] as number
  return ((GRID.prices[at] ?? 0) * percent) / SHARE_PERCENT
}
