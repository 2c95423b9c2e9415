import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { COLOURS, certificatesHeld, holdingsOf, inForce } from '@roundhouse/railways'
import { DIRECTOR_SHARES } from '../companies.ts'
import {
  FIGURES,
  PHASE_COLOURS,
  PHASE_ROUNDS,
  PHASE_STAGES,
  type PlayerFigures,
  type TrainLimit,
} from '../figures.ts'
import { type RmState, companyAt } from '../state.ts'
import { bookOf } from './book.ts'

/** The number of players decides; after the LNER the largest number of shares that one had then. — 6.5.2 */
export function certificateLimit(state: DeepReadonly<RmState>): number {
  return state.lateLimit ?? (FIGURES[state.players] as PlayerFigures).certificateLimit
}

/** A director's certificate is one. — 6.5.2 */
export function certificatesOf(state: DeepReadonly<RmState>, seat: Seat): number {
  return certificatesHeld(state.shares, seat, (company) =>
    companyAt(state, company).director === seat ? DIRECTOR_SHARES : 0,
  )
}

export function isBelowLimit(state: DeepReadonly<RmState>, seat: Seat): boolean {
  return certificatesOf(state, seat) < certificateLimit(state)
}

export function isAboveLimit(state: DeepReadonly<RmState>, seat: Seat): boolean {
  return certificatesOf(state, seat) > certificateLimit(state)
}

/** Shares of all companies in one hand. — 6.5.2 */
export function allSharesOf(state: DeepReadonly<RmState>, seat: Seat): number {
  return holdingsOf(state.shares, seat).reduce((sum, { units }) => sum + units, 0)
}

/** The place of the newest colour among those that come one after the other. — 9 */
export function newestColour(state: DeepReadonly<RmState>): number {
  return COLOURS.indexOf(inForce(PHASE_COLOURS, state.fleet.phase))
}

/** The column by which red areas and ports pay. — 9 */
export function stageOf(state: DeepReadonly<RmState>): string {
  return inForce(PHASE_STAGES, state.fleet.phase)
}

/** — 7.9 */
export function trainLimit(state: DeepReadonly<RmState>): TrainLimit {
  return inForce(bookOf(state).trainLimits, state.fleet.phase)
}

/** Operating rounds of the set that begins; after the LNER always three. — 6.6, 7.9, 10.3 */
export function roundsInSet(state: DeepReadonly<RmState>): number {
  return state.lner === 'formed' ? 3 : inForce(PHASE_ROUNDS, state.fleet.phase)
}
