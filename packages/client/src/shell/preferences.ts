import { effect, signal } from '@preact/signals'
import { LANGUAGES, type Language } from '@roundhouse/words'
import { recall, remember } from './device-store.ts'

/** What a player sets once and keeps on this device. */
export type Theme = 'light' | 'dark'

function firstLanguage(): Language {
  const kept = recall('language')
  const wished = [kept, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return (
    LANGUAGES.find((language) => language === wished.find((tag) => LANGUAGES.includes(tag as Language))) ??
    'en'
  )
}

export const language = signal<Language>(firstLanguage())
export const theme = signal<Theme>(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

/** The language asked for last, whose words may still be on their way. */
export const chosenLanguage = signal<Language>(language.value)

/** See `chooseLanguage`, which loads its words first. */
export function keepLanguage(chosen: Language): void {
  language.value = chosen
  remember('language', chosen)
}

export function chooseTheme(chosen: Theme): void {
  theme.value = chosen
  remember('theme', chosen)
}

effect(() => {
  document.documentElement.lang = language.value
})
effect(() => {
  document.documentElement.dataset['theme'] = theme.value
})
