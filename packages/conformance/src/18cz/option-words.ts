import { asReadonly } from '@roundhouse/kernel'
import {
  type CzAction,
  type CzState,
  PRICES,
  VACLAV,
  cashOf,
  companyIndex,
  localData,
  localIndex,
  localSize,
  sizeData,
  trainCode,
  trainData,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import type { OptionWords } from '../railway/legal.ts'
import { names } from './names.ts'

/**
 * The options of 18CZ. The recording engine asks for locals once more after the trains; it then lists only them, and only
 * what it lists is compared.
 */
export const optionWords: OptionWords<CzState, CzAction> = {
  names,
  /** Václav pays for his companies. — XI.1 */
  purse(state, { turn }) {
    const money = asReadonly(state)
    const vaclav = state.variant === 'bohemia' ? cashOf(money, VACLAV) : 0
    return vaclav + treasuryOf(money, turn?.company ?? 0)
  },
  incomeOf: ({ locals }, seat) =>
    locals.owner.reduce((sum, owner, local) => sum + (owner === seat ? localSize(local).income : 0), 0),
  priced: (action) =>
    action.type === 'start'
      ? { kind: 'par', what: names.company(action.company), price: action.price }
      : null,
  layingPrivate: (action) => (action.type === 'layTile' ? (action.local ?? null) : null),

  range(_state, { action, field, min, max }, put) {
    if (field !== 'price') return
    if (action.type === 'tradeLocal') put('companies', [action.local, min, max])
    if (action.type === 'acquire') put('corps', [names.company(action.company), min, max])
    if (action.type === 'tradeTrain') put('trains', [action.train, names.company(action.from), min, max])
  },

  one(state, _seat, action, put) {
    switch (action.type) {
      case 'buyLocal':
        return put('bids', [action.local, localData(localIndex(action.local)).price])
      case 'buyShare': {
        const company = companyIndex(action.company)
        const name = names.company(action.company)
        const seller = action.from === 'pool' ? 'pool' : name
        return put('buy', [name, sizeData(company).percent, seller, priceOf(state, company)])
      }
      case 'sell': {
        const company = companyIndex(action.company)
        const percent = sizeData(company).percent * action.shares
        return put('sell', [names.company(action.company), percent, priceOf(state, company) * action.shares])
      }
      case 'chooseCity':
        return put('tokens', ['B9', action.city, 0])
      case 'removeToken':
        return put('remove', [names.hex(action.hex), action.city])
      case 'scrapTrain':
        return put('discard', action.train)
      case 'buyTrain': {
        const { price } = trainData(trainCode(action.train))
        return put('trains', [action.train, action.from === 'bank' ? 'depot' : 'pool', price, price])
      }
      default:
    }
  },
}

function priceOf(state: CzState, company: number): number {
  return PRICES[state.market.at[company] as number] as number
}
