import { LANGUAGES, type Language, wordsFor } from '@roundhouse/words'
import { czWords } from '@roundhouse/words/18cz'
import { czGuideWords } from '@roundhouse/words/18cz/guide'
import { railwayWords } from '@roundhouse/words/railway'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { planCzTour } from './cz-tour.ts'
import { leftovers, onlyEnglish } from './leftovers.ts'
import { every } from './whole-tours.ts'

const scene = useBrowser()

describe.each(LANGUAGES)('every page of 18CZ in %s', (language) => {
  test(
    'speaks that language only, and nothing is cut off or wider than the screen',
    scene(async ({ device }) => {
      const page = await device({ language })
      const words = wordsFor(language)
      const english = onlyEnglish(areas('en'), areas(language))
      // English is the shortest of the three, and nothing can be left over from it; the others share the stops.
      const tour = await planCzTour(page, 'desktop', words)
      const stops = language === 'en' ? every(tour, 6, 2) : every(tour, 3, language === 'es' ? 0 : 1)
      expect(await leftovers(page, stops, language, english)).toEqual([])
    }),
  )
})

function areas(language: Language): object {
  const { home, table, shell, report } = wordsFor(language)
  return [home, table, shell, report, czWords(language), czGuideWords(language), railwayWords(language)]
}
