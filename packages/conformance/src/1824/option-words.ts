import { asReadonly } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhState,
  CERTIFICATE,
  COMPANIES,
  GRID,
  KEPT,
  MOUNTAIN_INCOME,
  MOUNTAIN_PRICE,
  SHARE_PERCENT,
  STACK,
  cashOf,
  companyAt,
  companyIndex,
  isSmall,
  preStatePrice,
  sharesOf,
  trainCode,
  trainData,
  treasuryOf,
} from '@roundhouse/titles/1824'
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
  range(state, { action, min, max }, put) {
    if (action.type === 'tradeTrain' && isListed(state, action.train, max)) {
      put('trains', [action.train, action.from, min, max])
    }
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
        put(`exchange.${action.mountain}`, [action.company, SHARE_PERCENT])
        for (const each of certificatesThere(state)) put(`exchange.${action.mountain}`, each)
        return
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

/**
 * For a mountain railway it lists one certificate of each kind that any company has left, kept ones too; nobody has taken
 * other than tenths of regional railways in recorded games. — IV.1
 */
function certificatesThere(state: AhState): [company: string, percent: number][] {
  return COMPANIES.flatMap(({ id }, company): [string, number][] => {
    if (isSmall(company)) return []
    const tenths = sharesOf(state, company, STACK) + sharesOf(state, company, KEPT)
    return [
      ...(tenths > 0 ? [[id, SHARE_PERCENT] as [string, number]] : []),
      ...(sharesOf(state, company, CERTIFICATE) > 0 ? [[id, 2 * SHARE_PERCENT] as [string, number]] : []),
    ]
  })
}

/**
 * For a train of another company of the same director it tries the director's money too, and leaves the train out where he
 * may not help. — VII.12
 */
function isListed(state: AhState, train: string, max: number): boolean {
  const company = state.turn?.company ?? 0
  const { price } = trainData(trainCode(train))
  const { director } = companyAt(state, company)
  return max >= Math.min(price, treasuryOf(state, company) + cashOf(state, director))
}

function worth(state: AhState, company: string, percent: number): number {
  const at = state.market.at[companyIndex(company)] as number
  return ((GRID.prices[at] ?? 0) * percent) / SHARE_PERCENT
}
