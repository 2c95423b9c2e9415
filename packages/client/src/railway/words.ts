import type { FigureWords, RailwayTableWords } from '@roundhouse/words/railway'
import { wordArea } from '../shell/word-areas.ts'
import { titleWords, words } from '../shell/words.ts'
import { railwayArea } from './area.ts'
import type { ShownTable } from './shown-table.ts'

export const railwayWords = railwayArea.value

/** What spreadsheet, charts and report say; loaded with the first of them. */
export const figureArea = wordArea<FigureWords>({
  en: async () => (await import('@roundhouse/words/railway/figures/en')).figures,
  es: async () => (await import('@roundhouse/words/railway/figures/es')).figures,
  it: async () => (await import('@roundhouse/words/railway/figures/it')).figures,
})

export const figureWords = figureArea.value

/** Amounts with the sign of the title's money. */
export function moneyOf({ game }: ShownTable): (amount: number) => string {
  const { formats } = words.value
  return (amount) => formats.money(amount, game.currency)
}

/** "40%", as the language writes it. */
export function percentOf(percent: number): string {
  return railwayWords.value.percent(words.value.formats.number(percent))
}

/** A kind of companies as it stands with "companies"; one without a word is called as the rules call it. */
export function sizeWord(size: string): string {
  return titleWords.value?.companyKinds[size]?.many ?? size
}

/** By itself, as a heading or in a legend. */
export function sizeName(size: string): string {
  return titleWords.value?.companyKinds[size]?.name ?? size
}

/** In a narrow column: without the word for railways, where there is a shorter one. */
export function sizeShort(size: string): string {
  return titleWords.value?.companyKinds[size]?.short ?? sizeName(size)
}

/** What holds for all of a kind: "pays half"; null where there is nothing to say. */
export function kindNote(size: string): string | null {
  return titleWords.value?.companyKinds[size]?.note ?? null
}

/** Of one company: "Small company". */
export function companyKind(size: string): string {
  return titleWords.value?.companyKinds[size]?.company ?? size
}

/** A kind of train, or of permit, where there is little room: "3F" is a 3M in Spanish. */
export function chipWord(kind: string): string {
  return titleWords.value?.trainChip?.(kind) ?? kind
}

type Colours = RailwayTableWords['colours']

/** The colour of a tile. */
export function colourWord(colour: string): string {
  return railwayWords.value.colours[colour as keyof Colours] ?? colour
}
