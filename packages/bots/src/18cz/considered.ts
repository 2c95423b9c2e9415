import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import type { CzAction, CzState } from '@roundhouse/titles/18cz'
import type { Figures } from './figures.ts'

/** What a rule of thumb is asked with. */
export interface Asked {
  readonly state: DeepReadonly<CzState>
  readonly seat: Seat
  readonly figures: Figures
  /** For each company how much more or less this bot likes it. */
  readonly whims: readonly number[]
  /** Every action that is legal now. */
  readonly actions: readonly CzAction[]
}

/** An action with what it seems worth, in K for the seat. */
export interface Considered<A extends CzAction = CzAction> {
  readonly action: A
  readonly worth: number
}

export type ActionOf<Type extends CzAction['type']> = Extract<CzAction, { type: Type }>

export function ofType<Type extends CzAction['type']>(
  actions: readonly CzAction[],
  type: Type,
): ActionOf<Type>[] {
  return actions.filter((action): action is ActionOf<Type> => action.type === type)
}

export function best<A extends CzAction>(options: readonly Considered<A>[]): Considered<A> | null {
  let found: Considered<A> | null = null
  for (const option of options) if (found === null || option.worth > found.worth) found = option
  return found
}
