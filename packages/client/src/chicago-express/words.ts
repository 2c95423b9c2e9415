import { computed } from '@preact/signals'
import { type ChicagoPageWords, withChicago } from '@roundhouse/words/chicago-express/page'
import { wordArea } from '../shell/word-areas.ts'
import { bringWords, words as common } from '../shell/words.ts'

/** What Chicago Express says; loaded before its table opens. */
export const chicagoArea = wordArea({
  en: async () => (await import('@roundhouse/words/chicago-express/en')).chicagoTitle,
  es: async () => (await import('@roundhouse/words/chicago-express/es')).chicagoTitle,
  it: async () => (await import('@roundhouse/words/chicago-express/it')).chicagoTitle,
})

/** The common words with those of Chicago Express among them. */
export const words = computed((): ChicagoPageWords => withChicago(common.value, chicagoArea.value.value))

/** From now on the page knows its refusals and sections; call what it gives when the table closes. */
export function bringChicagoWords(): () => void {
  return bringWords(() => chicagoArea.value.value.chicago)
}
