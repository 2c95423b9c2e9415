import { asReadonly, choices } from '@roundhouse/kernel'
import { type AhState, eighteen24 } from '@roundhouse/titles/1824'
import { guideOf, viewOf } from '@roundhouse/view/1824'
import { LANGUAGES, type Language, wordsFor } from '@roundhouse/words'
import { ahWords } from '@roundhouse/words/1824'
import { ahGuideWords, guideText, piecesOf } from '@roundhouse/words/1824/guide'
import { railwayWords } from '@roundhouse/words/railway'
import type { Page } from 'playwright-core'
import { AH_MOMENTS, type AhRecord, ahHistoryOf } from './ah-games.ts'
import { openMoment } from './ah-open.ts'
import { SIZES } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { cutOff } from './layout.ts'
import { onlyEnglish } from './leftovers.ts'
import { speak } from './speak.ts'
import { WHOLE } from './whole-tours.ts'

const ENGLISH = new Map(LANGUAGES.map((language) => [language, onlyEnglish(areas('en'), areas(language))]))

/** Four, so that each language meets each of them. */
const WIDE = [SIZES.desktop, { width: 1366, height: 768 }, SIZES.middle, { width: 1920, height: 1080 }]

/**
 * Each decision is opened once and read in one of the three languages in turn, in the long run in all of them, each time at
 * another width, every third one on a phone as well: what is cut off, left in English, not said by the guide, or of weight for axe.
 */
export async function tourFindings(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  const moments = [...Object.entries<AhRecord>(AH_MOMENTS).entries()]
  // Those of a language together: a page that changes its language is drawn anew.
  for (const [index, [name, record]] of moments.toSorted(([one], [other]) => (one % 3) - (other % 3))) {
    await page.setViewportSize(WIDE[index % WIDE.length] ?? SIZES.desktop)
    await openMoment(page, name, record)
    await page.locator('.guide').waitFor()
    const { state } = ahHistoryOf(record)
    const order = LANGUAGES.map((_, turn) => LANGUAGES[(index + turn) % 3] as Language)
    const read = WHOLE ? order : order.slice(0, 1)
    for (const language of read) {
      await speak(page, language)
      const text = await page.evaluate(() => document.body.textContent ?? '')
      for (const phrase of language === 'en' ? [] : (ENGLISH.get(language) ?? [])) {
        if (text.includes(phrase)) found.push(`${name} in ${language}: “${phrase}” is English`)
      }
      for (const told of guideOfMoment(state, record, language)) {
        if (!text.includes(told)) found.push(`${name} in ${language}: the guide does not say “${told}”`)
      }
      for (const what of await cutOff(page)) found.push(`${name} in ${language}: ${what}`)
    }
    found.push(...(await axe(page, name, index)))
    if (index % 3 > 0 && !WHOLE) continue
    await page.setViewportSize(SIZES.phone)
    await page.locator('.phone-table .guide').waitFor()
    for (const what of await cutOff(page)) found.push(`${name} in ${read.at(-1)} on a phone: ${what}`)
  }
  return found
}

/**
 * Panels are made of the same parts: every fourth one is looked at whole, every fourth for contrast in the dark. What
 * stands around them is the same everywhere and looked at once.
 */
async function axe(page: Page, name: string, index: number): Promise<readonly string[]> {
  const without = index < 2 ? [] : ['#board', '.lower-row', '.top-bar']
  if (index % 4 === 0 || WHOLE) return seriousFindings(page, `${name}, light`, {}, without)
  if (index % 4 !== 1) return []
  const dress = (theme: string) =>
    page.evaluate((to) => {
      document.documentElement.dataset['theme'] = to
    }, theme)
  await dress('dark')
  const found = await seriousFindings(page, `${name}, dark`, { runOnly: ['color-contrast'] }, without)
  await dress('light')
  return found
}

/** What is happening, and the first thing that can be done. */
function guideOfMoment(state: AhState, record: AhRecord, language: Language): readonly string[] {
  const [seat = null] = eighteen24.toAct(asReadonly(state))
  const open = seat === null ? [] : choices(eighteen24, state, seat)
  const { companies } = viewOf(asReadonly(state))
  const words = ahGuideWords(language)
  const guide = guideOf(asReadonly(state), seat, open)
  const player = (each: number): string => record.players[each] ?? ''
  // What happens is told with the name of the company behind its sign, the rest with the sign alone.
  const company = (id: string): string => `${id} ${companies.find((each) => each.id === id)?.name ?? ''}`
  const { happening } = guideText(words, guide, { player, company })
  const { options } = guideText(words, guide, { player })
  return [plain(happening).slice(0, 30), ...options.slice(0, 1).map(({ can }) => can)]
}

function plain(sentence: string): string {
  return piecesOf(sentence)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')
}

function areas(language: Language): object {
  const { home, table, shell, report } = wordsFor(language)
  return [home, table, shell, report, ahWords(language), ahGuideWords(language), railwayWords(language)]
}
