import type { Action, GameEvent } from './action.ts'
import { count, walk } from './choice.ts'
import { asReadonly } from './deep-readonly.ts'
import { applyKnown, choices } from './play.ts'
import type { GameState, Title } from './title.ts'

/** How many different lines of `depth` legal actions start here; a game that ends early counts as none. */
export function perft<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  state: S,
  depth: number,
): number {
  if (depth === 0) return 1
  let lines = 0
  for (const seat of title.toAct(asReadonly(state))) {
    const open = choices(title, state, seat)
    if (depth === 1) {
      lines += count(open)
      continue
    }
    for (const action of walk(open)) {
      const after = title.clone(asReadonly(state))
      applyKnown(title, after, seat, action, () => {})
      lines += perft(title, after, depth - 1)
    }
  }
  return lines
}
