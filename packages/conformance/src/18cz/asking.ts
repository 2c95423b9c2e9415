import { type Seat, asReadonly } from '@roundhouse/kernel'
import { companyOwner, seatOfOwner } from '@roundhouse/railways'
import {
  type CzState,
  SIZE_DATA,
  TRAINS,
  VACLAV,
  cashOf,
  certificateLimit,
  certificatesOf,
  companyAt,
  companyData,
  eighteenCz,
  hexId,
  localValue,
  reachOf,
  sizeData,
  tilesLeft,
  trainData,
  trainLimit,
  treasuryOf,
} from '@roundhouse/titles/18cz'

/**
 * Whether the recording engine asks the operating company in the step where our game waits. It asks in other cases than
 * our rules: for tiles as long as some local could be bought for one, for stations if locals could be sold for one.
 */
export function asksThere(state: CzState, trainsPassed: boolean): boolean {
  const { turn } = state
  if (turn === null) return true
  const { company } = turn
  switch (state.step) {
    case 'track':
      return (
        tilesLeft(asReadonly(state)) !== 'none' ||
        canBuyLocals(state, company) ||
        ownsLocal(state, company, true)
      )
    case 'token':
      return canPlaceStation(state, company)
    case 'acquire':
      return state.companies.some((target, index) => isTarget(state, target, index, company))
    case 'trains':
      return (!trainsPassed && asksForTrains(state, company)) || asksForLocals(state, company)
    default:
      return true
  }
}

/**
 * Whether it offers a player the start of a company: it counts twice the lowest of all start prices, whatever the
 * companies still to be started cost.
 */
export function asksForStart(state: CzState, seat: Seat): boolean {
  const game = asReadonly(state)
  const isOffered = state.companies.some(
    ({ status }, company) => status === 'shelf' && state.fleet.phase >= sizeData(company).from,
  )
  const hasRoom = certificatesOf(game, seat) < certificateLimit(game)
  return state.step === 'stock' && isOffered && hasRoom && cashOf(game, seat) >= 2 * LOWEST_START
}

const LOWEST_START = Math.min(...SIZE_DATA.flatMap(({ startPrices }) => startPrices))

/** In the last step it asks for trains first and then for locals once more. */
export function asksForTrains(state: CzState, company: number): boolean {
  const { trains } = companyAt(asReadonly(state), company)
  const { size } = companyData(company)
  return !trains.some((code) => trainData(code).size === size) || canBuyMore(state, company)
}

/** Room and money for a train; who has just bought one without either is not asked again, whatever it lacks. */
export function canBuyMore(state: CzState, company: number): boolean {
  const { trains } = companyAt(asReadonly(state), company)
  return (
    trains.length < trainLimit(asReadonly(state), company) &&
    treasury(state, company) >= cheapest(state, company)
  )
}

export function asksForLocals(state: CzState, company: number): boolean {
  return canBuyLocals(state, company) || ownsLocal(state, company, false)
}

function ownsLocal(state: CzState, company: number, unused: boolean): boolean {
  return state.locals.owner.some(
    (owner, local) => owner === companyOwner(company) && !(unused && state.locals.used[local] === 1),
  )
}

/** From phase b on, of any player, of whatever size. */
function canBuyLocals(state: CzState, company: number): boolean {
  const ofPlayers = state.locals.owner.some((owner) => seatOfOwner(owner) !== null)
  return state.fleet.phase > 0 && ofPlayers && treasury(state, company) >= 1
}

function treasury(state: CzState, company: number): number {
  return treasuryOf(asReadonly(state), company)
}

function isTarget(
  state: CzState,
  target: CzState['companies'][number],
  index: number,
  company: number,
): boolean {
  const smaller = companyData(index).size < companyData(company).size
  return smaller && target.status === 'open' && target.director !== VACLAV
}

/** Trains of other companies cost 1 at least, those of the bank and the pool what their cheapest face costs. */
function cheapest(state: CzState, company: number): number {
  const ofOthers = state.companies.some((other, index) => index !== company && other.trains.length > 0)
  if (ofOthers) return 1
  const letters = new Set(state.fleet.pool.map((code) => trainData(code).letter))
  const top = state.fleet.depot.findIndex((count) => count !== 0)
  if (top >= 0) letters.add(top)
  return Math.min(
    ...TRAINS.flatMap((train) => (train !== null && letters.has(train.letter) ? [train.price] : [])),
  )
}

/** A free circle within reach, and money for it if all locals were turned into cash. */
function canPlaceStation(state: CzState, company: number): boolean {
  const { stationsLeft, director } = companyAt(asReadonly(state), company)
  const [price] = stationsLeft
  if (state.turn?.placed === true || price === undefined) return false
  if (director !== VACLAV && price > treasury(state, company) + fromLocals(state, company)) return false
  const cash = { ...state.bank.cash, [`company:${companyData(company).id}`]: price }
  const rich = { ...state, bank: { ...state.bank, cash } }
  const token = eighteenCz.steps.find((step) => step.name === 'token')
  for (const key of reachOf(asReadonly(state), company).stops) {
    const hex = hexId(asReadonly(state), Math.floor(key / 8))
    if (token?.refuse(asReadonly(rich), 0, { type: 'placeToken', hex, city: key % 8 }) === null) return true
  }
  return false
}

function fromLocals(state: CzState, company: number): number {
  if (state.fleet.phase === 0) return 0
  const value = localValue(asReadonly(state))
  return state.locals.owner.reduce((sum, owner) => {
    if (owner === companyOwner(company)) return sum + value
    return seatOfOwner(owner) !== null && treasury(state, company) > 0 ? sum + value - 1 : sum
  }, 0)
}
