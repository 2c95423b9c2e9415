export const LANGUAGES = ['en', 'es', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  it: 'Italiano',
}
