import { mkdirSync } from 'node:fs'
import { test } from 'vitest'
import { AH_MOMENTS } from './ah-games.ts'
import { openMoment } from './ah-open.ts'
import { useBrowser } from './browser.ts'
const scene = useBrowser()
const OUT = '/tmp/ah-audit/extra'
test('extra', scene(async ({ device }) => {
  mkdirSync(OUT, { recursive: true })
  const page = await device()
  await page.addInitScript(() => localStorage.setItem('roundhouse.guide', 'on'))
  const shot = (name: string) => page.screenshot({ path: `${OUT}/${name}.png` })
  const speak = async (language: string) => {
    if ((await page.getAttribute('html', 'lang')) === language) return
    await page.locator(`.language-switch [lang="${language}"]`).click()
    await page.locator(`html[lang="${language}"]`).waitFor()
  }
  const trying = async (name: string, what: () => Promise<void>) => {
    try { await what() } catch (e) { console.log(name, String(e).slice(0, 300)) }
    await page.waitForTimeout(250)
    await shot(name)
  }
  page.setDefaultTimeout(4000)
  await openMoment(page, 'need', AH_MOMENTS.need)
  await page.waitForTimeout(300)
  await shot('guide-need-en')
  await speak('es')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.waitForTimeout(300)
  await shot('guide-need-es-1366')
  await openMoment(page, 'coal', AH_MOMENTS.coal)
  await speak('it')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.waitForTimeout(800)
  await shot('guide-coal-it')
  await trying('orders-it', async () => { await page.locator('#action').getByText('Automatizza').click() })
  await page.keyboard.press('Escape')
  await openMoment(page, 'run', AH_MOMENTS.run)
  await speak('en')
  await page.waitForTimeout(500)
  await openMoment(page, 'token', AH_MOMENTS.token)
  await page.waitForTimeout(500)
  await trying('whynot-token-en', async () => { await page.locator('[data-hex="B15"], [data-id="B15"]').first().click({ force: true }) })
  await openMoment(page, 'coal2', AH_MOMENTS.coal)
  await page.waitForTimeout(800)
  await trying('whatif-coal-en', async () => { await page.locator('.hex-button.lit, [data-lit="true"], .lit').first().click({ force: true }) })
  await openMoment(page, 'formation', AH_MOMENTS.formation)
  await speak('es')
  await page.waitForTimeout(300)
  await shot('guide-formation-es')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForTimeout(400)
  await shot('guide-formation-es-390')
}), 200_000)
