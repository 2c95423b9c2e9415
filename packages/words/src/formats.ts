import type { Language } from './languages.ts'

/** Figures as the language writes them. */
export interface Formats {
  number(value: number): string
  /** With the sign of the title's currency, where the language puts it: $13, £13, 13 $. */
  money(amount: number, currency?: string): string
  /** With its sign, for changes: +4, −2. */
  signed(value: number): string
  /** The form for this count; `other` where the language has no special one. */
  plural(count: number, forms: { readonly one: string; readonly other: string }): string
  /** "Ana, Tom and Lucía". */
  list(items: readonly string[]): string
}

/** Signs that English puts before the figure. */
const BEFORE: readonly string[] = ['$', '£']

/** Where the reader wants them: as the language has it, or always on one side. */
export type CurrencyPlace = 'language' | 'before' | 'after'
let wanted: CurrencyPlace = 'language'

export function placeCurrency(place: CurrencyPlace): void {
  wanted = place
}

const KNOWN = new Map<Language, Formats>()

/** Made once: dozens of files of words ask for them, and the browser takes its time to make them. */
export function formatsFor(language: Language): Formats {
  const formats = KNOWN.get(language) ?? formatsOf(language)
  KNOWN.set(language, formats)
  return formats
}

/** Between thousands, from 10,000 on. */
const THOUSANDS: Readonly<Record<Language, string>> = { en: ',', es: '.', it: '.' }

function formatsOf(language: Language): Formats {
  // Not every page needs these, and a browser takes as long to make one as to draw a list.
  let numbers: Intl.NumberFormat | null = null
  let rules: Intl.PluralRules | null = null
  let lists: Intl.ListFormat | null = null
  const number = (value: number): string => {
    if (Number.isSafeInteger(value)) return whole(value, THOUSANDS[language])
    numbers ??= new Intl.NumberFormat(language, { useGrouping: 'min2' })
    return numbers.format(value).replace('-', '−')
  }
  return {
    number,
    money(amount, currency = '$') {
      const first = wanted === 'before' || (wanted === 'language' && language === 'en')
      if (!first || !BEFORE.includes(currency)) return `${number(amount)}\u00A0${currency}`
      return `${amount < 0 ? '−' : ''}${currency}${number(Math.abs(amount))}`
    },
    signed: (value) => (value > 0 ? `+${number(value)}` : number(value)),
    plural(count, forms) {
      rules ??= new Intl.PluralRules(language)
      return rules.select(count) === 'one' ? forms.one : forms.other
    },
    list(items) {
      lists ??= new Intl.ListFormat(language, { type: 'conjunction' })
      return lists.format(items)
    },
  }
}

function whole(value: number, between: string): string {
  const size = Math.abs(value)
  const written = size < 10_000 ? String(size) : String(size).replaceAll(/\B(?=(\d{3})+$)/g, between)
  return value < 0 ? `−${written}` : written
}
