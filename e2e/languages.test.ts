import { LANGUAGES, type PageWords, wordsFor } from '@roundhouse/words'
import { type ChicagoPageWords, chicagoPageWords } from '@roundhouse/words/chicago-express'
import { settings } from '@roundhouse/words/settings/es'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { leftovers, onlyEnglish } from './leftovers.ts'
import { planTour } from './tour.ts'
import { every } from './whole-tours.ts'

const scene = useBrowser()

describe.each(LANGUAGES)('every page in %s', (language) => {
  const words = chicagoPageWords(language)

  test(
    'speaks that language only, and nothing is cut off or wider than the screen',
    scene(async (stage) => {
      const page = await stage.device({ language })
      const english = onlyEnglish(areas(chicagoPageWords('en')), areas(words))
      const tour = await planTour(page, stage, words)
      const stops = language === 'en' ? every(tour, 6, 2) : every(tour, 3, language === 'es' ? 0 : 1)
      expect(await leftovers(page, stops, language, english)).toEqual([])
    }),
  )
})

describe('the language', () => {
  test(
    'is switched on the spot and kept',
    scene(async ({ visit }) => {
      const page = await visit('/', { language: 'it' })
      for (const language of LANGUAGES) {
        await page.locator(`.language-switch button[lang="${language}"]`).click()
        const { home } = wordsFor(language)
        await page.getByRole('heading', { level: 1, name: home.heading }).waitFor()
        expect(await page.getAttribute('html', 'lang')).toBe(language)
      }
      await page.locator('.language-switch button[lang="es"]').click()
      // The settings keep what is chosen there, and the page follows at once.
      await page.locator('.page-bar a[href="/settings"]').click()
      const { rows } = settings
      await page.getByRole('radio', { name: rows.theme.values.dark }).check({ force: true })
      await page.getByRole('radio', { name: rows.signs.values.strong }).check({ force: true })
      expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
      await page.goto('/nowhere')
      expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
      expect(await page.getAttribute('html', 'data-signs')).toBe('strong')
      const { shell } = wordsFor('es')
      await page.getByRole('heading', { level: 1, name: shell.missing.heading }).waitFor()
      expect(await page.title()).toBe(shell.pageTitle(shell.missing.heading))
    }),
  )
})

function areas({ home, table, shell, report }: PageWords & ChicagoPageWords): object {
  return { home, table, shell, report }
}
