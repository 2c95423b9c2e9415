import { type ReadonlySignal, computed } from '@preact/signals'
import { type Language, placeCurrency } from '@roundhouse/words'
import { language, settings } from './preferences.ts'

interface Area {
  knows(chosen: Language): boolean
  load(chosen: Language): Promise<void>
}

/** What the page has loaded, so that another language comes whole. */
const areas = new Set<Area>()

export interface WordArea<T> {
  /** In the language chosen now. Read it once `ready` is through. */
  readonly value: ReadonlySignal<T>
  ready(): Promise<void>
}

/** A part of the words that is loaded for itself, one language at a time. */
export function wordArea<T extends object>(files: Readonly<Record<Language, () => Promise<T>>>): WordArea<T> {
  const known = new Map<Language, T>()
  const area: Area = {
    knows: (chosen) => known.has(chosen),
    async load(chosen) {
      if (!known.has(chosen)) known.set(chosen, await files[chosen]())
    },
  }
  return {
    value: computed(() => {
      const words = known.get(language.value)
      if (words === undefined) throw new Error(`the words in ${language.value} are not loaded yet`)
      // Another object when figures are written otherwise, so that everybody who reads it hears of it.
      placeCurrency(settings.money.value)
      return { ...words }
    }),
    ready() {
      areas.add(area)
      return area.load(language.value)
    },
  }
}

/** What is shown and not there in this language yet; null once all of it is. */
export function wordsToLoad(chosen: Language): Promise<unknown> | null {
  const missing = [...areas].filter((area) => !area.knows(chosen))
  return missing.length === 0 ? null : Promise.all(missing.map((area) => area.load(chosen)))
}
