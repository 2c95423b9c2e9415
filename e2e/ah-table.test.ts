import { type Title, asReadonly, choices } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhState,
  cashOf,
  companyAt,
  companyId,
  companyIndex,
  debtOf,
  eighteen24,
  kindOf,
  treasuryOf,
} from '@roundhouse/titles/1824'
import { formationNotices } from '@roundhouse/view/1824/formation'
import { wordsFor } from '@roundhouse/words'
import { ahWords } from '@roundhouse/words/1824'
import { railwayWords } from '@roundhouse/words/railway'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { AH_MOMENTS, type AhRecord, EXCHANGING, ahHistoryOf } from './ah-games.ts'
import { openMoment } from './ah-open.ts'
import { tourFindings } from './ah-tour.ts'
import { SIZES, useBrowser } from './browser.ts'
import { litHex } from './cz-play.ts'
import { keptRecord } from './local.ts'
import { recordOn, sees } from './online.ts'
import { speak } from './speak.ts'
import { storedGame } from './stored-game.ts'

const scene = useBrowser()
const { exchange } = ahWords('en').panel

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

/** A turn of a coal railway: a tile on a lit hex, its goods train from the mine, half of the income to its owner. */
async function coalTurn(page: Page): Promise<void> {
  await openMoment(page, 'table', AH_MOMENTS.coal)
  const before = await stateOf(page)
  const coal = operating(before)
  expect(kindOf(before.turn?.company ?? -1)).toBe('coal')
  await (await litHex(page)).click()
  await page.locator('.tile-fan .tile-button').first().click()
  let state = await pressed(page, 'confirm')
  expect(state.board.laid).not.toEqual(before.board.laid)
  await page.locator('#action .mine-row').waitFor()
  for (let steps = 0; operating(state) === coal && steps < 6; steps++) {
    state = await pressed(page, state.step === 'run' ? 'confirm' : 'leave')
  }
  expect(operating(state)).not.toBe(coal)
  const history = ahHistoryOf(await keptRecord<AhRecord>(page))
  const told = history.log
    .slice(AH_MOMENTS.coal.log.length)
    .flatMap((_, index) => history.eventsOf(AH_MOMENTS.coal.log.length + index + 1))
  const ran = told.find((event) => event.type === 'trainsRun')
  const halved = told.find((event) => event.type === 'incomeHalved')
  if (ran?.type !== 'trainsRun' || halved?.type !== 'incomeHalved') throw new Error('no train has run')
  expect(halved).toMatchObject({ company: coal, owner: ran.revenue / 2, treasury: ran.revenue / 2 })
  const treasury = treasuryOf(asReadonly(before), before.turn?.company ?? -1)
  expect(treasuryOf(asReadonly(state), companyIndex(coal ?? ''))).toBe(treasury + ran.revenue / 2 + ran.mines)
}

/** The first stock round: a coal railway at a price of the buyer’s choice. */
async function firstPurchase(page: Page): Promise<void> {
  await openMoment(page, 'table', AH_MOMENTS.firstStock)
  const { panel, confirm } = panelOf(page)
  await panel.getByRole('button', { name: /^EOD/ }).click()
  await panel.getByRole('button', { name: /^160/ }).click()
  await expect.poll(() => confirm.textContent()).toContain('160')
  const state = await pressed(page, 'confirm')
  expect(companyAt(state, 1)).toMatchObject({ status: 'open', start: 160 })
}

/** A company without a train and without money: its director adds what is missing, and owes what he has not. */
async function emergency(page: Page): Promise<void> {
  await openMoment(page, 'table', AH_MOMENTS.need)
  const before = await stateOf(page)
  const { panel } = panelOf(page)
  await panel.getByText(ahWords('en').panel.trains.forced).waitFor()
  await panel.locator('.choice-row:not([aria-disabled="true"])').first().click()
  await panel.getByText(railwayWords('en').panel.trains.help, { exact: true }).waitFor()
  const owed = panel.locator('.consequences > *', { hasText: ahWords('en').panel.trains.loan })
  const told = (await owed.textContent()) ?? ''
  const state = await pressed(page, 'confirm')
  const company = before.turn?.company ?? -1
  const seat = companyAt(before, company).director
  const debt = debtOf(asReadonly(state), seat)
  expect(companyAt(state, company).trains).toHaveLength(1)
  expect({ treasury: treasuryOf(asReadonly(state), company), cash: cashOf(asReadonly(state), seat) }).toEqual(
    {
      treasury: 0,
      cash: 0,
    },
  )
  expect(debt).toBeGreaterThan(0)
  expect(told, 'the panel tells beforehand what he will owe').toContain(
    wordsFor('en').formats.money(debt, 'G'),
  )
}

