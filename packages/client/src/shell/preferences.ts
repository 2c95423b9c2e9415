import { type Signal, computed, effect, signal } from '@preact/signals'
import { LANGUAGES, type Language } from '@roundhouse/words'
import { recall, remember } from './device-store.ts'

/** What a player sets once and keeps on this device; the first value of each is the usual one. */
export const SETTINGS = {
  theme: ['device', 'light', 'dark'],
  /** Strong: larger tokens, clear patterns. */
  signs: ['usual', 'strong'],
  /** Which moves are played only after a second press; see the settings page. */
  confirmations: ['usual', 'all', 'few'],
  sounds: ['off', 'turn', 'all'],
  motion: ['device', 'none'],
  /** Where the sign of a currency stands. */
  money: ['language', 'before', 'after'],
} as const
export type Setting = keyof typeof SETTINGS
export type SettingValue<Name extends Setting> = (typeof SETTINGS)[Name][number]

export const settings = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, values]) => {
    const kept = recall(name)
    return [name, signal(values.find((value) => value === kept) ?? values[0])]
  }),
) as { readonly [Name in Setting]: Signal<SettingValue<Name>> }

export function choose<Name extends Setting>(name: Name, value: SettingValue<Name>): void {
  settings[name].value = value
  remember(name, value)
}

function firstLanguage(): Language {
  const kept = recall('language')
  const wished = [kept, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return (
    LANGUAGES.find((language) => language === wished.find((tag) => LANGUAGES.includes(tag as Language))) ??
    'en'
  )
}

export const language = signal<Language>(firstLanguage())

const night = matchMedia('(prefers-color-scheme: dark)')
const isNight = signal(night.matches)
night.addEventListener('change', () => (isNight.value = night.matches))

export const isDark = computed(() =>
  settings.theme.value === 'device' ? isNight.value : settings.theme.value === 'dark',
)

/** The language asked for last, whose words may still be on their way. */
export const chosenLanguage = signal<Language>(language.value)

/** See `chooseLanguage`, which loads its words first. */
export function keepLanguage(chosen: Language): void {
  language.value = chosen
  remember('language', chosen)
}

effect(() => {
  const page = document.documentElement
  page.lang = language.value
  page.dataset['theme'] = isDark.value ? 'dark' : 'light'
  page.dataset['signs'] = settings.signs.value
  page.dataset['motion'] = settings.motion.value
})
