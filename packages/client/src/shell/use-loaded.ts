import { useEffect, useState } from 'preact/hooks'

/** What has come, by the function that brings it. */
const COME = new Map<() => Promise<unknown>, unknown>()

/** What `load` brings, once it is there. */
export function useLoaded<T>(load: (() => Promise<T>) | null): T | null {
  const [, setCome] = useState(0)
  useEffect(() => {
    let gone = false
    load?.().then(
      (found) => {
        COME.set(load, found)
        if (!gone) setCome((times) => times + 1)
      },
      // Without a line to the server nothing comes; the next try asks again.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [load])
  return load === null ? null : ((COME.get(load) as T | undefined) ?? null)
}
