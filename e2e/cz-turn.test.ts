import { type History, asReadonly } from '@roundhouse/kernel'
import { type CzAction, type CzEvent, type CzState, bestRun } from '@roundhouse/titles/18cz'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { CZ_FINISHED, CZ_MOMENTS, type CzRecord, czCutAt, czHistoryOf, laysWithTrain } from './cz-games.ts'
import { czPanel, czStateAfter, czStateOf, litHex, operating, playTurn } from './cz-play.ts'
import { keptRecord, openImported } from './local.ts'

const scene = useBrowser()

/** A company that lays a tile and has a train to run. */
const TURN = czCutAt(CZ_FINISHED, laysWithTrain, 560)

describe('a whole turn of a company', () => {
  test(
    'is played with the mouse',
    scene(async ({ device }) => {
      const page = await device()
      await openImported(page, TURN)
      const before = await czStateOf(page)
      const done = await playTurn(
        page,
        (button) => button.click(),
        async (each) => (await litHex(each)).click(),
      )
      expect(done).toContain('track')
      expect(done).toContain('run')
      await turnWasPlayed(page, before)
    }),
  )

  test(
    'is played by the keyboard alone',
    scene(async ({ device }) => {
      const page = await device()
      await openImported(page, TURN)
      const before = await czStateOf(page)
      const { leave } = czPanel(page)
      const byKey = async (button: Locator): Promise<void> => {
        await button.waitFor()
        const leaves = (await button.getAttribute('class'))?.includes('leave') === true
        await page.keyboard.press('g')
        await page.locator('#action:focus').waitFor()
        await page.keyboard.press(leaves ? '1' : 'Enter')
      }
      const done = await playTurn(page, byKey, async (each) => {
        await leave.waitFor()
        await each.keyboard.press('m')
        const focused = each.locator('.hex-button:focus')
        expect(await focused.getAttribute('class')).toContain('open')
        await each.keyboard.press('Space')
        await each.locator('.fan-place').first().waitFor()
        // A tile on trial turns by its key, and only to rotations that are legal.
        await each.keyboard.press('R')
      })
      expect(done).toContain('track')
      expect(done).toContain('run')
      await turnWasPlayed(page, before)
    }),
  )

  test(
    'is played with a finger on a phone',
    scene(async ({ device }) => {
      const page = await device({ size: 'phone', touch: true })
      await openImported(page, TURN)
      const before = await czStateOf(page)
      const done = await playTurn(
        page,
        (button) => button.tap(),
        async (each) => {
          const hex = await litHex(each)
          await hex.tap()
          // A small hex comes nearer with the first tap.
          if ((await each.locator('.tile-tray').count()) === 0) await hex.tap()
          await each.locator('.tile-tray').waitFor()
        },
      )
      expect(done).toContain('track')
      await turnWasPlayed(page, before)
    }),
  )
})

describe('a run', () => {
  test(
    'is the best one at once; less than that is refused with both figures',
    scene(async ({ device }) => {
      const page = await device()
      await openImported(page, CZ_MOMENTS.run)
      const { panel, confirm } = czPanel(page)
      const moves = CZ_MOMENTS.run.log.length
      await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true')
      // Taking a train's route away earns less than the best.
      await panel.locator('.run-lines.by-hand .tool').first().click()
      await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('3')
      await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true')
      await confirm.click()
      const state = await czStateAfter(page, moves)
      expect(state.turn?.revenue).toBe(bestOf(CZ_MOMENTS.run))
    }),
  )
})

/** Everything that a turn leaves behind: a tile, a run, and the next company at work. */
async function turnWasPlayed(page: Page, before: CzState): Promise<void> {
  const after = czHistoryOf(await keptRecord<CzRecord>(page))
  expect(operating(after.state)).not.toBe(operating(before))
  const types = lastEvents(after, TURN.log.length)
  expect(types).toContain('tileLaid')
  expect(types).toContain('trainsRun')
  expect(types.some((type) => type === 'dividendPaid' || type === 'revenueWithheld')).toBe(true)
}

function lastEvents(history: History<CzState, CzAction, CzEvent>, from: number): readonly string[] {
  return history.log
    .slice(from)
    .flatMap((_, index) => history.eventsOf(from + index + 1).map(({ type }) => type))
}

function bestOf(record: CzRecord): number {
  const { state } = czHistoryOf(record)
  return state.turn === null ? -1 : bestRun(asReadonly(state), state.turn.company).revenue
}
