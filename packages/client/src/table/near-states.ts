import {
  type Action,
  type GameEvent,
  type GameState,
  type History,
  asReadonly,
  playAgain,
} from '@roundhouse/kernel'

/** Who steps through the history stays near; more states than he comes past before he turns round. */
const KEPT = 48
/** How far before a moment that is looked at the states are kept too: the next steps back find them there. */
const BEFORE = 12

/**
 * The state at any version. Those around the moment that is looked at are kept, so that a step costs one action and not
 * all since the last snapshot. They are shared: read them, never change them.
 */
export function nearStates<S extends GameState, A extends Action, E extends GameEvent>(
  history: History<S, A, E>,
): (version: number) => S {
  const kept = new Map<number, S>()

  function keep(version: number, state: S): S {
    kept.delete(version)
    kept.set(version, state)
    for (const old of kept.keys()) {
      if (kept.size <= KEPT) break
      kept.delete(old)
    }
    return state
  }

  /** One entry on from the version before. */
  function next(before: S, version: number): S {
    const entry = history.log[version - 1]
    if (entry?.kind !== 'action') return history.stateAt(version)
    const state = history.title.clone(asReadonly(before))
    playAgain(history.title, state, entry)
    return state
  }

  /** A table opens at one moment and the one before it; whoever goes back farther goes on going back. */
  function isGoneBackTo(version: number): boolean {
    return kept.has(version + 1) && kept.has(version + 2)
  }

  return (version) => {
    const known = kept.get(version)
    if (known !== undefined) return keep(version, known)
    if (version === 0 || version >= history.version) return keep(version, history.stateAt(version))
    const first = Math.max(0, version - BEFORE)
    let from = version - 1
    while (from > first && !kept.has(from)) from--
    if (!kept.has(from) && !isGoneBackTo(version)) return keep(version, history.stateAt(version))
    let state = kept.get(from) ?? keep(from, history.stateAt(from))
    for (let at = from + 1; at <= version; at++) state = keep(at, next(state, at))
    return state
  }
}
