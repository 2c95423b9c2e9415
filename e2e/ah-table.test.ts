import { asReadonly, choices } from '@roundhouse/kernel'
import { type AhState, companyAt, companyId, companyIndex, eighteen24, kindOf } from '@roundhouse/titles/1824'
import { ahWords } from '@roundhouse/words/1824'
import { railwayWords } from '@roundhouse/words/railway'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { AH_MOMENTS, type AhRecord, ahHistoryOf } from './ah-games.ts'
import { useBrowser } from './browser.ts'
import { accessibilityFindings } from './findings.ts'
import { keepGame, keptRecord, openImported } from './local.ts'

const scene = useBrowser()

function panelOf(page: Page) {
  const panel = page.locator('#action')
  return { panel, confirm: panel.locator('.confirm'), leave: panel.locator('.leave') }
}

async function stateOf(page: Page): Promise<AhState> {
  return ahHistoryOf(await keptRecord<AhRecord>(page)).state
}

/** Presses a button and waits until the page has kept a further move. */
async function pressed(page: Page, button: 'confirm' | 'leave'): Promise<AhState> {
  const moves = (await keptRecord<AhRecord>(page)).log.length
  const one = panelOf(page)[button]
  await expect.poll(() => one.getAttribute('aria-disabled')).not.toBe('true')
  await one.click()
  await expect.poll(async () => (await keptRecord<AhRecord>(page)).log.length).toBeGreaterThan(moves)
  return stateOf(page)
}

function operating({ turn }: AhState): string | null {
  return turn === null ? null : companyId(turn.company)
}

describe('1824 in the browser', () => {
  test(
    'a turn of a coal railway: track, its goods train from the mine, half of the income to its owner',
    scene(async ({ device }) => {
      const page = await device()
      await openImported(page, AH_MOMENTS.coal)
      const before = await stateOf(page)
      const coal = operating(before)
      expect(kindOf(before.turn?.company ?? -1)).toBe('coal')
      let state = before
      for (let steps = 0; operating(state) === coal && steps < 6; steps++) {
        state = await pressed(page, state.step === 'run' ? 'confirm' : 'leave')
      }
      expect(operating(state)).not.toBe(coal)
      const history = ahHistoryOf(await keptRecord<AhRecord>(page))
      const told = history.log
        .slice(AH_MOMENTS.coal.log.length)
        .flatMap((_, index) => history.eventsOf(AH_MOMENTS.coal.log.length + index + 1))
      expect(told.map(({ type }) => type)).toEqual(expect.arrayContaining(['trainsRun', 'incomeHalved']))
    }),
  )

  test(
    'the first stock round: a coal railway at a price of the buyer’s choice',
    scene(async ({ device }) => {
      const page = await device()
      await openImported(page, AH_MOMENTS.firstStock)
      const { panel, confirm } = panelOf(page)
      await panel.getByRole('button', { name: /^EOD/ }).click()
      await panel.getByRole('button', { name: /^160/ }).click()
      await expect.poll(() => confirm.textContent()).toContain('160')
      const state = await pressed(page, 'confirm')
      expect(companyAt(state, 1)).toMatchObject({ status: 'open', start: 160 })
    }),
  )

  test(
    'a company without a train and without money: its director adds what is missing',
    scene(async ({ device }) => {
      const page = await device()
      await openImported(page, AH_MOMENTS.need)
      const before = await stateOf(page)
      const { panel } = panelOf(page)
      await panel.getByText(ahWords('en').panel.trains.forced).waitFor()
      await panel.locator('.choice-row:not([aria-disabled="true"])').first().click()
      await panel.getByText(railwayWords('en').panel.trains.help, { exact: true }).waitFor()
      const state = await pressed(page, 'confirm')
      expect(companyAt(state, before.turn?.company ?? -1).trains).toHaveLength(1)
    }),
  )

  test(
    'the formation of a state railway is told in the log, and it stands among the companies',
    scene(async ({ device }) => {
      const page = await device()
      await openImported(page, AH_MOMENTS.formation)
      const before = await stateOf(page)
      const [seat] = eighteen24.toAct(asReadonly(before))
      const leaves = choices(eighteen24, before, seat ?? 0).some(({ action }) => action.type === 'pass')
      expect(leaves).toBe(true)
      const state = await pressed(page, 'leave')
      const formed = ['SD', 'UG', 'KK'].filter((id) => {
        const index = companyIndex(id)
        return companyAt(state, index).status === 'open' && companyAt(before, index).status !== 'open'
      })
      expect(formed.length).toBeGreaterThan(0)
      await page.getByRole('tab', { name: 'Log' }).click()
      await page
        .getByText(/was formed/)
        .first()
        .waitFor()
    }),
  )

  test(
    'Cisleithania for two: the draft is taken by hand, in Spanish and on a phone',
    scene(async ({ device }) => {
      const page = await device({ language: 'es', size: 'phone', touch: true })
      await page.goto('/')
      await page.goto(await keepGame(page, 'draft', AH_MOMENTS.draft))
      const { panel } = panelOf(page)
      await panel.getByText(ahWords('es').panel.draft.heading).waitFor()
      await panel.locator('.choice-row:not([aria-disabled="true"])').first().tap()
      const state = await pressed(page, 'confirm')
      expect(state.two?.picks).toBe(1)
    }),
  )

  test(
    'nothing serious for axe at any of its panels, and none leaves its width',
    scene(async ({ device }) => {
      const page = await device({ ownScripts: true, language: 'it' })
      await page.goto('/')
      const stops = await Promise.all(
        Object.entries(AH_MOMENTS).map(async ([name, record]) => ({
          name,
          path: await keepGame(page, name, record),
        })),
      )
      const found = await accessibilityFindings(
        page,
        stops.map(({ name, path }) => ({
          name,
          async reach(each: Page) {
            await each.goto(path)
            await each.locator('.table-page:not(.loading)').waitFor()
            await panelOf(each).panel.waitFor()
          },
        })),
        0,
        (each) =>
          each.evaluate(() =>
            document.documentElement.scrollWidth > innerWidth ? ['wider than the page'] : [],
          ),
      )
      expect(found).toEqual([])
    }),
  )
})