/** The formation of a state railway is told in the log, and it stands among the companies. */
async function formation(page: Page): Promise<void> {
  await openMoment(page, 'table', AH_MOMENTS.formation)
  const before = await stateOf(page)
  const [seat] = eighteen24.toAct(asReadonly(before))
  const leaves = choices(eighteen24, before, seat ?? 0).some(({ action }) => action.type === 'pass')
  expect(leaves).toBe(true)
  // Told beforehand, and it comes so.
  const [notice] = formationNotices(asReadonly(before))
  const card = page.locator('.notice-card[open]')
  expect(await card.locator('.notice-exchanges li').count()).toBe(notice?.from.length)
  const state = await pressed(page, 'leave')
  const formed = ['SD', 'UG', 'KK'].filter((id) => {
    const index = companyIndex(id)
    return companyAt(state, index).status === 'open' && companyAt(before, index).status !== 'open'
  })
  expect(formed).toEqual([notice?.company])
  expect(await card.count()).toBe(0)
  await page.getByRole('tab', { name: 'Log' }).click()
  await page
    .getByText(/was formed/)
    .first()
    .waitFor()
}

/** Cisleithania for two: the draft is taken by hand, in Spanish and on a phone. */
async function draft(page: Page): Promise<void> {
  await page.setViewportSize(SIZES.desktop)
  await speak(page, 'es')
  await openMoment(page, 'draft', AH_MOMENTS.draft)
  await page.setViewportSize(SIZES.phone)
  const { panel } = panelOf(page)
  await panel.getByText(ahWords('es').panel.draft.heading).waitFor()
  await panel.locator('.choice-row:not([aria-disabled="true"])').first().click()
  const state = await pressed(page, 'confirm')
  expect(state.two?.picks).toBe(1)
}

describe('1824 in the browser', () => {
  test(
    'by hand: a turn of a coal railway, the first purchases, an emergency, a formation, a draft on a phone',
    scene(async ({ device }) => {
      const page = await device()
      for (const part of [coalTurn, firstPurchase, emergency, formation, draft]) await part(page)
    }),
    60_000,
  )

  test(
    'IV.2: a coal railway is exchanged between two browsers, and both see the new shares',
    scene(async ({ visit, host }) => {
      const { state } = ahHistoryOf(EXCHANGING)
      const seat = eighteen24.toAct(asReadonly(state))[0] ?? -1
      const { company } = exchangeIn(choices(eighteen24, state, seat).map(({ action }) => action))
      const becomes = company === 'SPB' ? 'SB' : ''
      const links = await storedGame(host, eighteen24 as unknown as Title, EXCHANGING)
      const [owner, other] = await Promise.all([visit(links[seat] ?? ''), visit(links[(seat + 1) % 4] ?? '')])
      const moves = EXCHANGING.log.length
      for (const page of [owner, other]) {
        // A busy machine opens two tables slowly.
        await page.locator('.table-page:not(.loading) #action').waitFor({ timeout: 40_000 })
        await sees(page, moves)
      }
      expect(
        await other.locator('#action .confirm').count(),
        'whoever is not asked can confirm nothing',
      ).toBe(0)

      const panel = owner.locator('#action')
      await panel.locator('summary', { hasText: exchange.heading }).click()
      await panel.getByRole('button', { name: new RegExp(exchange.coal(company, becomes)) }).click()
      await panel.getByRole('button', { name: exchange.coalConfirm(company, becomes) }).click()
      for (const page of [owner, other]) await sees(page, moves + 1)

      const record = await recordOn<AhRecord>(host, new URL(owner.url()).pathname)
      expect(record.log.at(moves)).toMatchObject({ seat, action: { type: 'exchangeCoal', company } })
      // The seed of a game under way stays with the server.
      const after = asReadonly(ahHistoryOf({ ...EXCHANGING, log: record.log }).state)
      expect(companyAt(after, companyIndex(company)).status).toBe('closed')
      for (const page of [owner, other]) {
        await page.getByRole('tab', { name: 'Log' }).click()
        await page
          .getByText(new RegExp(`exchanged the coal railway ${company} for 20% of ${becomes}`))
          .waitFor()
      }
    }),
  )

  test(
    'every decision in its guided game, the languages in turn: nothing cut off or left in English, sound for axe',
    scene(async ({ device }) => {
      const page = await device({ ownScripts: true })
      await page.addInitScript(() => localStorage.setItem('roundhouse.guide', 'on'))
      expect(await tourFindings(page)).toEqual([])
    }),
    240_000,
  )
})

function exchangeIn(actions: readonly AhAction[]): Extract<AhAction, { type: 'exchangeCoal' }> {
  const found = actions.find((action) => action.type === 'exchangeCoal')
  if (found === undefined) throw new Error('no coal railway can be exchanged')
  return found
}
