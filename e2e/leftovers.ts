import { LANGUAGES, type Language } from '@roundhouse/words'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { SIZES, type Size } from './browser.ts'
import { cutOff } from './layout.ts'
import type { Stop } from './tour.ts'
import { inTurn } from './whole-tours.ts'

const WIDTHS: readonly Size[] = ['desktop', 'middle', 'phone']

/** What is cut off or still English at these stops; the languages between them see each stop at every width. */
export async function leftovers(
  page: Page,
  stops: readonly Stop[],
  language: Language,
  english: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const [index, stop] of stops.entries()) {
    await page.setViewportSize(SIZES.desktop)
    await stop.reach(page)
    for (const size of inTurn(WIDTHS, index + LANGUAGES.indexOf(language))) {
      await page.setViewportSize(SIZES[size])
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 30))))
      const complain = (what: string): void => void found.push(`${stop.name}, ${size}: ${what}`)
      for (const what of await cutOff(page)) complain(what)
      expect(await page.getAttribute('html', 'lang'), stop.name).toBe(language)
      const texts = await allTexts(page)
      for (const phrase of english) if (texts.includes(phrase)) complain(`“${phrase}” is English`)
    }
  }
  return found
}

/** Sentences and names of the English catalogue that the other language does not share. */
export function onlyEnglish(english: object, other: object): readonly string[] {
  const own = new Set(phrasesOf(other))
  return [...new Set(phrasesOf(english))].filter((phrase) => phrase.length > 12 && !own.has(phrase))
}

function phrasesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(phrasesOf) : []
}

/** What is read on the page and what is said of it, the title of the tab included. */
async function allTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((each) =>
      ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.textContent, ...said].join('\n')
  })
}
