import { type Refusal, refuse } from '@roundhouse/kernel'
import { TILE_SET, eighteenCz } from '@roundhouse/titles/18cz'
import { boardView } from '@roundhouse/view/18cz'
import { refusalSentence, sectionLabel, wordsFor } from '@roundhouse/words'
import { czWords } from '@roundhouse/words/18cz'
import { railwayWords } from '@roundhouse/words/railway'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { CZ_MOMENTS, czHistoryOf } from './cz-games.ts'
import { askedSeat, czPanel, pressClosed } from './cz-play.ts'
import { openGame } from './local.ts'

const scene = useBrowser()
const RECORD = CZ_MOMENTS.track
const { state } = czHistoryOf(RECORD)
const names = { player: (seat: number) => RECORD.players[seat] ?? '' }

describe.each(['es', 'it'] as const)('an illegal tile in %s', (language) => {
  const words = wordsFor(language)
  const cz = czWords(language)
  const { lay } = railwayWords(language).panel
  const sentence = (refusal: Refusal): string => refusalSentence(cz, refusal, names)
  const section = (refusal: Refusal): string => sectionLabel(cz, refusal.section)
  const whyNot = (page: Page) => page.getByRole('complementary', { name: words.table.whyNot.heading })

  test(
    'a hex out of reach tells why to the pointer, to a press and to the keyboard, with the section',
    scene(async ({ device, allow }) => {
      const page = await device({ language })
      // Its sentences do not come at first.
      allow(/ERR_FAILED/)
      if (language === 'es') await page.route('**/refused-*.js', (route) => route.abort())
      await openGame(page, RECORD)
      await page.locator('.hex-button.open').first().waitFor()
      const { hex, refusal } = await farHex(page)
      const place = page.locator(`.hex-button[data-hex="${hex}"]`)
      const tells = async (): Promise<void> => {
        await whyNot(page).getByText(sentence(refusal)).waitFor()
        await whyNot(page)
          .getByText(words.table.whyNot.rulebook(section(refusal)))
          .waitFor()
      }
      expect(await place.getAttribute('aria-disabled')).toBe('true')
      await place.hover({ force: true })
      if (language === 'es') {
        // The section is told all the same, the sentence once it can be had.
        await whyNot(page)
          .getByText(words.table.whyNot.late.split('. ')[0] ?? '')
          .waitFor()
        await whyNot(page)
          .getByText(words.table.whyNot.rulebook(section(refusal)))
          .waitFor()
        await page.unroute('**/refused-*.js')
      }
      await tells()
      await page.mouse.move(2, 2)
      await whyNot(page).waitFor({ state: 'detached' })

      await place.click({ force: true })
      await tells()
      await whyNot(page).getByRole('button', { name: words.table.whyNot.read }).click()
      await page.getByRole('dialog').getByText(section(refusal)).first().waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })

      await place.focus()
      await page.keyboard.press('Space')
      await tells()
      await page.keyboard.press('Escape')
      await whyNot(page).waitFor({ state: 'detached' })
    }),
  )

  test(
    'tiles that cannot be laid on a lit hex stand in the fan, each with its reason and section',
    scene(async ({ device }) => {
      const page = await device({ language })
      await openGame(page, RECORD)
      await page.locator('.hex-button.open').first().waitFor()
      const id = (await inSight(page, '.hex-button.open')).find(hasIllegalTiles) ?? ''
      await page.locator(`.hex-button[data-hex="${id}"]`).click()
      const fan = page.getByRole('group', { name: lay.tiles })
      await fan.getByRole('button', { name: lay.impossible }).click()
      const rows = fan.getByRole('list', { name: lay.impossible }).getByRole('listitem')
      expect(await rows.count()).toBeGreaterThan(0)
      for (const row of await rows.all()) {
        const tile = await row.locator('b').innerText()
        const reasons = refusalsOf(id, tile).flatMap((refusal) => refusal ?? [])
        expect(reasons, `tile ${tile} is illegal in every rotation`).toHaveLength(6)
        const sentences = reasons.map((each) => `${sentence(each)} ${section(each)}`)
        // The section stands there before the sentence that is loaded for it.
        await expect.poll(() => row.locator('span').last().innerText()).toBeOneOf(sentences)
      }
      await page.keyboard.press('Escape')
      await fan.getByRole('list').waitFor({ state: 'detached' })
    }),
  )

  test(
    'the button of a turn without a choice tells what is missing, aloud as well',
    scene(async ({ device }) => {
      const page = await device({ language })
      await openGame(page, RECORD)
      const { confirm } = czPanel(page)
      await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true')
      await pressClosed(confirm)
      await whyNot(page).getByText(lay.chooseFirst).waitFor()
      expect(await page.locator('[aria-live="assertive"]').innerText()).toContain(lay.chooseFirst)
    }),
  )
})

/** What each rotation of a tile breaks there. */
function refusalsOf(hex: string, tile: string): readonly (Refusal | null)[] {
  const seat = askedSeat(state)
  return [0, 1, 2, 3, 4, 5].map((rotation) =>
    refuse(eighteenCz, state, seat, { type: 'layTile', hex, tile, rotation }),
  )
}

/** Some tile of the right kind and colour does not lie there in any rotation. */
function hasIllegalTiles(hex: string): boolean {
  const told = ['CZ-TRACK-NOT-CONNECTED', 'CZ-TILE-OFFMAP']
  return TILE_SET.tiles.some(({ id }) =>
    refusalsOf(hex, id).every((refusal) => refusal !== null && told.includes(refusal.code)),
  )
}

/** Hexes that nothing lies over. */
async function inSight(page: Page, hexes: string): Promise<readonly string[]> {
  return page.locator(hexes).evaluateAll((found) =>
    found.flatMap((hex) => {
      const { left, top, width, height } = hex.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return over === hex ? [hex.getAttribute('data-hex') ?? ''] : []
    }),
  )
}

/** A hex in sight whose only trouble is that no track leads there. */
async function farHex(page: Page): Promise<{ hex: string; refusal: Refusal }> {
  const seen = await inSight(page, '.hex-button')
  const plain = boardView(state).hexes.filter(
    ({ tile, foreign, permanent }) => !tile && !foreign && !permanent,
  )
  for (const { id } of plain) {
    if (!seen.includes(id)) continue
    const refusals = TILE_SET.tiles
      .filter(({ edge }) => edge === null)
      .flatMap((tile) => refusalsOf(id, tile.id))
    const far = refusals.find((refusal) => refusal?.code === 'CZ-TRACK-NOT-CONNECTED')
    const later = ['CZ-TILE-OFFMAP', 'CZ-TILE-STUB', 'CZ-TILE-LOSES-TRACK', 'CZ-TILE-PHASE', 'CZ-TILE-SUPPLY']
    if (far && refusals.every((each) => each !== null && !later.includes(each.code)))
      return { hex: id, refusal: far }
  }
  throw new Error('every hex can be reached')
}
