import {
  type Action,
  type GameEvent,
  type GameState,
  type Seat,
  type Title,
  asReadonly,
  choices,
  refuse,
  walk,
} from '@roundhouse/kernel'

/**
 * Every offered action is accepted (all of them, or those that `some` picks), and what is accepted of a wide range of
 * actions is offered. Throws where it is not so.
 */
export function choicesAgree<State extends GameState, A extends Action>(
  title: Title<State, A, GameEvent>,
  state: State,
  seat: Seat,
  strange: Iterable<A>,
  some: (offered: readonly A[]) => readonly A[] = (offered) => offered,
): void {
  const offered = new Map<string, A>()
  for (const action of walk(choices(title, state, seat))) offered.set(key(action), action)
  for (const action of some([...offered.values()])) {
    const refusal = refuse(title, state, seat, action)
    if (refusal !== null) throw new Error(`offered but refused: ${key(action)} ${refusal.code}`)
  }
  for (const action of strange) {
    if (refuse(title, state, seat, action) === null && !offered.has(key(action))) {
      throw new Error(`accepted but not offered in ${state.step}: ${key(action)}`)
    }
  }
}

function key(action: Action): string {
  return JSON.stringify(Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A copy is equal, plain JSON, and holds no object of its original: the paths where that is not so. */
export function copyFaults<State extends GameState>(
  title: Pick<Title<State>, 'clone'>,
  state: State,
): string[] {
  const copy = title.clone(asReadonly(state))
  const text = JSON.stringify(state)
  const isEqual = JSON.stringify(copy) === text && JSON.stringify(JSON.parse(text)) === text
  return [...(isEqual ? [] : ['the copy is another state']), ...sharedWith(copy, state)]
}

/** The paths at which both hold one and the same object. */
function sharedWith(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null) return []
  if (one === other) return [path]
  return Object.entries(one).flatMap(([key, value]) =>
    sharedWith(value, (other as Record<string, unknown>)[key], `${path}.${key}`),
  )
}
