import { type Refusal, refuse } from '@roundhouse/kernel'
import {
  type CompanyId,
  DIALS,
  DIAL_IDS,
  type DialId,
  HEX_IDS,
  type HexId,
  chicagoExpress,
} from '@roundhouse/titles/chicago-express'
import { refusalSentence, sectionLabel } from '@roundhouse/words'
import { type ChicagoPageWords, chicagoPageWords } from '@roundhouse/words/chicago-express'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { type ChicagoRecord, MOMENTS, historyOf } from './games.ts'
import { openGame } from './local.ts'
import { companyOn, panelOf } from './play.ts'

const scene = useBrowser()

describe.each(['es', 'it'] as const)('a refused move in %s', (language) => {
  const words = chicagoPageWords(language)

  test(
    'a hex out of reach tells why on hover, on press and on focus, with the section',
    scene(async ({ device }) => {
      const page = await device({ language })
      await openGame(page, MOMENTS.building)
      const builder = panelOf(page, words).builders.first()
      const company = (await companyOn(builder)) as CompanyId
      await builder.click()
      const { state, seat } = present(MOMENTS.building)
      const refused = (hex: HexId): Refusal | null =>
        refuse(chicagoExpress, state, seat, { type: 'build', company, hexes: [hex] })
      const far = HEX_IDS.find((hex) => refused(hex)?.code === 'CE-BUILD-NOT-CONNECTED') ?? 'A2'
      const start = HEX_IDS.find((hex) => refused(hex)?.code === 'CE-BUILD-TWICE') ?? 'A2'

      await page.locator(`[data-hex="${far}"]`).hover()
      await tells(page, words, refused(far), MOMENTS.building)
      await page.mouse.move(2, 2)
      await whyNot(page, words).waitFor({ state: 'detached' })

      await page.locator(`[data-hex="${start}"]`).click({ force: true })
      await tells(page, words, refused(start), MOMENTS.building)
      // What is pressed stays and leads to the section itself.
      await whyNot(page, words).getByRole('button', { name: words.table.whyNot.read }).click()
      const rules = page.getByRole('dialog')
      await rules
        .getByText(sectionLabel(words.chicago, refused(start)?.section ?? ''))
        .first()
        .waitFor()
      await page.keyboard.press('Escape')

      await page.locator('dialog').waitFor({ state: 'detached' })
      await page.keyboard.press('m')
      const focused = page.locator('[data-hex]:focus')
      for (let steps = 0; steps < 12; steps++) {
        if ((await focused.getAttribute('aria-disabled')) === 'true') break
        await page.keyboard.press('ArrowLeft')
      }
      const hex = (await focused.getAttribute('data-hex')) as HexId
      await tells(page, words, refused(hex), MOMENTS.building)
    }),
  )

  test(
    'a dial in the red tells why, with the section, and stays as it is',
    scene(async ({ device }) => {
      const page = await device({ language })
      await openGame(page, MOMENTS.redDial)
      const { state, seat } = present(MOMENTS.redDial)
      const red = DIAL_IDS.find((dial) => state.dials[dial] === DIALS[dial]) as DialId
      const refusal = refuse(chicagoExpress, state, seat, { type: 'choose', dial: red })
      const dial = panelOf(page, words).dial(red)
      expect(await dial.getAttribute('aria-disabled')).toBe('true')
      await moveOnto(page, dial)
      await tells(page, words, refusal, MOMENTS.redDial)
      await dial.click({ force: true })
      await tells(page, words, refusal, MOMENTS.redDial)
      expect(await dial.getAttribute('aria-pressed')).not.toBe('true')
      expect(await page.locator('[aria-live="assertive"]').innerText()).toContain(
        refusalSentence(words.chicago, refusal as Refusal, namesOf(MOMENTS.redDial)),
      )
    }),
  )
})

function present(record: ChicagoRecord) {
  const { state } = historyOf(record)
  return { state, seat: chicagoExpress.toAct(state)[0] as number }
}

function namesOf({ players }: ChicagoRecord) {
  return { player: (seat: number) => players[seat] ?? '' }
}

/** As a hand does: it comes and moves a little; a pointer that only rests somewhere asks nothing. */
async function moveOnto(page: Page, place: Locator): Promise<void> {
  await place.hover({ position: { x: 20, y: 12 } })
  await place.hover({ position: { x: 28, y: 16 } })
}

function whyNot(page: Page, words: ChicagoPageWords) {
  return page.getByRole('complementary', { name: words.table.whyNot.heading })
}

async function tells(
  page: Page,
  words: ChicagoPageWords,
  refusal: Refusal | null,
  record: ChicagoRecord,
): Promise<void> {
  if (refusal === null) throw new Error('the rules allow it')
  const box = whyNot(page, words)
  await box.getByText(refusalSentence(words.chicago, refusal, namesOf(record)), { exact: true }).waitFor()
  await box.getByText(words.table.whyNot.rulebook(sectionLabel(words.chicago, refusal.section))).waitFor()
}
