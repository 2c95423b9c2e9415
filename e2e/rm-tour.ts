import { asReadonly, choices } from '@roundhouse/kernel'
import { type RmState, railwayMania } from '@roundhouse/titles/1862'
import { guideOf, viewOf } from '@roundhouse/view/1862'
import { LANGUAGES, type Language, wordsFor } from '@roundhouse/words'
import { rmWords } from '@roundhouse/words/1862'
import { guideText, piecesOf, rmGuideWords } from '@roundhouse/words/1862/guide'
import { railwayWords } from '@roundhouse/words/railway'
import type { Page } from 'playwright-core'
import { openMoment } from './ah-open.ts'
import { SIZES } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { cutOff } from './layout.ts'
import { onlyEnglish } from './leftovers.ts'
import { RM_MOMENTS, type RmRecord, historyOf } from './rm-games.ts'
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
  for (const [index, [name, record]] of Object.entries<RmRecord>(RM_MOMENTS).entries()) {
    await openMoment(page, '1862', record)
    await page.setViewportSize(WIDE[index % WIDE.length] ?? SIZES.desktop)
    await page.locator('.guide').waitFor()
    const { state } = historyOf(record)
    const order = LANGUAGES.map((_, turn) => LANGUAGES[(index + turn) % 3] as Language)
    const read = WHOLE ? order : order.slice(0, 1)
    for (const language of read) {
      await speak(page, language)
      const text = await page.evaluate(() => document.body.textContent ?? '')
      for (const phrase of language === 'en' ? [] : (ENGLISH.get(language) ?? [])) {
        if (text.includes(phrase)) found.push(`${name} in ${language}: “${phrase}” is English`)
      }
      const told = happening(state, record, language)
      if (!text.includes(told)) found.push(`${name} in ${language}: the guide does not say “${told}”`)
      for (const what of await cutOff(page)) found.push(`${name} in ${language}: ${what}`)
    }
    await page.setViewportSize(SIZES.desktop)
    // Panels are made of the same parts, and what stands around them is the same everywhere.
    const without = index < 2 ? [] : ['#board', '.lower-row', '.top-bar']
    if (index % 3 === 0 || WHOLE) found.push(...(await seriousFindings(page, name, {}, without)))
    if (index % 3 > 0 && !WHOLE) continue
    await page.setViewportSize(SIZES.phone)
    await page.locator('.phone-table .guide').waitFor()
    for (const what of await cutOff(page)) found.push(`${name} in ${read.at(-1)} on a phone: ${what}`)
    await page.setViewportSize(SIZES.desktop)
  }
  return found
}

/** How the guide begins. */
function happening(state: RmState, record: RmRecord, language: Language): string {
  const [seat = null] = railwayMania.toAct(asReadonly(state))
  const open = seat === null ? [] : choices(railwayMania, state, seat)
  const guide = guideOf(asReadonly(state), seat, open)
  const { companies } = viewOf(asReadonly(state))
  const text = guideText(rmGuideWords(language), guide, {
    player: (each) => record.players[each] ?? '',
    // With the name of the company behind its sign.
    company: (id) => `${id} ${companies.find((each) => each.id === id)?.name ?? ''}`,
  })
  return piecesOf(text.happening)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')
    .slice(0, 30)
}

function areas(language: Language): object {
  const { home, table, shell, report } = wordsFor(language)
  return [home, table, shell, report, rmWords(language), rmGuideWords(language), railwayWords(language)]
}
