import { computed } from '@preact/signals'
import { wordsFor } from '@roundhouse/words'
import { language } from './preferences.ts'

/** The catalogue of the language chosen now; reading it in a component redraws on a change. */
export const words = computed(() => wordsFor(language.value))
