import type { Language } from '@roundhouse/words'
import type { Page } from 'playwright-core'

/** Chooses the language at a table, where the settings have it. */
export async function speak(page: Page, language: Language): Promise<void> {
  if ((await page.getAttribute('html', 'lang')) === language) return
  await page.locator('.top-bar .menu > button').click()
  await page.locator('.menu-item:has([href="#g-gear"])').click()
  await page.locator(`dialog .setting [lang="${language}"]`).click()
  await page.locator(`html[lang="${language}"]`).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
}
