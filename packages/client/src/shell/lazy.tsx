import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { words } from './words.ts'

/** Nothing is said about a wait shorter than this. */
const QUIET = 400

/** A component whose code is loaded when it is first shown. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function Lazy(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    const [failure, setFailure] = useState<unknown>(null)
    useEffect(() => {
      if (loaded !== null) return
      load().then(
        (part) => {
          loaded = part
          setPart(() => part)
        },
        (reason: unknown) => setFailure(new LoadFailure(reason)),
      )
    }, [])
    if (failure !== null) throw failure
    return Part === null ? <Loading /> : <Part {...props} />
  }
}

/** A part of the program did not come over the network. */
export class LoadFailure extends Error {
  constructor(reason: unknown) {
    super('a part of the page did not load', { cause: reason })
  }
}

/** A thin bar under the top edge, once the wait is long enough to be noticed. */
export function Loading() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), QUIET)
    return () => clearTimeout(timer)
  }, [])
  if (!late) return null
  return (
    <p class="loading-bar" role="status">
      <span class="visually-hidden">{words.value.shell.loading}</span>
    </p>
  )
}
