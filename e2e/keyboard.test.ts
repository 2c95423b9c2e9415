import { treasuryOf } from '@roundhouse/titles/chicago-express'
import { chicagoPageWords } from '@roundhouse/words/chicago-express'
import { inspector } from '@roundhouse/words/chicago-express/inspector/en'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { MOMENTS, cutAt, FINISHED } from './games.ts'
import { keptRecord, openGame } from './local.ts'
import { askedOf, companyOn, moveShown } from './play.ts'

const scene = useBrowser()
const words = chicagoPageWords('en')
const { table } = words

/** Somebody chooses who may build, with enough in the treasury for more than one hex. */
const BEFORE_BUILD = cutAt(
  FINISHED,
  (state) =>
    state.step === 'chooseDial' &&
    state.dials.network === 0 &&
    state.companies.some(
      ({ holders }, company) => holders.includes(state.turn) && treasuryOf(state, company) > 8,
    ),
)

describe('by the keyboard alone', () => {
  test(
    'a whole turn is played: the dial, the company, the hexes, the confirmation',
    scene(async ({ device }) => {
      const page = await device()
      await page.addInitScript(() => localStorage.setItem('roundhouse.guide', 'on'))
      await openGame(page, BEFORE_BUILD)
      const guide = page.locator('.guide')
      await guide.and(page.locator('[data-open="true"]')).waitFor()
      const before = BEFORE_BUILD.log.length
      await page.keyboard.press('a')
      await page.locator('#action:focus').waitFor()
      await tabTo(page, words.chicago.dials.network)
      await page.keyboard.press('Space')
      expect(await askedOf(page)).toBe('buildNetwork')

      await page.keyboard.press('a')
      await page.locator('#action:focus').waitFor()
      const builder = page.locator('#action .builder:not([aria-disabled="true"])').first()
      await tabTo(page, await companyOn(builder))
      await page.keyboard.press('Space')
      await page.keyboard.press('m')
      const focused = page.locator('[data-hex]:focus')
      expect(await focused.getAttribute('class')).toContain('open')
      // Tab comes to every target before it leaves the map.
      const targets = await page.locator('.hex-button.open').count()
      for (let at = 1; at < targets; at++) {
        await page.keyboard.press('Tab')
        expect(await focused.getAttribute('class')).toContain('open')
      }
      await page.keyboard.press('Tab')
      expect(await focused.count()).toBe(0)
      await page.keyboard.press('m')
      await focused.waitFor()
      await page.keyboard.press('Space')
      expect(await focused.getAttribute('aria-pressed')).toBe('true')
      const first = await focused.getAttribute('data-hex')
      // With Shift the arrows go from lit hex to lit hex.
      await page.keyboard.press('Shift+ArrowLeft')
      expect(await focused.getAttribute('data-hex')).not.toBe(first)
      await page.keyboard.press('Shift+ArrowRight')
      expect(await focused.getAttribute('aria-pressed')).toBe('true')
      await page.keyboard.press('Enter')
      expect(await moveShown(page)).toBe(table.history.move(before + 2))
      const { log } = await keptRecord(page)
      expect(log.at(-1)).toMatchObject({ kind: 'action', action: { type: 'build', hexes: [first] } })
      // The next one chooses a dial too: what the guide says of it was read, and is folded until it is wanted.
      await guide.and(page.locator('[data-open="false"]')).waitFor()
      await guide.locator('.guide-fold').click()
      await guide.and(page.locator('[data-open="true"]')).waitFor()
    }),
  )

  test(
    'bids are typed and passed, taken back, and the history is walked by arrows',
    scene(async ({ device }) => {
      const page = await device()
      await openGame(page, MOMENTS.auction)
      const last = MOMENTS.auction.log.length
      await page.keyboard.press('1')
      expect(await moveShown(page)).toBe(table.history.move(last + 1))
      await page.keyboard.press('u')
      expect(await moveShown(page)).toBe(table.history.move(last + 2))
      await page.keyboard.press('Enter')
      expect((await keptRecord(page)).log.at(-1)).toMatchObject({ action: { type: 'bid' } })

      const now = last + 3
      for (const [key, shown] of [
        ['ArrowLeft', now - 1],
        ['ArrowLeft', now - 2],
        ['ArrowRight', now - 1],
        ['Home', 0],
        [']', 1],
        ['[', 0],
      ] as const) {
        await page.keyboard.press(key)
        expect(await moveShown(page), key).toBe(table.history.move(shown))
        await expect.poll(() => searchOf(page)).toBe(`?action=${shown}`)
      }
      await page.keyboard.press('End')
      expect(await moveShown(page)).toBe(table.history.move(now))
      await expect.poll(() => searchOf(page)).toBe('')
      // Any hex answers at any time; Esc closes that first and the focus is on the hex again.
      await page.keyboard.press('m')
      await page.locator('[data-hex]:focus').waitFor()
      await page.keyboard.press('h')
      await page.getByRole('dialog', { name: inspector.about('Chicago') }).waitFor()
      await page.keyboard.press('Escape')
      await page.locator('[data-hex]:focus').waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: table.keys.heading }).waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'detached' })
    }),
  )
})

function searchOf(page: Page): Promise<string> {
  return page.evaluate(() => location.search)
}

/** Presses Tab until the focus is on what bears this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '')
    const isButton = await page.evaluate(() => document.activeElement?.tagName === 'BUTTON')
    if (isButton && text.includes(name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to “${name}”`)
}
