import type { Title } from '@roundhouse/kernel'
import { type RmState, cashOf, railwayMania, treasuryOf } from '@roundhouse/titles/1862'
import { wordsFor } from '@roundhouse/words'
import { rmWords } from '@roundhouse/words/1862'
import { railwayWords } from '@roundhouse/words/railway'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openMoment } from './ah-open.ts'
import { useBrowser } from './browser.ts'
import { seriousFindings } from './findings.ts'
import { keptRecord } from './local.ts'
import { recordOn } from './online.ts'
import { RM_MOMENTS, type RmRecord, historyOf } from './rm-games.ts'
import { tourFindings } from './rm-tour.ts'
import { storedGame } from './stored-game.ts'

const scene = useBrowser()

async function open(page: Page, moment: keyof typeof RM_MOMENTS): Promise<void> {
  await openMoment(page, moment, RM_MOMENTS[moment])
  await page.locator('#action .actions').waitFor()
}

/** Presses a button and waits until the page has kept a further move. */
async function pressed(page: Page, button: 'confirm' | 'leave'): Promise<RmState> {
  const moves = (await keptRecord<RmRecord>(page)).log.length
  await press(page, button)
  await expect.poll(async () => (await keptRecord<RmRecord>(page)).log.length).toBeGreaterThan(moves)
  return historyOf(await keptRecord<RmRecord>(page)).state
}

async function press(page: Page, button: 'confirm' | 'leave'): Promise<void> {
  const one = page.locator(`#action .${button}`)
  await expect.poll(() => one.getAttribute('aria-disabled')).not.toBe('true')
  await one.click()
}

/** Draws the route of the first train anew: refused until it passes a station of the company, the best at its end. */
async function drawn(page: Page, touch: (hex: Locator) => Promise<void>): Promise<void> {
  const panel = page.locator('#action')
  const best = await panel.locator('.total .figure').textContent()
  await touch(page.locator('.run-lines [role="switch"]').first())
  await touch(panel.locator('.clear'))
  for (const hex of ['G12', 'F11']) await touch(page.locator(`.hex-button[data-hex="${hex}"]`))
  await panel.locator('.note.bad').waitFor()
  expect(await panel.locator('.total .figure').count()).toBe(0)
  for (const hex of ['E10', 'D9']) await touch(page.locator(`.hex-button[data-hex="${hex}"]`))
  await panel.locator('.total .gain').waitFor()
  expect(await panel.locator('.total .figure').textContent()).toBe(best)
}

