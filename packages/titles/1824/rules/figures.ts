import type { DeepReadonly } from '@roundhouse/kernel'
import { inForce } from '@roundhouse/railways'
import { kindOf, predecessorsOf } from '../companies.ts'
import type { GameFigures } from '../figures.ts'
import { type AhState, companyAt } from '../state.ts'
import { TRAIN_LIMITS, type TrainId, trainCode, trainData } from '../trains.ts'
import { type TableKind, bookOf } from './book.ts'

/** The figures by which a table plays. — III.3, IV.1, VI.7 */
export function figuresOf(table: TableKind): GameFigures {
  return bookOf(table).figures[table.players] as GameFigures
}

/** — VI.7 */
export function certificateLimit(table: TableKind): number {
  return figuresOf(table).certificateLimit
}

/** Prices of all stations of a company, the home's first. — IV.4.2–IV.4.4, VII.8 */
export function stationPrices(state: DeepReadonly<AhState>, company: number): readonly number[] {
  const left = predecessorsOf(company).filter((each) => companyAt(state, each).status !== 'out')
  return bookOf(state).stationPrices(company, left.length)
}

/** — VII.11, VII.14 */
export function trainLimit({ fleet }: DeepReadonly<Pick<AhState, 'fleet'>>, company: number): number {
  return inForce<number>(TRAIN_LIMITS[kindOf(company)], fleet.phase)
}

/** Whether the first normal train of this type has been sold or exported. — VII.14 */
export function hasCome({ fleet }: DeepReadonly<Pick<AhState, 'fleet'>>, train: TrainId): boolean {
  return fleet.phase >= trainData(trainCode(train)).begins
}
