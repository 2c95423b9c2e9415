import { computed, signal } from '@preact/signals'
import type { Language, Words } from '@roundhouse/words'
import { chosenLanguage, keepLanguage } from './preferences.ts'
import { loadLanguage, wordArea } from './word-areas.ts'

/** The words that every page needs; the first page waits for them. */
export const commonWords = wordArea<Words>({
  en: async () => (await import('@roundhouse/words/en')).en,
  es: async () => (await import('@roundhouse/words/es')).es,
  it: async () => (await import('@roundhouse/words/it')).it,
})

/** What the title that is open adds to the common words. */
const brought = signal<((words: Words) => Words) | null>(null)

/** The catalogue of the language chosen now; reading it in a component redraws on a change. */
export const words = computed(() => {
  const common = commonWords.value.value
  return brought.value === null ? common : brought.value(common)
})

/**
 * A title brings its words when its table opens, so that refusals and sections find their sentences and no other page
 * loads them. Gives the way to take them back.
 */
export function bringWords(add: (words: Words) => Words): () => void {
  brought.value = add
  return () => {
    if (brought.value === add) brought.value = null
  }
}

/** The page stays in the old language until the new one is there; without a network it stays altogether. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  chosenLanguage.value = chosen
  try {
    await loadLanguage(chosen)
  } catch {
    return
  }
  if (chosenLanguage.value === chosen) keepLanguage(chosen)
}
