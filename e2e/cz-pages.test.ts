import { asReadonly } from '@roundhouse/kernel'
import { viewOf } from '@roundhouse/view/18cz'
import { wordsFor } from '@roundhouse/words'
import { railwayWords } from '@roundhouse/words/railway'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { CZ_MOMENTS, type CzRecord, czHistoryOf } from './cz-games.ts'
import { czPanel, czStateAfter } from './cz-play.ts'
import { keptRecord, openGame } from './local.ts'

const scene = useBrowser()
const { table } = wordsFor('en')
const { pages, companies } = railwayWords('en')
const RECORD = CZ_MOMENTS.revenue
const VIEW = viewOf(asReadonly(czHistoryOf(RECORD).state))

describe('the pages of 18CZ', () => {
  test(
    'open by their keys and tabs in place of the map, and close by the key, Esc and the tab of the map',
    scene(async ({ device }) => {
      const page = await device()
      await openGame(page, RECORD)
      const tabs = page.getByRole('navigation', { name: table.places.pages })
      const opened = (id: keyof typeof pages) => page.getByRole('region', { name: pages[id], exact: true })
      const map = page.locator('.hex-button').first()
      for (const [key, id] of [
        ['k', 'market'],
        ['i', 'info'],
        ['t', 'tiles'],
        ['s', 'spreadsheet'],
      ] as const) {
        await page.keyboard.press(key)
        await page.locator('#page:focus').waitFor()
        await opened(id).first().waitFor()
        expect(await tabs.locator('[aria-current="page"]').innerText()).toBe(pages[id])
        expect(await page.locator('.hex-button').count()).toBe(0)
        await page.keyboard.press(key)
        await map.waitFor()
        await page.keyboard.press(key)
        await page.locator('#page:focus').waitFor()
        await page.keyboard.press('Escape')
        await map.waitFor()
      }
      for (const id of ['market', 'info', 'tiles', 'spreadsheet', 'charts'] as const) {
        await tabs.getByRole('button', { name: pages[id] }).click()
        await page.locator('#page > *').first().waitFor()
        await opened(id).first().waitFor()
      }
      await tabs.getByRole('button', { name: table.tabs.map }).click()
      await map.waitFor()
      // From one page straight to another, and from a page to the board.
      await page.keyboard.press('s')
      await page.keyboard.press('k')
      await opened('market').first().waitFor()
      await page.keyboard.press('m')
      await page.locator('.hex-button:focus').waitFor()
    }),
  )

  test(
    'show what the game has: stacks of the market, tiles left, holdings in the spreadsheet',
    scene(async ({ device }) => {
      const page = await device()
      await openGame(page, RECORD)
      await page.keyboard.press('k')
      for (const { index, stack } of VIEW.market.cells.filter((cell) => cell.stack.length > 0)) {
        const cell = page.locator(`#page [data-cell="${index}"] .market-stack [data-company]`)
        const shown = await cell.evaluateAll((each) =>
          each.map((token) => token.getAttribute('data-company')),
        )
        expect(shown).toEqual(stack)
      }
      await page.keyboard.press('s')
      const holdings = page.locator('#page').getByRole('table').first()
      for (const { id, shares } of VIEW.companies.filter(({ status }) => status === 'open')) {
        const row = holdings
          .getByRole('row')
          .filter({ has: page.getByRole('img', { name: id, exact: true }) })
        const text = await row.innerText()
        for (const { percent } of shares.holders) expect(text, id).toContain(String(percent))
      }
    }),
  )

  test(
    'a charter opens from the list, has treasury and trains, closes by Esc and gives the focus back',
    scene(async ({ device }) => {
      const page = await device()
      await openGame(page, RECORD)
      const company = VIEW.companies.find(({ trains, status }) => trains.length > 0 && status === 'open')
      if (company === undefined) throw new Error('no company has a train')
      const opener = page.getByRole('button', { name: companies.openCharter(company.id) }).first()
      await opener.click()
      const charter = page.getByRole('dialog', { name: companies.charter(company.id) })
      const text = await charter.innerText()
      expect(text).toContain(company.name)
      expect(text).toContain(wordsFor('en').formats.money(company.treasury, 'K'))
      for (const { kind } of company.trains) expect(text).toContain(kind)
      await page.keyboard.press('Escape')
      await charter.waitFor({ state: 'detached' })
      expect(await opener.evaluate((each) => each === document.activeElement)).toBe(true)
    }),
  )
})

test(
  'what was taken back by Ctrl-Z is played again by Ctrl-Y',
  scene(async ({ device }) => {
    const page = await device()
    await openGame(page, CZ_MOMENTS.track)
    const start = CZ_MOMENTS.track.log.length
    await czPanel(page).leave.waitFor()
    await page.keyboard.press('1')
    await czStateAfter(page, start)
    const passed = await logAfter(page, start)
    await page.keyboard.press('Control+z')
    await czStateAfter(page, start + passed.length)
    expect((await logAfter(page, start)).at(-1)).toMatchObject({ kind: 'undo', to: start })
    await page.keyboard.press('Control+y')
    await czStateAfter(page, start + passed.length + 1)
    expect((await logAfter(page, start)).slice(passed.length + 1)).toEqual(passed)
    // There is nothing more to play again.
    await page.keyboard.press('Control+y')
    expect(await logAfter(page, start)).toHaveLength(passed.length * 2 + 1)
  }),
)

async function logAfter(page: Page, start: number): Promise<CzRecord['log']> {
  return (await keptRecord<CzRecord>(page)).log.slice(start)
}
