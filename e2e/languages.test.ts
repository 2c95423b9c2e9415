import { type Language, type Words, wordsFor } from '@roundhouse/words'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { SIZES, type Size, useBrowser } from './browser.ts'
import { cutOff } from './layout.ts'
import { planTour } from './tour.ts'

const scene = useBrowser()
const WIDTHS: readonly Size[] = ['desktop', 'middle', 'phone']

describe.each(['en', 'es', 'it'] as const)('every page in %s', (language) => {
  const words = wordsFor(language)
  const english = phrasesOnlyEnglish(words)

  test(
    'speaks that language only, and nothing is cut off or wider than the screen',
    scene(async (stage) => {
      const page = await stage.device({ language })
      const found: string[] = []
      for (const stop of await planTour(page, stage, words)) {
        await page.setViewportSize(SIZES.desktop)
        await stop.reach(page)
        for (const size of WIDTHS) {
          await page.setViewportSize(SIZES[size])
          await page.evaluate(
            () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 30))),
          )
          const complain = (what: string): void => void found.push(`${stop.name}, ${size}: ${what}`)
          for (const what of await cutOff(page)) complain(what)
          expect(await page.getAttribute('html', 'lang'), stop.name).toBe(language)
          const texts = await allTexts(page)
          for (const phrase of english) if (texts.includes(phrase)) complain(`“${phrase}” is English`)
        }
      }
      expect(found).toEqual([])
    }),
  )
})

describe('the language', () => {
  test(
    'is switched on the spot and kept',
    scene(async ({ visit }) => {
      const page = await visit('/', { language: 'it' })
      for (const language of ['en', 'es', 'it'] as const) {
        await page.locator(`.language-switch button[lang="${language}"]`).click()
        const { home } = wordsFor(language)
        await page.getByRole('heading', { level: 1, name: home.heading }).waitFor()
        expect(await page.getAttribute('html', 'lang')).toBe(language)
      }
      await page.locator('.language-switch button[lang="es"]').click()
      await page.goto('/nowhere')
      const { shell } = wordsFor('es')
      await page.getByRole('heading', { level: 1, name: shell.missing.heading }).waitFor()
      expect(await page.title()).toBe(shell.pageTitle(shell.missing.heading))
    }),
  )
})

/** Sentences and names of the English catalogue that this language does not share. */
function phrasesOnlyEnglish(words: Words): readonly string[] {
  if (words.language === ('en' satisfies Language)) return []
  const own = new Set(phrasesOf(words))
  return [...new Set(phrasesOf(wordsFor('en')))].filter((phrase) => phrase.length > 12 && !own.has(phrase))
}

function phrasesOf({ home, table, shell, report }: Words): readonly string[] {
  const walk = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(walk) : []
  }
  return walk({ home, table, shell, report })
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
