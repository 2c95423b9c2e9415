import type { RmState } from '@roundhouse/titles/1862'
import { rmWords } from '@roundhouse/words/1862'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { keepGame, keptRecord } from './local.ts'
import { RM_MOMENTS, type RmRecord, historyOf } from './rm-games.ts'

const scene = useBrowser()

async function open(page: Page, moment: keyof typeof RM_MOMENTS): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/')
  await page.goto(await keepGame(page, moment, RM_MOMENTS[moment]))
  await page.locator('.table-page:not(.loading)').waitFor()
  await page.locator('#action .actions').waitFor()
}

async function stateOf(page: Page): Promise<RmState> {
  return historyOf(await keptRecord<RmRecord>(page)).state
}

/** Presses a button and waits until the page has kept a further move. */
async function pressed(page: Page, button: 'confirm' | 'leave'): Promise<RmState> {
  const moves = (await keptRecord<RmRecord>(page)).log.length
  const one = page.locator(`#action .${button}`)
  await expect.poll(() => one.getAttribute('aria-disabled')).not.toBe('true')
  await one.click()
  await expect.poll(async () => (await keptRecord<RmRecord>(page)).log.length).toBeGreaterThan(moves)
  return stateOf(page)
}

describe('1862 in the browser', () => {
  test(
    'a charter is named and bid for, tokens are bought, a merger is proposed, an option redeemed, shares refinanced',
    scene(async ({ device }) => {
      const page = await device()
      const panel = page.locator('#action')
      await open(page, 'parliament')
      await page.locator('.company-card:not([aria-disabled="true"])').first().click()
      await panel.locator('.figure-table').waitFor()
      expect((await pressed(page, 'confirm')).step).toBe('auction')

      await open(page, 'tokens')
      await panel.locator('.quick .button:not([aria-disabled="true"])').last().click()
      expect((await pressed(page, 'confirm')).floating).toEqual([])

      await open(page, 'merge')
      await panel.locator('.choice-row:not([aria-disabled="true"])').first().click()
      await page.locator('.exchange-holders tbody tr').nth(2).waitFor()
      expect(await seriousFindings(page, 'merger', {})).toEqual([])
      expect((await pressed(page, 'confirm')).step).toBe('answer')
      expect((await pressed(page, 'confirm')).step).not.toBe('answer')

      await open(page, 'option')
      await panel.getByText(rmWords('en').panel.option.heading).waitFor()
      expect((await pressed(page, 'confirm')).amalgamation).toBeNull()

      await open(page, 'need')
      await panel.getByRole('button', { name: rmWords('en').panel.trains.refinance }).click()
      await page.locator('.exchange-board').waitFor()
    }),
  )

  test(
    'a run of express, local and freight trains, by mouse and on a phone in Spanish',
    scene(async ({ device }) => {
      const page = await device()
      await open(page, 'run')
      await expect.poll(() => page.locator('.run-lines li').count()).toBeGreaterThan(3)
      // The best run has been found; whoever draws before it comes begins with nothing.
      const confirm = page.locator('#action .confirm')
      await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true')
      await page.locator('.run-lines [role="switch"]').first().click()
      await page.locator('.run-lines [data-drawing="true"]').waitFor()
      expect((await pressed(page, 'confirm')).step).toBe('revenue')
      const phone = await device({ language: 'es', size: 'phone', touch: true })
      await open(phone, 'run')
      await expect.poll(() => phone.locator('.run-lines li').count()).toBeGreaterThan(3)
      expect(await seriousFindings(phone, 'run', {})).toEqual([])
      expect((await pressed(phone, 'confirm')).step).toBe('revenue')
    }),
  )
})
