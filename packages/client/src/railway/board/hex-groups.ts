import { useMemo, useRef } from 'preact/hooks'

/** So many hexes are compared as one: an action changes one or two of a map. */
const GROUP = 12

/** The same groups as before but for those with something new in them. */
export function useGroups<T>(all: readonly T[]): readonly (readonly T[])[] {
  const before = useRef<readonly (readonly T[])[]>([])
  return useMemo(() => {
    const was = before.current
    const groups: (readonly T[])[] = []
    for (let from = 0; from < all.length; from += GROUP) {
      const group = all.slice(from, from + GROUP)
      const old = was[groups.length]
      const same = old?.length === group.length && group.every((each, index) => each === old[index])
      groups.push(same ? old : group)
    }
    return (before.current = groups)
  }, [all])
}
