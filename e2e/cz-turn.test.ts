import { type History, asReadonly, refuse } from '@roundhouse/kernel'
import { type CzAction, type CzEvent, type CzState, bestRun, eighteenCz } from '@roundhouse/titles/18cz'
import { refusalSentence, sectionLabel, wordsFor } from '@roundhouse/words'
import { czWords } from '@roundhouse/words/18cz'
import { railwayWords } from '@roundhouse/words/railway'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import {
  CZ_FINISHED,
  CZ_MOMENTS,
  type CzRecord,
  czCutAt,
  czHistoryOf,
  laysWithTrain,
  runsForMoney,
} from './cz-games.ts'
import {
  type Hand,
  askedSeat,
  czPanel,
  czStateAfter,
  czStateOf,
  litHex,
  money,
  operating,
  playTurn,
  pressClosed,
} from './cz-play.ts'
import { keptRecord, openGame } from './local.ts'

const scene = useBrowser()
const words = wordsFor('en')
const cz = czWords('en')
const { run } = railwayWords('en').panel

/** A company that may lay a tile and place a station and has trains to run. */
const TURN = czCutAt(CZ_FINISHED, laysWithTrain, 665)

/** Up to here every logged run was the best one, so that the same game can be played under the obligation. — VIII.8 */
const OBLIGED = czCutAt(
  { ...CZ_FINISHED, options: { ...CZ_FINISHED.options, runMaximum: 'yes' } },
  runsForMoney,
  440,
)

describe('a whole turn of a company', () => {
  test(
    'is played with the mouse',
    scene(async ({ device }) => {
      const page = await device()
      await openGame(page, TURN)
      await skipsToRun(page)
      await playsTurn(page, {
        press: (button) => button.click(),
        hex: async (each) => (await litHex(each)).click(),
        city: (each) => each.locator('.city-button').first().click(),
      })
    }),
  )

  test(
    'is played by the keyboard alone',
    scene(async ({ device }) => {
      const page = await device()
      await openGame(page, TURN)
      await playsTurn(page, {
        async press(button) {
          await button.waitFor()
          const leaves = (await button.getAttribute('class'))?.includes('leave') === true
          await page.keyboard.press('g')
          await page.locator('#action:focus').waitFor()
          await page.keyboard.press(leaves ? '1' : 'Enter')
        },
        async hex(each) {
          await czPanel(each).leave.waitFor()
          await each.locator('.hex-button.open[tabindex="0"]').first().waitFor()
          await each.keyboard.press('m')
          const focused = each.locator('.hex-button:focus')
          expect(await focused.getAttribute('class')).toContain('open')
          await each.keyboard.press('Space')
          await each.locator('.tile-fan .tile-button[aria-pressed="true"]').waitFor()
          // A tile on trial turns by its key, and only to rotations that are legal.
          await each.keyboard.press('R')
        },
        async city(each) {
          // A city alone in its hex is reached by way of that.
          const city = each.locator('.city-button[tabindex="-1"]').last()
          const hex = await city.getAttribute('data-of')
          await tabTo(each, `.hex-button.open[data-hex="${hex}"]`)
          await each.keyboard.press('Space')
          await each.locator(`.city-button[data-of="${hex}"][aria-pressed="true"]`).waitFor()
        },
      })
    }),
  )

  test(
    'is played with a finger on a phone',
    scene(async ({ device }) => {
      const page = await device({ size: 'phone', touch: true })
      await openGame(page, TURN)
      await playsTurn(page, {
        press: (button) => button.tap(),
        async hex(each) {
          const hex = await litHex(each)
          await hex.tap()
          // A small hex comes nearer with the first tap.
          if ((await each.locator('.tile-tray').count()) === 0) await hex.tap()
          await each.locator('.tile-tray').waitFor()
        },
        city: (each) => each.locator('#action .choice-row:not([aria-disabled="true"])').first().tap(),
      })
    }),
  )
})

