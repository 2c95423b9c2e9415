import type { SettingsWords } from '@roundhouse/words'
import { wordArea } from '../shell/word-areas.ts'

/** What the settings say; loaded when they are first opened. */
export const settingsArea = wordArea<SettingsWords>({
  en: async () => (await import('@roundhouse/words/settings/en')).settings,
  es: async () => (await import('@roundhouse/words/settings/es')).settings,
  it: async () => (await import('@roundhouse/words/settings/it')).settings,
})

export const settingsWords = settingsArea.value
