/**
 * What is worked out to see whether an action is refused is not worked out again to apply it to the same state. `toRefuse`
 * works it out; `toApply` forgets, so that a state that has gone on is looked at anew.
 */
export function workedOutOnce<State extends object, A extends object, Value>(
  work: (state: State, action: A) => Value,
): { toRefuse(state: State, action: A): Value; toApply(state: State, action: A): Value } {
  const known = new WeakMap<A, { readonly state: State; readonly value: Value }>()
  return {
    toRefuse(state, action) {
      const value = work(state, action)
      known.set(action, { state, value })
      return value
    },
    toApply(state, action) {
      const found = known.get(action)
      known.delete(action)
      return found?.state === state ? found.value : work(state, action)
    },
  }
}