describe('a run', () => {
  test(
    'may earn less than the best where the table allows it, and the panel says how much',
    scene(async ({ device }) => {
      const page = await device()
      const best = bestOf(CZ_MOMENTS.run)
      await openGame(page, CZ_MOMENTS.run)
      const { panel, confirm } = czPanel(page)
      await panel.getByText(run.isBest).waitFor()
      const [first] = best.byRoute
      await panel.locator('.run-lines [role="switch"]').first().click()
      await panel.getByRole('button', { name: run.clear }).click()
      await panel.getByText(run.lessThanBest(money(first ?? 0))).waitFor()
      await confirm.click()
      const state = await czStateAfter(page, CZ_MOMENTS.run.log.length)
      expect(state.turn?.revenue).toBe(best.revenue - (first ?? 0))
    }),
  )

  test(
    'must be the best one where the table wants that: less is refused with both figures and the section',
    scene(async ({ device }) => {
      const page = await device()
      const best = bestOf(OBLIGED)
      await openGame(page, OBLIGED)
      const { panel, confirm } = czPanel(page)
      await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true')
      await panel.locator('.run-lines [role="switch"]').first().click()
      await panel.getByRole('button', { name: run.clear }).click()
      await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true')
      const { state } = czHistoryOf(OBLIGED)
      const routes = best.routes.slice(1)
      const refusal = refuse(eighteenCz, state, askedSeat(state), { type: 'run', routes })
      if (refusal === null) throw new Error('the rules allow it')
      expect(refusal.code).toBe('CZ-RUN-NOT-MAX')
      await pressClosed(confirm)
      const box = page.getByRole('complementary', { name: words.table.whyNot.heading })
      await box.getByText(refusalSentence(cz, refusal, { player: String })).waitFor()
      await box.getByText(words.table.whyNot.rulebook(sectionLabel(cz, refusal.section))).waitFor()

      await page.keyboard.press('3')
      await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true')
      await confirm.click()
      const after = await czStateAfter(page, OBLIGED.log.length)
      expect(after.turn?.revenue).toBe(best.revenue)
    }),
  )
})

/** Whoever wants to build nothing comes to the trains by one press, and back step by step. */
async function skipsToRun(page: Page): Promise<void> {
  const skip = page.locator('.skip-to-run')
  const built = TURN.log.length
  await skip.click()
  await page.locator('#action .run-lines').waitFor()
  const there = await keptRecord<CzRecord>(page)
  expect(czHistoryOf(there).state.step).toBe('run')
  expect(there.log.length).toBeGreaterThan(built + 1)
  await expect.poll(() => skip.count()).toBe(0)
  for (let { length } = there.log; length > built; length--) {
    await page.locator('#action .undo').click()
    await expect.poll(async () => (await czStateOf(page)).step).not.toBe('run')
  }
  await expect.poll(async () => (await czStateOf(page)).step).toBe('track')
  await skip.waitFor()
}

/** From the page above the map by Tab alone: to its targets first, then to its controls. */
async function tabTo(page: Page, target: string): Promise<void> {
  await page.locator('.page-tabs button').last().focus()
  const lit = await page.locator('.hex-button.open').count()
  for (let tabs = 0; tabs <= lit && (await page.locator(`${target}:focus`).count()) === 0; tabs++) {
    await page.keyboard.press('Tab')
    expect(await page.locator('.board-tool:focus').count(), 'a control before the targets').toBe(0)
  }
  await page.locator(`${target}:focus`).waitFor()
}

/** A tile, a station, a run, the dividend, and then the next company at work. */
async function playsTurn(page: Page, hand: Hand): Promise<void> {
  const before = await czStateOf(page)
  const done = await playTurn(page, hand)
  expect(done).toEqual(expect.arrayContaining(['track', 'token', 'run', 'revenue']))
  const after = czHistoryOf(await keptRecord<CzRecord>(page))
  expect(operating(after.state)).not.toBe(operating(before))
  expect(lastEvents(after, TURN.log.length)).toEqual(
    expect.arrayContaining(['tileLaid', 'tokenPlaced', 'trainsRun', 'dividendPaid']),
  )
}

function lastEvents(history: History<CzState, CzAction, CzEvent>, from: number): readonly string[] {
  return history.log
    .slice(from)
    .flatMap((_, index) => history.eventsOf(from + index + 1).map(({ type }) => type))
}

function bestOf(record: CzRecord): ReturnType<typeof bestRun> {
  const { state } = czHistoryOf(record)
  if (state.turn === null) throw new Error('no company runs')
  return bestRun(asReadonly(state), state.turn.company)
}
