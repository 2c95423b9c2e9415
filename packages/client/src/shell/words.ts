import { computed, signal } from '@preact/signals'
import type { AtTableWords, CommonWords, Language, TitleWords } from '@roundhouse/words'
import { chosenLanguage, keepLanguage } from './preferences.ts'
import { wordArea, wordsToLoad } from './word-areas.ts'

/** The words that every page needs; the first page waits for them. */
export const commonWords = wordArea<CommonWords>({
  en: async () => (await import('@roundhouse/words/common/en')).common,
  es: async () => (await import('@roundhouse/words/common/es')).common,
  it: async () => (await import('@roundhouse/words/common/it')).common,
})

/** What every table says. */
export const tableArea = wordArea<AtTableWords>({
  en: async () => (await import('@roundhouse/words/at-table/en')).atTable,
  es: async () => (await import('@roundhouse/words/at-table/es')).atTable,
  it: async () => (await import('@roundhouse/words/at-table/it')).atTable,
})

/** Where the title that is open has its words. */
const brought = signal<(() => TitleWords) | null>(null)

/** The catalogue of the language chosen now; reading it in a component redraws on a change. */
export const words = computed((): CommonWords & AtTableWords => ({
  ...commonWords.value.value,
  get table() {
    return tableArea.value.value.table
  },
  get report() {
    return tableArea.value.value.report
  },
}))

/** The same of the title that is open; null where none is. */
export const titleWords = computed((): TitleWords | null => brought.value?.() ?? null)

/**
 * A title brings its words when its table opens, so that refusals and sections find their sentences and no other page
 * loads them. Gives the way to take them back.
 */
export function bringWords(add: () => TitleWords): () => void {
  brought.value = add
  return () => {
    if (brought.value === add) brought.value = null
  }
}

/** The page stays in the old language until the new one is there; without a network it stays altogether. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  chosenLanguage.value = chosen
  try {
    // A part of the page that opens meanwhile brings more words.
    for (let more = wordsToLoad(chosen); more !== null; more = wordsToLoad(chosen)) await more
  } catch {
    return
  }
  if (chosenLanguage.value === chosen) keepLanguage(chosen)
}
