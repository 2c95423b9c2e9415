import type { Action, Choice, DeepReadonly, Seat } from '@roundhouse/kernel'
import type { Bot } from '../bot.ts'
import type { Considered, Means } from './considered.ts'

/** The action that the rules of thumb of a title choose. */
type Policy<State, A extends Action, Figures> = (
  state: DeepReadonly<State>,
  seat: Seat,
  choices: readonly Choice<A>[],
  figures: Figures,
  nature: string,
  means: Means<State>,
) => Considered<A>

/** Bots that go by the rules of thumb of a title, each by figures of its own. */
export function thumbBy<State, A extends Action, Figures>(
  policy: Policy<State, A, Figures>,
): (id: string, figures: Figures) => Bot {
  return (id, figures) => ({
    id,
    work: 1,
    choose({ state, seat, choices, nature }, draw, { isOver }) {
      // Whoever asks this bot asks about its own title.
      const [seen, open] = [state as DeepReadonly<State>, choices as readonly Choice<A>[]]
      return { action: policy(seen, seat, open, figures, nature, { draw, isOver }).action, candidates: [] }
    },
  })
}
