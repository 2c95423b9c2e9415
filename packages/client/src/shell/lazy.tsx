import type { ComponentType, FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { words } from './words.ts'

/** Nothing is said about a wait shorter than this. */
const QUIET = 400

/** A component whose code is loaded when it is first shown, or by `ready` before. */
export type LazyComponent<Props> = FunctionComponent<Props> & { ready(): Promise<ComponentType<Props>> }

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  const ready = async (): Promise<ComponentType<Props>> => (loaded ??= await load())
  function Lazy(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    const [failure, setFailure] = useState<unknown>(null)
    useEffect(() => {
      if (Part !== null) return
      ready().then(
        (part) => setPart(() => part),
        (reason: unknown) => setFailure(new LoadFailure(reason)),
      )
    }, [])
    if (failure !== null) throw failure
    return Part === null ? <Loading /> : <Part {...props} />
  }
  return Object.assign(Lazy, { ready })
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
