import { cashOf, companyIndex, kindOf, preStatePrice } from '@roundhouse/titles/1824'
import { type Asked, type Considered, best, ofType } from './considered.ts'
import { considerPurchases } from './stock.ts'

/** Small railways give back their price as shares and pay on the way; mountain railways pay for sure. — VI.3 */
export function considerFirstRound(asked: Asked): Considered[] {
  const { seat, state, actions, figures } = asked
  const small = ofType(actions, 'buyRailway')
    .filter(({ company, price }) => kindOf(companyIndex(company)) !== 'coal' || price === coalPrice(asked))
    .map((action) => {
      const company = companyIndex(action.company)
      const cost = action.price ?? preStatePrice(company)
      return { action, worth: (100 * worthOfSmall(asked, company)) / cost }
    })
  const mountains = ofType(actions, 'buyMountain').map((action) => ({
    action,
    worth: (100 * figures.mountain) / MOUNTAIN_COST,
  }))
  const found = best<Considered['action']>([...small, ...mountains])
  if (found !== null) return [found]
  return cashOf(state, seat) === 0 ? [] : considerPurchases(asked)
}

const MOUNTAIN_COST = 120

/** What it will have brought by the end, its price aside: that comes back as shares. */
function worthOfSmall({ figures, whims }: Asked, company: number): number {
  return (whims[company] as number) * (figures.small[company] ?? 0)
}

/** The price of coal railways that can be paid, at most the usual one: half of it is the price of the shares to come. */
function coalPrice({ actions, figures }: Asked): number {
  const prices = ofType(actions, 'buyRailway').flatMap(({ price }) => price ?? [])
  return Math.max(0, ...prices.filter((price) => price <= figures.coalPrice))
}

/** Two players: a railway of the stack that is worth most; number 1 leads a state railway. — X.5 */
export function considerDraft(asked: Asked): Considered[] {
  return ofType(asked.actions, 'draft')
    .filter(({ price }) => price === undefined || price <= asked.figures.coalPrice)
    .map((action) => ({
      action,
      worth: worthOfSmall(asked, companyIndex(action.company)) + (action.price ?? 0) / 1000,
    }))
}

/** Two players: the receiver names the price of his coal railway. — X.5 */
export function considerPrice({ actions, figures }: Asked): Considered[] {
  return ofType(actions, 'namePrice').map((action) => ({
    action,
    worth: -Math.abs(action.price - figures.coalPrice),
  }))
}

/** Two players: one mountain railway each. — X.5 */
export function considerMountain({ actions }: Asked): Considered[] {
  return ofType(actions, 'buyMountain').map((action) => ({ action, worth: 0 }))
}
