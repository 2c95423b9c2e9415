import type { Seated } from '@roundhouse/protocol'
import { chicagoPageWords } from '@roundhouse/words/chicago-express'
import { seats } from '@roundhouse/words/seats/en'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { keptBots, keptRecord, openLocalTable } from './local.ts'

// Bots alone would be through with a game before anybody takes over again.
const scene = useBrowser({ botDelay: 400 })
const { home, shell, table } = chicagoPageWords('en')
const { waiting } = home

/** Opens a table for three in the name of this page's browser and goes there. */
async function openTable(page: Page, seats: readonly object[]): Promise<Seated> {
  await page.goto('/')
  const seated = await page.evaluate(async (wanted): Promise<unknown> => {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const body = JSON.stringify({ title: 'chicago-express', name: 'Pullman', seats: wanted })
    return (await fetch('/api/games', { ...request, body })).json()
  }, seats)
  const { game } = seated as Seated
  await page.goto(`/table/${game.id}`)
  return seated as Seated
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

/** Presses a button that asks first, and answers that it is meant. */
async function pressTwice(page: Page, name: string): Promise<void> {
  await press(page, name)
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
}

describe('seats', () => {
  test(
    'are freed and the table is closed by who opened it, after a question that Esc answers with no',
    scene(async ({ device, visit }) => {
      const ana = await device()
      const seated = await openTable(ana, [
        { kind: 'person', name: 'Ana' },
        { kind: 'person' },
        { kind: 'person' },
      ])
      // A seat is given when one says so, not with the first key that chooses a bot.
      const bots = ana.getByRole('combobox', { name: waiting.toBot(3) })
      for (let chosen = ''; chosen !== 'driver'; chosen = await bots.inputValue())
        await bots.press('ArrowDown')
      await ana.getByRole('button', { name: `${waiting.give}: ${waiting.toBot(3)}` }).press('Enter')
      const freed = waiting.freeBot(home.bot(1))
      await expect.poll(() => ana.evaluate(() => document.activeElement?.textContent)).toBe(freed)

      const ben = await visit(seated.game.invitePath ?? '', { size: 'phone', touch: true })
      // Who is invited knows before he sits down what is played, how long bots think, and whether they may be asked.
      for (const page of [ana, ben]) {
        await page.getByText(home.hints.no, { exact: true }).waitFor()
        await page.getByText(home.learntLevels.driver).waitFor()
      }
      await ana.keyboard.press('Enter')
      await expect.poll(() => bots.evaluate((select) => select === document.activeElement)).toBe(true)
      await ana.getByText(waiting.change, { exact: true }).click()
      await ana.getByRole('checkbox', { name: home.hints.allow }).check()
      await press(ana, waiting.keepChange)
      await ana.getByText(waiting.changed).waitFor()
      await ana.getByText(home.hints.yes, { exact: true }).waitFor()
      expect(await ana.evaluate(() => document.activeElement?.textContent)).toBe(waiting.keepChange)
      // Nobody sits down to another table than he has seen.
      await ben.getByRole('textbox', { name: home.yourName }).fill('Ben')
      await press(ben, home.join.sit)
      await ben.getByText(home.join.changed).waitFor()
      await ben.getByText(home.hints.yes, { exact: true }).waitFor()
      await press(ben, home.join.sit)
      await ben.getByRole('button', { name: waiting.standUp }).waitFor()

      await ana.getByRole('button', { name: waiting.release('Ben') }).press('Enter')
      await ana.keyboard.press('Escape')
      await expect
        .poll(() => ana.evaluate(() => document.activeElement?.textContent))
        .toBe(waiting.release('Ben'))
      await pressTwice(ana, waiting.release('Ben'))
      await ben.getByText(waiting.spectator).waitFor()
      await pressTwice(ana, waiting.close)
      for (const page of [ana, ben])
        await page.getByRole('heading', { name: shell.online.closedHeading }).waitFor()
    }),
  )

  test(
    'around one screen change together once that is applied; what a bot played stays marked',
    scene(async ({ visit }) => {
      const page = await visit('/')
      // How one wants to play stays chosen when another title is.
      await page.getByRole('radio', { name: home.modes.bots.name }).check({ force: true })
      for (const title of [home.newGame('18CZ'), home.newGame('Chicago Express')]) {
        await page
          .locator('.title-card')
          .nth(title.includes('18CZ') ? 1 : 0)
          .getByRole('button')
          .first()
          .click()
        await page.getByRole('heading', { name: title }).waitFor()
      }
      expect(await page.getByRole('radio', { name: home.modes.bots.name }).isChecked()).toBe(true)
      await page.getByRole('radio', { name: home.modes.screen.name }).check({ force: true })
      const names = ['Ana', 'Ben', 'Cleo']
      await openLocalTable(page, names, undefined, false)

      const player = (name: string) => page.getByRole('combobox', { name: seats.whoPlays(name) })
      const open = async (): Promise<void> => {
        await press(page, table.bar.menu)
        await press(page, table.menu.seats)
      }
      await open()
      for (const name of names) {
        await player(name).press('ArrowDown')
        expect(await player(name).inputValue()).toBe('apprentice')
      }
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(await keptBots(page)).toEqual([null, null, null])
      await open()
      for (const name of names) await player(name).selectOption('novice')
      await press(page, seats.apply)
      await expect.poll(async () => (await keptRecord(page)).log.length).toBeGreaterThan(0)
      await open()
      for (const name of names) await player(name).selectOption('person')
      await press(page, seats.apply)
      const byBot = page.locator('.log .ordered').first()
      await byBot.locator('.icon').waitFor()
      expect(await byBot.textContent()).toBe(` · ${table.log.played.bot.mark}(${table.log.played.bot.told})`)
      expect(await keptBots(page)).toEqual([null, null, null])

      // Bots play on for two of them: what gives the seat back is told apart by who listens.
      for (const name of names.slice(0, 2)) {
        await open()
        await page.getByRole('combobox', { name: seats.seat, exact: true }).selectOption(name)
        await press(page, seats.start)
      }
      for (const name of names.slice(0, 2)) await press(page, seats.takeOverFor(name))
      await page.locator('.stand-ins').waitFor({ state: 'detached' })

      // Into a plan and out of it by keys, the focus goes along.
      for (const name of [table.plan.start, table.plan.leave]) {
        await page.getByRole('button', { name, exact: true }).press('Enter')
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('action')
      }
    }),
  )

  test(
    'get another link, and browsers with the old one only watch; a bot plays on for a while',
    scene(async ({ device, visit }) => {
      const ana = await device()
      const bot = { kind: 'bot', bot: 'random' }
      const { personalPath } = await openTable(ana, [
        { kind: 'person', name: 'Ana' },
        bot,
        { kind: 'bot', bot: 'apprentice/raider' },
      ])
      await ana.locator('#board').waitFor()
      const raider = `${seats.levels.apprentice}, ${home.manners.raider.name}`
      await ana.getByText(seats.bot(raider)).first().waitFor({ state: 'attached' })
      const other = await visit(personalPath, { size: 'phone', touch: true })
      await other.locator('#board').waitFor()
      await ana.getByRole('button', { name: table.bar.menu }).click()
      await pressTwice(ana, table.menu.replace)
      await other.getByText(table.chicago.watching).waitFor()
      await ana.reload()
      await ana.locator('#action').getByRole('button').first().waitFor()
      // Against bots alone a bot may play on for her as well, until she takes over again.
      await press(ana, table.bar.menu)
      await press(ana, table.menu.seats)
      await ana.getByText(seats.hintsAllowed).waitFor()
      await ana.keyboard.press('Escape')
      await ana.getByRole('dialog').waitFor({ state: 'detached' })
      await ana.locator('.menu > button:focus').waitFor()
      await press(ana, table.bar.menu)
      await press(ana, table.menu.seats)
      await press(ana, seats.start)
      await ana.getByText(seats.plays(seats.levels.apprentice)).waitFor()
      await ana.getByText(seats.standsIn(seats.levels.apprentice)).first().waitFor({ state: 'attached' })
      await press(ana, seats.takeOver)
      await ana.getByText(seats.plays(seats.levels.apprentice)).waitFor({ state: 'detached' })
    }),
  )
})
