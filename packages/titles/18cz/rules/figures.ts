import type { DeepReadonly } from '@roundhouse/kernel'
import { type CompanyIndex, type TrainCode, usableFaces } from '@roundhouse/railways'
import type { SizeData } from '../companies.ts'
import type { CzState } from '../state.ts'
import { FLEET } from '../trains.ts'
import { type TableKind, bookOf } from './book.ts'

/** The figures by which a table plays, as the rules and the pages ask for them. */
type With<Field extends keyof CzState> = TableKind & DeepReadonly<Pick<CzState, Field>>

export function sizeOf(table: TableKind, company: CompanyIndex): SizeData {
  return bookOf(table).sizeOf(company)
}

/** Percent of a company that one player may hold. — VII.4, XI.1 */
export function holdingLimit(table: TableKind, company: CompanyIndex): number {
  return bookOf(table).holdingLimit(company)
}

export function certificateLimit(table: With<'players'>): number {
  return bookOf(table).certificateLimit[table.players] as number
}

export function cardCounts(table: With<'players'>): number[] {
  return bookOf(table).cardCounts(table.players)
}

/** The set of the first stock round, in which nothing is sold. */
export function firstSet(table: TableKind): number {
  return bookOf(table).firstSet
}

/** — XII.9, XI.2 */
export function trainLimit(table: With<'fleet'>, company: CompanyIndex): number {
  return bookOf(table).trainLimit(table.fleet.phase, company)
}

/** The codes a card may be used as. — XII.9, XI.2 */
export function facesOf(table: With<'fleet'>, letter: number): number[] {
  return usableFaces(table.fleet, FLEET, letter).filter(bookOf(table).isPlayed)
}

/** Kinds that become obsolete when this one is sold. — VIII.12, XI.2 */
export function scrapsOf(table: TableKind, kind: number): readonly string[] {
  return bookOf(table).scraps(kind)
}

/** A company runs the trains of its colour; in Moravia all kinds. — IV.2, XI.2 */
export function runsTrain(table: TableKind, company: CompanyIndex, code: TrainCode): boolean {
  return bookOf(table).runsTrain(company, code)
}
