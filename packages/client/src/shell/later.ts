import { signal } from '@preact/signals'

/** What is loaded when it is first asked for; null until it is there, and whoever asked in a signal asks again then. */
export function later<T>(load: () => Promise<T>): () => T | null {
  const loaded = signal<T | null>(null)
  let asked = false
  return () => {
    if (!asked) {
      asked = true
      load().then(
        (value) => (loaded.value = value),
        () => (asked = false),
      )
    }
    return loaded.value
  }
}