describe('1862 in the browser', () => {
  test(
    'an auction to its end, a company that opens at once, stations, Hudson’s manoeuvre, a refinancing',
    scene(async ({ device }) => {
      const page = await device()
      const panel = page.locator('#action')
      await open(page, 'parliament')
      // What was pointed at stays there: the next table has no ring from it.
      await page.locator('.company-card').first().hover()
      await page.locator('.awaited-ring').first().waitFor({ state: 'attached' })
      await open(page, 'hudson')
      expect(await page.locator('.awaited-ring').count()).toBe(0)

      await open(page, 'parliament')
      // Cards and the map carry the numbers of hints, later the row of a par and its place on the market.
      const ask = page.getByRole('button', { name: wordsFor('en').table.hint.ask })
      await ask.click()
      await page.locator('.company-card[data-hint]').first().waitFor()
      expect(await page.locator('.hint-marks text').count()).toBe(
        await page.locator('.company-card[data-hint]').count(),
      )
      await page.keyboard.press('Escape')
      const foot = await page.locator('#action .confirm').boundingBox()
      await page.locator('.company-card:not([aria-disabled="true"])').first().click()
      await panel.locator('.figure-table').waitFor()
      expect((await page.locator('#action .confirm').boundingBox())?.y, 'it stays').toBe(foot?.y)
      expect((await pressed(page, 'confirm')).step).toBe('auction')
      await page.locator('[data-state="now"] .company-card').waitFor()
      expect((await pressed(page, 'confirm')).parliament?.auction?.bid).toBe(5)
      await pressed(page, 'leave')
      const won = await pressed(page, 'leave')
      const company = won.parliament?.charter?.company ?? -1
      await ask.click()
      await panel.locator('.figure-table [data-hint="1"]').waitFor()
      await page.locator('.market-cell[data-hint="1"]').waitFor()
      await page.keyboard.press('Escape')
      await panel.locator('.figure-table button', { hasText: '74' }).click()
      await pressed(page, 'confirm')
      await panel.getByText(railwayWords('en').panel.shares.opensAfter(1)).waitFor()
      await pressed(page, 'confirm')
      const opened = await pressed(page, 'confirm')
      // 5 bid, five shares at 74; ten times the par, less three stations. — 62-T69
      expect(cashOf(opened, 1)).toBe(800 - 5 - 5 * 74)
      expect(treasuryOf(opened, company)).toBe(740 - 180)
      expect(opened.companies[company]?.status).toBe('open')

      await open(page, 'tokens')
      await panel.locator('.quick .button:not([aria-disabled="true"])').last().click()
      expect((await pressed(page, 'confirm')).floating).toEqual([])

      await open(page, 'hudson')
      await panel.getByRole('button', { name: rmWords('en').panel.revenue.hudson }).click()
      const run = historyOf(RM_MOMENTS.hudson).state
      const own = run.turn?.company ?? -1
      const paid = await pressed(page, 'confirm')
      // A run for 70 at 78: 10 more are paid out, and its own shares get their part. — 7.8.6
      expect(paid.market.at[own]).toBeGreaterThan(run.market.at[own] ?? 0)
      expect(paid.step).toBe('trains')

      await open(page, 'option')
      await panel.getByText(rmWords('en').panel.option.heading).waitFor()
      await page.locator('.exchange-holders .answers [aria-pressed="false"]').click()
      await page.locator('.exchange-holders .answers button:last-child[aria-pressed="true"]').waitFor()
      expect((await pressed(page, 'confirm')).amalgamation).toBeNull()

      await open(page, 'refinance')
      await panel.getByRole('button', { name: rmWords('en').panel.trains.refinance }).click()
      await page.locator('.exchange-board').waitFor()
      expect(await seriousFindings(page, 'refinancing', {})).toEqual([])
      // The director’s certificate and the company’s own share are options; then the train is bought.
      const before = historyOf(RM_MOMENTS.refinance).state
      const poor = before.turn?.company ?? -1
      expect((await pressed(page, 'confirm')).step).toBe('option')
      await pressed(page, 'confirm')
      const after = await pressed(page, 'confirm')
      expect(treasuryOf(after, poor)).toBe(
        treasuryOf(before, poor) + 10 * (before.companies[poor]?.start ?? 0) - 28,
      )
      await panel.locator('.choice-row:not([aria-disabled="true"])').first().click()
      const bought = await pressed(page, 'confirm')
      expect(bought.companies[poor]?.trains).toHaveLength(1)
    }),
  )

  test(
    'a merger with an option share between two browsers',
    scene(async ({ host, visit }) => {
      const links = await storedGame(host, railwayMania as unknown as Title, RM_MOMENTS.merge)
      const [ana, , lucia] = links
      const [kept = ''] = (ana ?? '').split('#')
      const first = await visit(ana ?? '')
      const second = await visit(lucia ?? '')
      await first.locator('#action .choice-row:not([aria-disabled="true"])').first().click()
      await first.locator('.exchange-stations .station-bar').waitFor()
      // What both earn apart and together is found beside the page.
      await first.locator('.exchange-runs[data-found]').waitFor()
      // Every share is accounted for, whoever survives.
      await first.getByRole('button', { name: rmWords('en').panel.exchange.letSurvive }).click()
      const sum = rmWords('en').panel.exchange.accounted(10, 10)
      await first.getByText(sum).waitFor()
      await first.getByRole('button', { name: rmWords('en').panel.exchange.letSurvive }).click()
      await press(first, 'confirm')
      await second.locator('.exchange-holders tbody tr').nth(2).waitFor()
      await press(second, 'confirm')
      await first.locator('.exchange-holders .answers').waitFor()
      expect(await second.locator('.exchange-holders .answers').count()).toBe(0)
      await press(first, 'confirm')
      await expect
        .poll(async () => {
          // The seed of a game under way stays with the server.
          const { log } = await recordOn<RmRecord>(host, kept)
          return historyOf({ ...RM_MOMENTS.merge, log }).state.amalgamation
        })
        .toBeNull()
      await second.locator('.exchange-board').waitFor({ state: 'detached' })
    }),
  )

  test(
    'a run of express, local and freight trains, by mouse and on a phone in Spanish',
    scene(async ({ device }) => {
      const page = await device()
      await open(page, 'run')
      const rows = page.locator('.run-lines li')
      await expect.poll(() => rows.count()).toBeGreaterThan(3)
      // The best run has been found; whoever draws before it comes begins with nothing.
      const confirm = page.locator('#action .confirm')
      await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true')
      const parts = await page.locator('.run-lines li > b').allTextContents()
      const total = parts.reduce((sum, part) => sum + Number(part), 0)
      expect(`£${total}`).toBe(await page.locator('.best .total .figure').textContent())
      await page.locator('.crow-flight circle').first().waitFor({ state: 'attached' })
      // Another stop is left out, which earns less; then a route is drawn hex by hex until it is the best again.
      const stop = page.locator('.stop-button[data-counted="true"]').first()
      const left = await stop.textContent()
      await stop.click()
      await page.locator('#action .note').waitFor()
      // What was left out stays so when its revenue is decided on.
      expect((await pressed(page, 'confirm')).step).toBe('revenue')
      await page.locator('.run-lines [data-counted="false"]', { hasText: left ?? '' }).waitFor()
      await page.locator('#action .undo').click()
      await stop.waitFor()
      await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true')
      await drawn(page, (hex) => hex.click())
      // One train alone on the map, and all again.
      const lines = page.locator('.board .run-pill')
      const all = await lines.count()
      await page.locator('.run-lines .alone').first().click()
      await expect.poll(() => lines.count()).toBe(1)
      await page.locator('.run-lines .alone').first().click()
      await expect.poll(() => lines.count()).toBe(all)
      expect((await pressed(page, 'confirm')).step).toBe('revenue')
      const phone = await device({ language: 'es', size: 'phone', touch: true })
      await open(phone, 'run')
      await expect.poll(() => phone.locator('.run-lines li').count()).toBeGreaterThan(3)
      // Freights that run as one are one row.
      await expect.poll(() => phone.locator('.run-lines .run-chip').allTextContents()).toContain('2M+2M')
      expect(await seriousFindings(phone, 'run', {})).toEqual([])
      await drawn(phone, (hex) => hex.tap())
      expect((await pressed(phone, 'confirm')).step).toBe('revenue')
      // Its charter calls trains by the same letters, and the company that holds its own shares by its sign.
      await phone.keyboard.press('e')
      await phone.locator('#companies .sign-button').first().click()
      const charter = phone.locator('dialog .charter')
      await charter.waitFor()
      const said = await charter.innerText()
      expect(said).toContain('2M')
      expect(said).not.toMatch(/2F|freight/)
      expect(await charter.locator('.share-chips li').allTextContents()).toContainEqual(
        expect.stringMatching(/^N&S ×2/),
      )
    }),
  )

  test(
    'every decision in three languages, whole and readable',
    scene(async ({ device }) => {
      const page = await device({ ownScripts: true })
      await page.addInitScript(() => localStorage.setItem('roundhouse.guide', 'on'))
      expect(await tourFindings(page)).toEqual([])
    }),
  )
})
