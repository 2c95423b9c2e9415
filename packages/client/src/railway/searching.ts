import { type ReadonlySignal, effect, signal } from '@preact/signals'

/** An answer that is looked for beside the page. */
export type Searched<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'failed' }

export interface Search<T> {
  readonly answer: ReadonlySignal<Searched<T>>
  close(): void
}

/**
 * Searches anew whenever `question` changes; the answer to an older question is dropped, and its search ended. A null
 * question asks nothing. With `begin` a search waits for that first.
 */
export function searching<Q, T>(
  question: ReadonlySignal<Q | null>,
  search: (question: Q, signal: AbortSignal) => Promise<T | null>,
  begin: (() => Promise<void>) | null = null,
): Search<T> {
  const answer = signal<Searched<T>>({ kind: 'idle' })
  const stop = effect(() => {
    const asked = question.value
    if (asked === null) {
      answer.value = { kind: 'idle' }
      return
    }
    const abort = new AbortController()
    answer.value = { kind: 'searching' }
    const found =
      begin === null ? search(asked, abort.signal) : begin().then(() => later(asked, abort.signal))
    void found.then((value) => {
      if (abort.signal.aborted) return
      answer.value = value === null ? { kind: 'failed' } : { kind: 'found', value }
    })
    return () => abort.abort()
  })
  return { answer, close: stop }

  /** What was given up while it waited is not searched for. */
  async function later(asked: Q, abort: AbortSignal): Promise<T | null> {
    return abort.aborted ? null : search(asked, abort)
  }
}

export function foundIn<T>(searched: Searched<T>): T | null {
  return searched.kind === 'found' ? searched.value : null
}
