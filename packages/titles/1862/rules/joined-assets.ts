import type { DeepReadonly, Emit } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  type Question,
  addTrain,
  hexOfKey,
  joinPermits,
  turnUnderWay,
} from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { LONDON, hexIndex, placeId } from '../board.ts'
import { companyData, companyId } from '../companies.ts'
import type { NumberedEvent } from '../events.ts'
import { RUIN, SUMMIT } from '../market.ts'
import { refusal } from '../sections.ts'
import { NOBODY, type RmCompany, type RmState, type RmTurn, companyAt } from '../state.ts'
import { amalgamationOf, electDirector } from './amalgamation.ts'
import { goBankrupt, shelve } from './bankruptcy.ts'
import { bookOf } from './book.ts'
import { wrongStep } from './gates.ts'
import { settleHomes } from './home.ts'
import { homeKey } from './network.ts'
import { priceOf } from './prices.ts'
import { endRefinancing } from './refinancing.ts'

/** Every holder has had his turn. */
export function sharesAreSettled({ amalgamation }: DeepReadonly<RmState>): boolean {
  return amalgamation !== null && !amalgamation.settled && amalgamation.waiting.length === 0
}

export function holderWaits({ amalgamation }: DeepReadonly<RmState>): boolean {
  return amalgamation !== null && amalgamation.option === null && amalgamation.waiting.length > 0
}

/** The director is found, then all goods become the survivor's. — 5.2.5, 7.5.6, 7.5.7 */
export function joinAssets(state: RmState, emit: Emit<NumberedEvent>): void {
  const all = amalgamationOf(state)
  const { survivor, vanishing } = all
  electDirector(state, emit)
  all.settled = true
  if (vanishing === null) return
  const taker = companyAt(state, survivor)
  const taken = companyAt(state, vanishing)
  taker.chartered &&= taken.chartered
  taken.trains.forEach((code, place) => addTrain(taker, code, taken.warranties[place] as number))
  joinPermits(state.permits, { into: survivor, from: vanishing })
  const lostTokens = joinTokens(taker, taken, homeKey(vanishing), bookOf(state).mostTokens)
  emit({
    type: 'assetsTaken',
    survivor: companyId(survivor),
    treasury: 0,
    trains: taken.trains,
    lostTokens,
  })
  taken.trains = []
  if (state.operated.includes(vanishing)) state.operated.push(survivor)
  shelve(state, vanishing)
}

/**
 * Two tokens in one place become one. Those not placed are cut to the maximum; a home token of the other that stood in
 * no circle is not placed any more. Gives how many were lost at once. — 7.5.6, table B49
 */
function joinTokens(taker: RmCompany, taken: RmCompany, otherHome: number, most: number): number {
  const before = tokensOf(taker) + tokensOf(taken)
  let spare = taker.stationsLeft.length + taken.stationsLeft.length
  taken.stations.forEach((key, at) => {
    if (taker.stations.includes(key)) return
    if (taken.homeWaits && key === otherHome) spare += 1
    else {
      taker.stations.push(key)
      taker.dates.push(taken.dates[at] as number)
    }
  })
  taker.london ||= taken.london
  const placed = placedTokens(taker)
  taker.stationsLeft = Array.from({ length: Math.max(0, Math.min(spare, most - placed)) }, () => 0)
  return before - tokensOf(taker)
}

function placedTokens({ stations, london }: DeepReadonly<RmCompany>): number {
  return stations.length + (london ? 1 : 0)
}

function tokensOf(company: DeepReadonly<RmCompany>): number {
  return placedTokens(company) + company.stationsLeft.length
}

/** Too many on the map: its director takes some off, London's too, but not the home. — 7.5.6 */
export const removeTokens: Question<RmState, RmAction, NumberedEvent> = {
  name: 'tokensTooMany',
  section: '7.5.6',
  settle: (state) =>
    state.amalgamation?.settled !== true ||
    placedTokens(companyAt(state, amalgamationOf(state).survivor)) <= bookOf(state).mostTokens,
  choices(state) {
    const { survivor } = amalgamationOf(state)
    const { stations, london } = companyAt(state, survivor)
    const hexes = stations.filter((key) => key !== homeKey(survivor)).map((key) => placeId(hexOfKey(key)))
    return [...hexes, ...(london ? ['london'] : [])].map((hex) => ({
      kind: 'one',
      action: { type: 'removeToken', hex },
    }))
  },
  refuse(state, _seat, action) {
    if (action.type !== 'removeToken') return wrongStep(state, action)
    const { survivor } = amalgamationOf(state)
    const { stations, london } = companyAt(state, survivor)
    const { hex } = action
    if (hex === companyData(survivor).home) return refusal('62-TOKEN-KEEP-HOME', { hex })
    const stands =
      hex === 'london'
        ? london
        : stations.some((key) => hexOfKey(key) === hexIndex(hex) && hexIndex(hex) >= 0)
    return stands ? null : refusal('62-TOKEN-NOT-CONNECTED', { hex })
  },
  apply(state, _seat, action, emit) {
    if (action.type !== 'removeToken') return
    const { survivor } = amalgamationOf(state)
    const entry = companyAt(state, survivor)
    const hex = action.hex === 'london' ? LONDON : hexIndex(action.hex)
    if (hex === LONDON) entry.london = false
    else {
      const at = entry.stations.findIndex((key) => hexOfKey(key) === hex)
      entry.stations.splice(at, 1)
      entry.dates.splice(at, 1)
    }
    state.board.version += 1
    settleHomes(state)
    emit({ type: 'tokenRemoved', company: survivor, hex, city: 0 })
  },
}

export function joiningIsOver({ amalgamation }: DeepReadonly<RmState>): boolean {
  return amalgamation?.settled === true
}

/** How the turn goes on. — 7.5, 7.11.2, 7.14, table B51 */
export function endJoining(state: RmState, emit: Emit<NumberedEvent>): void {
  const { kind, survivor } = amalgamationOf(state)
  state.amalgamation = null
  if (kind === 'refinance') {
    endRefinancing(state, survivor, emit)
    return
  }
  if (priceOf(state, survivor) === SUMMIT && bookOf(state).mergerMayEndGame) state.ending = 'summit'
  goOn(state, kind, survivor)
  if (priceOf(state, survivor) === RUIN && bookOf(state).mergerMayRuin) goBankrupt(state, survivor, emit)
}

/** A merger of two that have not operated leads on to step 2; otherwise the survivor is done for this round. — 7.5, 7.14 */
function goOn(state: RmState, kind: 'merge' | 'acquire', survivor: CompanyIndex): void {
  const turn = turnUnderWay<RmTurn>(state)
  if (kind === 'merge' && !state.operated.includes(survivor)) {
    turn.company = survivor
    turn.stage = companyAt(state, survivor).director === NOBODY ? 'run' : 'track'
    return
  }
  if (!state.operated.includes(survivor)) state.operated.push(survivor)
  state.turn = null
}
