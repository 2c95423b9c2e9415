import { wordsFor } from '@roundhouse/words'
import { railwayWords } from '@roundhouse/words/railway'
import { expect, test } from 'vitest'
import { SIZES, useBrowser } from './browser.ts'
import { CZ_FINISHED, type CzRecord } from './cz-games.ts'
import { openGame } from './local.ts'
import { speak } from './speak.ts'

const scene = useBrowser()
/** KFN may lay, and some hexes would lengthen its run. */
const LAYING: CzRecord = { ...CZ_FINISHED, log: CZ_FINISHED.log.slice(0, 805) }

test(
  'the map while track is laid: what is dimmed, what a hex would add, what it is and can become, what an action changed',
  scene(async ({ device }) => {
    const page = await device()
    await openGame(page, LAYING)
    await page.locator('.hex-button.open').first().waitFor()

    // The veil lies over the land and under the track.
    const order = await page
      .locator('.board-world > *')
      .evaluateAll((layers) => layers.map((each) => each.getAttribute('class')))
    expect(order.lastIndexOf('veil on-tiles')).toBeGreaterThan(order.indexOf('map-tiles'))
    expect(order.lastIndexOf('veil on-tiles')).toBeLessThan(order.indexOf('map-track'))

    // The best run as it is, faint, and what lit hexes would add to it.
    await page.locator('.run-line.faint').first().waitFor()
    await page.locator('.gain-pill').first().waitFor()
    for (const gain of await page.locator('.gain-pill').allTextContents())
      expect(gain).toMatch(/^(≥ )?\+\d+$/)
    await page.locator('.undo use[href="#g-undo"]').waitFor()

    // What a hint is about has its number on the map, as long as the hint is open.
    await page.getByRole('button', { name: wordsFor('en').table.hint.ask }).click()
    await page.locator('.hint-marks text').first().waitFor()
    expect(await page.locator('.hint-marks text').allTextContents()).toContain('1')
    await page.keyboard.press('Escape')
    await page.locator('.hint-marks').waitFor({ state: 'detached' })

    // A lit hex by the second button, by key, and where nothing is to be chosen by a click.
    const { inspector } = railwayWords('en')
    const about = page.locator('.hex-inspector')
    const lit = page.locator('.hex-button.open').first()
    await lit.click({ button: 'right', force: true })
    await about.getByText(inspector.becomes).waitFor()
    expect(await about.locator('.next-tiles li').count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await about.waitFor({ state: 'detached' })
    await page.keyboard.press('m')
    await page.keyboard.press('h')
    await about.locator('button:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.hex-button:focus').waitFor()

    // An unlit one says why not, off everything lit, and leads on to what it is.
    await page.locator('[data-hex="E11"]').click({ force: true })
    await page.locator('.why-not').waitFor()
    expect(await coveredBy(page, '.why-not')).toEqual([])
    await page.locator('.why-not .about button').click()
    await about.getByText('BN').first().waitFor()
    await speak(page, 'es')
    await about.waitFor({ state: 'detached' })

    // The past marks what the action shown has changed: a hex, then a cell and a company.
    await page.keyboard.press('[')
    await page.keyboard.press('[')
    await expect.poll(() => page.locator('.changed-ring').getAttribute('d')).not.toBe('')
    await page.locator('[data-hex="H10"]').click({ force: true })
    await about.getByText(railwayWords('es').inspector.becomes).waitFor()
    await page.keyboard.press('Escape')
    const cell = page.locator('.market-cell[data-changed="true"]')
    for (let steps = 0; (await cell.count()) === 0 && steps < 20; steps++) await page.keyboard.press('[')
    await page.locator('#companies .changed').first().waitFor()
    expect(await cell.count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')

    await page.setViewportSize(SIZES.phone)
    await page.locator('.phone-table .hex-button.open').first().waitFor()
    expect(await coveredBy(page, '.mini-map')).toEqual([])
  }),
)

/** Lit hexes whose middle lies under something. */
async function coveredBy(page: Parameters<typeof openGame>[0], cover: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const over = document.querySelector(selector)?.getBoundingClientRect()
    if (over === undefined || over.width === 0) return []
    return [...document.querySelectorAll('.hex-button.open')].flatMap((hex) => {
      const { left, top, width, height } = hex.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isUnder = x > over.left && x < over.right && y > over.top && y < over.bottom
      return isUnder ? [hex.getAttribute('data-hex') ?? ''] : []
    })
  }, cover)
}
