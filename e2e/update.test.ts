import { wordsFor } from '@roundhouse/words'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { createGame } from './online.ts'
import { panelOf } from './play.ts'

const scene = useBrowser()
const { shell, table } = wordsFor('en')

/** This device has pages of an earlier build until it is told otherwise (see `updated`). */
async function earlierBuild(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The document is read and its scripts have not run yet.
    document.addEventListener('readystatechange', () => {
      if (localStorage.getItem('updated') !== null) return
      document.querySelector('meta[name="build"]')?.setAttribute('content', '00000000000000aa')
    })
  })
}

async function updated(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('updated', 'yes'))
}

describe('a page older than the server', () => {
  test(
    'says so, and a reload keeps what was chosen, planned and written',
    scene(async ({ device, host }) => {
      const { personalPath } = await createGame(host, [
        { kind: 'person', name: 'Ana' },
        { kind: 'bot', bot: 'random', name: 'Bot' },
      ])
      const page = await device()
      await earlierBuild(page)
      await page.goto(personalPath)
      await page.locator('#board').waitFor()
      const pill = page.locator('.update-pill')
      await pill.getByText(shell.newVersion).waitFor()

      const amount = page.locator('#action').getByRole('textbox')
      await amount.fill('17')
      await page.getByRole('tab', { name: table.chat.heading }).click()
      await page.getByRole('textbox', { name: table.chat.label }).fill('Wait a moment')
      await updated(page)
      await pill.getByRole('button', { name: shell.reload }).click()
      await pill.waitFor({ state: 'detached' })
      await page.locator('#board').waitFor()
      await expect.poll(() => amount.inputValue()).toBe('17')
      await page.getByRole('tab', { name: table.chat.heading }).click()
      expect(await page.getByRole('textbox', { name: table.chat.label }).inputValue()).toBe('Wait a moment')

      // A plan comes back with its steps.
      await page.locator('#action').getByRole('button', { name: table.plan.start }).click()
      await panelOf(page).confirm.click()
      await page.locator('.plan-bar li').first().waitFor()
      const steps = await page.locator('.plan-bar li').allInnerTexts()
      await page.reload()
      await page.locator('.plan-bar li').first().waitFor()
      expect(await page.locator('.plan-bar li').allInnerTexts()).toEqual(steps)
      await page.locator('.plan-bar').getByRole('button', { name: table.plan.leave }).click()
      await expect.poll(() => page.locator('.plan-bar').count()).toBe(0)
    }),
  )
})
