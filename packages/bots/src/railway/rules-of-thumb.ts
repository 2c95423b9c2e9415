import { type Action, type Choice, pick, walk } from '@roundhouse/kernel'
import { type Asked, type Considered, best } from './considered.ts'

export type RuleOfThumb<State, A extends Action, Figures> = (
  asked: Asked<State, A, Figures>,
) => Considered<A>[]

/**
 * The action that these rules choose, one after the other: the first that has something to say decides. Where none has,
 * passing; else by lot among what is plain.
 */
export function firstSaid<State, A extends Action, Figures>(
  rules: readonly RuleOfThumb<State, A, Figures>[],
  asked: Asked<State, A, Figures>,
  plain: () => readonly Choice<A>[],
  draw: (below: number) => number,
): Considered<A> {
  for (const rule of rules) {
    const found = best(rule(asked))
    if (found !== null) return found
  }
  const pass = asked.actions.find(({ type }) => type === 'pass')
  return { action: pass ?? pick(plain(), draw), worth: 0 }
}

/** Every action of the choices; of an amount only the ends matter. */
export function listed<A extends Action>(choices: readonly Choice<A>[]): A[] {
  const actions: A[] = []
  for (const choice of choices) {
    const { action } = choice
    if (choice.kind === 'one' || choice.kind === 'open') actions.push(action)
    else if (choice.kind === 'amount') {
      actions.push(withValue(action, choice.field, choice.min), withValue(action, choice.field, choice.max))
    } else for (const each of walk([choice])) actions.push(each)
  }
  return actions
}

/** The action with this amount: itself where that is what it says. */
function withValue<A extends Action>(action: A, field: string, value: number): A {
  if ((action as unknown as Readonly<Record<string, unknown>>)[field] === value) return action
  const other = { ...action } as unknown as Record<string, unknown>
  other[field] = value
  return other as unknown as A
}
