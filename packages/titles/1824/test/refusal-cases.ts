import type { Seat } from '@roundhouse/kernel'
import type { AhAction } from '../actions.ts'
import type { RefusalCode, RefusalTable, SectionId } from '../sections.ts'
import type { AhState } from '../state.ts'

/** A game, or a situation made by hand: both are played by all the rules. */
export interface Situation {
  readonly state: AhState
  readonly asked: Seat
}

/** A situation, an action, and why it is refused there. */
export interface RefusalCase {
  readonly code: RefusalCode
  readonly why: string
  readonly at: () => Situation
  readonly action: AhAction
  readonly params: RefusalTable[RefusalCode]
  /** Who tries; the seat asked if left out. */
  readonly seat?: Seat
  /** Where the section is not the usual one of the code. */
  readonly section?: SectionId
}

/** Lists a case; the params are those of its code. */
export function refused<Code extends RefusalCode>(
  code: Code,
  why: string,
  at: () => Situation,
  action: AhAction,
  params: RefusalTable[Code],
  more: Pick<RefusalCase, 'seat' | 'section'> = {},
): RefusalCase {
  return { code, why, at, action, params, ...more }
}
