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
  plain: readonly Choice<A>[],
  draw: (below: number) => number,
): Considered<A> {
  for (const rule of rules) {
    const found = best(rule(asked))
    if (found !== null) return found
  }
  const pass = asked.actions.find(({ type }) => type === 'pass')
  return { action: pass ?? pick(plain, draw), worth: 0 }
}

/** Every action of the choices; of an amount only the ends matter. */
export function listed<A extends Action>(choices: readonly Choice<A>[]): A[] {
  return choices.flatMap((choice) => {
    if (choice.kind !== 'amount') return [...walk([choice])]
    const { action, field, min, max } = choice
    return [
      { ...action, [field]: min },
      { ...action, [field]: max },
    ] as A[]
  })
}
