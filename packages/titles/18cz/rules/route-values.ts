import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type Board,
  type CompanyIndex,
  type MapHex,
  type Stop,
  type StopKey,
  hexOfKey,
  revenueAt,
  stopAt,
  stopOfKey,
} from '@roundhouse/railways'
import { type Train, isTooFar } from '@roundhouse/routes'
import { mapOf } from '../board.ts'
import { companyData } from '../companies.ts'
import type { CzState } from '../state.ts'
import { CARDS, type CardData, type TrainData } from '../trains.ts'
import { bookOf } from './book.ts'
import { boardOf } from './network.ts'

/** For each of its routes that ends in its own red tile a large company adds this. — VIII.8 */
export const RED_BONUS = 50

/** Red n locations; blue 2n of which n cities; green n cities, towns may be skipped. — VIII.7 */
export function trainFor({ size, reach }: TrainData, id: string): Train {
  if (size === 0) return { id, kind: 'normal', stops: reach }
  if (size === 1) return { id, kind: 'plus', cities: reach, stops: reach * 2 }
  return { id, kind: 'express', stops: reach }
}

export function isTooLong(
  state: DeepReadonly<CzState>,
  train: TrainData,
  stops: readonly StopKey[],
): boolean {
  const board = boardOf(state)
  let towns = 0
  for (const key of stops) if (kindOn(board, key) === 'town') towns += 1
  return isTooFar(trainFor(train, train.id), { stops: stops.length, towns, mines: 0 })
}

/** The counted locations at the present colour, and the bonus of the own red tile. — VIII.8 */
export function valueRoute(
  state: DeepReadonly<CzState>,
  company: CompanyIndex,
  train: TrainData,
  stops: readonly StopKey[],
): number {
  const board = boardOf(state)
  let sum = 0
  if (train.size === 2) sum = expressValue(state, board, train.reach, stops)
  else for (const key of stops) sum += stopValue(state, key, board)
  return sum + redBonus(state, company, train, stops)
}

function expressValue(
  state: DeepReadonly<CzState>,
  board: Board,
  reach: number,
  stops: readonly StopKey[],
): number {
  const values = stops.map((key) => ({
    value: stopValue(state, key, board),
    town: kindOn(board, key) === 'town',
  }))
  return bookOf(state).expressValue(values, reach)
}

/** `board`: that of the state, for those who ask for many stops. */
export function stopValue(state: DeepReadonly<CzState>, key: StopKey, board = boardOf(state)): number {
  const { tiles } = CARDS[state.fleet.phase] as CardData
  return revenueAt((stopAt(board, key) as Stop).revenue, tiles)
}

/** For each red tile that this train adds. — VIII.8, XI.2 */
function redBonus(
  state: DeepReadonly<CzState>,
  company: CompanyIndex,
  train: TrainData,
  stops: readonly StopKey[],
): number {
  const { hexes } = mapOf(state)
  let bonus = 0
  for (const key of stops) {
    if ((hexes[hexOfKey(key)] as MapHex).reserved === null) continue
    if (bookOf(state).addsRedBonus(train, isOwnRed(state, company, key))) bonus += RED_BONUS
  }
  return bonus
}

export function isOwnRed(state: DeepReadonly<CzState>, company: CompanyIndex, key: StopKey): boolean {
  const { redTile } = companyData(company)
  if (redTile === null || stopOfKey(key) !== 0) return false
  return (mapOf(state).hexes[hexOfKey(key)] as MapHex).reserved?.tile === redTile
}

export function kindOn(board: Board, key: StopKey): 'city' | 'town' {
  return (stopAt(board, key) as Stop).kind === 'city' ? 'city' : 'town'
}
