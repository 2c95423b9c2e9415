import { chronicleOf } from '@roundhouse/view/18cz'
import { wordsFor } from '@roundhouse/words'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { CZ_FINISHED, czHistoryOf } from './cz-games.ts'
import { boardTold, heardBoard, seenTable, tableOf } from './cz-seen.ts'
import { openImported } from './local.ts'
import { moveShown } from './play.ts'

const scene = useBrowser()
const { table } = wordsFor('en')

test(
  'a recorded game of 18CZ is walked through by every control, and each moment looks as the rules have it',
  scene(async ({ device }) => {
    const history = czHistoryOf(CZ_FINISHED)
    const last = history.version
    const rounds = [...new Set(chronicleOf(history).rounds.map(({ version }) => version))]
    const page = await device()
    await openImported(page, CZ_FINISHED)
    await page.locator('#report').waitFor()
    await page.getByRole('button', { name: table.ended.board }).click()
    await page.keyboard.press('p')
    const looksAs = async (version: number): Promise<void> => {
      await shows(page, version)
      const state = history.stateAt(version)
      expect(await seenTable(page), `move ${version}`).toEqual(tableOf(state, CZ_FINISHED.players))
      expect(await heardBoard(page), `move ${version}`).toEqual(boardTold(state))
    }
    await looksAs(last)

    // Arrow keys: single moves and whole rounds.
    await page.keyboard.press('ArrowLeft')
    await looksAs(last - 1)
    await page.keyboard.press('ArrowUp')
    const before = rounds.findLast((version) => version < last - 1) ?? 0
    await looksAs(before)
    await page.keyboard.press('PageUp')
    await looksAs(rounds.findLast((version) => version < before) ?? 0)
    await page.keyboard.press('ArrowDown')
    await looksAs(before)

    // The ends; the beginning has a board without tiles.
    await page.keyboard.press('Home')
    await looksAs(0)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('PageDown')
    await looksAs(rounds.find((version) => version > 1) ?? last)

    // The slider, dragged and stepped.
    const slider = page.getByRole('slider', { name: table.history.slider })
    await slider.fill('442')
    await looksAs(442)
    const box = await slider.boundingBox()
    if (box === null) throw new Error('no slider')
    await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2)
    const dragged = Number(await slider.inputValue())
    expect(dragged / last).toBeCloseTo(0.25, 1)
    await looksAs(dragged)
    await page
      .getByRole('region', { name: table.history.heading })
      .getByRole('button', { name: table.history.next })
      .click()
    await looksAs(dragged + 1)

    // A line of the log leads to its moment.
    await page.keyboard.press('l')
    await page
      .locator('#log')
      .getByRole('button', { name: table.log.goTo(600), exact: true })
      .click()
    await shows(page, 600)
    expect(await page.locator('#log [aria-current="true"]').first().getAttribute('data-entry')).toBe('600')
    await page.keyboard.press('p')
    await looksAs(600)

    // The address names the moment: others open it there, and the way back leads to where one was.
    await expect.poll(() => searchOf(page)).toBe('?action=600')
    const address = new URL(page.url())
    await page.goto(`${address.pathname}?action=323`)
    await looksAs(323)
    await page.keyboard.press('End')
    await page.locator('#report').waitFor()
    await expect.poll(() => searchOf(page)).toBe('')
  }),
)

async function shows(page: Page, version: number): Promise<void> {
  await expect.poll(() => moveShown(page)).toBe(table.history.move(version))
}

function searchOf(page: Page): Promise<string> {
  return page.evaluate(() => location.search)
}
