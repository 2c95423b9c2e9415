/**
 * What is worked out to see whether an action is refused is not worked out again to apply it to the same state. `first`
 * is for the refusal; `then` forgets, so that a state that has gone on is looked at anew.
 */
export function workedOutOnce<State extends object, A extends object, Value>(
  work: (state: State, action: A) => Value,
): { first(state: State, action: A): Value; then(state: State, action: A): Value } {
  const known = new WeakMap<A, { readonly state: State; readonly value: Value }>()
  return {
    first(state, action) {
      const value = work(state, action)
      known.set(action, { state, value })
      return value
    },
    then(state, action) {
      const found = known.get(action)
      known.delete(action)
      return found?.state === state ? found.value : work(state, action)
    },
  }
}
