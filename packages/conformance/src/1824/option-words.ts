import { asReadonly } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhState,
  GRID,
  MOUNTAIN_INCOME,
  MOUNTAIN_PRICE,
  SHARE_PERCENT,
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
  purse: (state, { turn }) => treasuryOf(asReadonly(state), turn?.company ?? 0),
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
  isCompared(state, kind, option) {
    if (kind === 'exchange') return isTenthOfRegional(option)
    return kind !== 'trains' || !isOfSameDirector(state, option)
  },
  range: () => {},

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

/** Trains of the own director's companies go at any price; see the exemption of `legal.trains`. — VII.11 */
function isOfSameDirector(state: AhState, option: Json): boolean {
  const [, from] = Array.isArray(option) ? (option as readonly Json[]) : []
  const owner = typeof from === 'string' ? companyIndex(from) : -1
  const company = state.turn?.company ?? 0
  return owner >= 0 && companyAt(state, owner).director === companyAt(state, company).director
}

function worth(state: AhState, company: string, percent: number): number {
  const at = state.market.at[companyIndex(company)] as number
  return ((GRID.prices[at] ?? 0) * percent) / SHARE_PERCENT
}
