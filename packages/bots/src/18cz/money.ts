import {
  LOCALS,
  PROGRESS,
  companyAt,
  companyIndex,
  localIndex,
  localValue,
  priceOf,
  sharesOf,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import { keepsForTrain } from '../railway/outlook.ts'
import { type Asked, type Considered, ofType } from './considered.ts'
import { burden, needsTrain, ownPart } from './needs.ts'
import { ROUNDS, lifeOf, nextPrice, ownTrains, payoutsLeft, shareGain } from './outlook.ts'

/** Money for the holders, unless the next train can be had by keeping it. — VIII.8 */
export function considerRevenue(asked: Asked): Considered[] {
  const { state } = asked
  const { turn } = state
  if (turn === null) return []
  const { company, revenue } = turn
  const treasury = treasuryOf(state, company)
  const price = nextPrice(state, company)
  const dying = ownTrains(state, company).every(
    ({ code }) => lifeOf(asked, code) <= asked.figures.withholdForTrain,
  )
  const keep = keepsForTrain(dying, { treasury, revenue, price }, payoutsLeft(state, company))
  return [{ action: { type: keep ? 'withhold' : 'payOut' }, worth: 0 }]
}

/** Own companies buy own locals with money they can spare: that is money in hand. — VIII.3 */
export function considerLocals(asked: Asked): Considered[] {
  const { state, seat, actions } = asked
  const { turn } = state
  if (turn === null || state.round.set === PROGRESS.length - 1) return []
  const { company } = turn
  const price = localValue(state)
  const kept = needsTrain(asked, company) ? nextPrice(state, company) : 0
  if (treasuryOf(state, company) - price < kept) return []
  return ofType(actions, 'tradeLocal')
    .filter((action) => action.price === price && state.locals.owner[localIndex(action.local)] === seat)
    .map((action) => ({ action, worth: price - (LOCALS[localIndex(action.local)]?.size ?? 0) }))
}

/** A smaller company of one's own is worth more in cash than as shares, once the money has no better use. — VIII.9 */
export function considerAcquisitions(asked: Asked): Considered[] {
  const { state, seat, actions, figures } = asked
  const { turn } = state
  if (turn === null) return []
  const { company } = turn
  const kept = needsTrain(asked, company) ? nextPrice(state, company) : 0
  const later = (figures.acquirerMoney * payoutsLeft(state, company)) / ROUNDS
  return ofType(actions, 'acquire').flatMap((action) => {
    const target = companyIndex(action.company)
    if (companyAt(state, target).director !== seat) return []
    let sold = 0
    for (let each = 0; each < state.players; each++) sold += sharesOf(state, target, each)
    const spent = action.price * sold - treasuryOf(state, target)
    if (treasuryOf(state, company) - spent < kept) return []
    const mine = sharesOf(state, target, seat)
    const value = priceOf(state, target) + Math.max(0, shareGain(asked, target))
    const relief = burden(asked, target)
    const worth =
      relief + (action.price - value) * mine - later * Math.max(0, spent) * ownPart(asked, company)
    return worth > 0 ? [{ action, worth }] : []
  })
}
