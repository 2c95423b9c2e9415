/** What comes of a state, made once as long as the state is there: it is shared and never changes. */
export function keptOf<S extends object, T>(make: (state: S) => T): (state: S) => T {
  const kept = new WeakMap<S, T>()
  return (state) => {
    let made = kept.get(state)
    if (made === undefined) kept.set(state, (made = make(state)))
    return made
  }
}
