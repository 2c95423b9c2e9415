import { signal } from '@preact/signals'
import type { WordArea } from '../shell/word-areas.ts'

/** Words that come when they are first asked for: null until they are there, whoever asks hears of it then. */
export function onDemand<T extends object>({ value, ready }: WordArea<T>): () => T | null {
  const there = signal(false)
  return () => {
    if (there.value) return value.value
    // Without a line to the server nothing comes; the next who asks tries again.
    void ready().then(
      () => (there.value = true),
      () => {},
    )
    return null
  }
}
