import { type ReadonlySignal, computed } from '@preact/signals'
import type { Language } from '@roundhouse/words'
import { language } from './preferences.ts'

type Load = (chosen: Language) => Promise<void>

/** What the page has loaded, so that another language comes whole. */
const areas = new Set<Load>()

export interface WordArea<T> {
  /** In the language chosen now. Read it once `ready` is through. */
  readonly value: ReadonlySignal<T>
  ready(): Promise<void>
}

/** A part of the words that is loaded for itself, one language at a time. */
export function wordArea<T>(files: Readonly<Record<Language, () => Promise<T>>>): WordArea<T> {
  const known = new Map<Language, T>()
  const load: Load = async (chosen) => {
    if (!known.has(chosen)) known.set(chosen, await files[chosen]())
  }
  return {
    value: computed(() => {
      const words = known.get(language.value)
      if (words === undefined) throw new Error(`the words in ${language.value} are not loaded yet`)
      return words
    }),
    ready() {
      areas.add(load)
      return load(language.value)
    },
  }
}

/** All that is shown, in this language. */
export async function loadLanguage(chosen: Language): Promise<void> {
  await Promise.all([...areas].map((load) => load(chosen)))
}
