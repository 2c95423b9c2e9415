import { type Action, type DeepReadonly, type GameEvent, asReadonly, walk } from '@roundhouse/kernel'
import type { TurnStep } from '../rounds/turn.ts'
import type { CompanyIndex } from '../state/ids.ts'
import type { BuildingRules } from './run-rules.ts'

/** What may be built in the steps of a turn that build, for the search of what each would bring. */
export function plainBuildings<
  State extends { turn: { readonly company: CompanyIndex; readonly stage: string } | null },
  A extends Action,
  Event extends GameEvent,
  Building extends A,
>(
  steps: readonly TurnStep<State, A, Event>[],
  clone: (state: DeepReadonly<State>) => State,
  isBuilding: (action: A) => action is Building,
): Pick<BuildingRules<State, Building>, 'buildings' | 'afterBuilding'> {
  const stepOf = ({ turn }: DeepReadonly<State>) => steps.find(({ name }) => name === turn?.stage)
  return {
    buildings(state, company) {
      const step = state.turn?.company === company ? stepOf(state) : undefined
      const all = step === undefined ? [] : [...walk(step.choices(state, 0))].filter(isBuilding)
      return { from: state, all }
    },
    afterBuilding(state, building) {
      const after = clone(state)
      stepOf(state)?.apply(after, 0, building, () => {})
      return asReadonly(after)
    },
  }
}
