import type { Title } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { chicagoPageWords } from '@roundhouse/words/chicago-express'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { CZ_FINISHED, CZ_MOMENTS, type CzRecord } from './cz-games.ts'
import { type ChicagoRecord, FINISHED, MOMENTS } from './games.ts'
import { keptRecord } from './local.ts'
import { recordOn, sees } from './online.ts'
import { moveShown, panelOf } from './play.ts'
import type { Host } from './server.ts'
import { storedGame } from './stored-game.ts'

const scene = useBrowser()
const words = chicagoPageWords('en')
const { home, table } = words

describe('a game on the server', () => {
  test(
    'is played by two people from two browsers, with a reload, a spectator and an undo by consent',
    scene(async ({ device, visit, host }) => {
      const ana = await device()
      const invitation = await openOnlineTable(ana, 'Ana')
      const path = new URL(ana.url()).pathname

      const tom = await device()
      await tom.goto(invitation)
      await tom.getByRole('textbox', { name: home.yourName }).fill('Tom')
      await tom.getByRole('button', { name: home.join.sit }).click()
      for (const page of [ana, tom]) await page.locator('#board').waitFor()
      expect(tom.url(), 'the key of the invitation is gone from the address').not.toContain('invite')

      await panelOf(ana).confirm.click()
      await sees(tom, 1)
      await panelOf(tom).confirm.click()
      await sees(ana, 2)

      await tom.reload()
      await sees(tom, 2)
      await panelOf(ana).pass.click()
      await sees(tom, 3)
      await sameTable(ana, tom, host, path)

      // The winner of the first auction opens the second. Ana has passed since; her undo needs Tom.
      await panelOf(tom).confirm.click()
      await sees(ana, 4)
      await ana.getByRole('button', { name: table.undo.ask }).click()
      const request = tom.getByRole('group', { name: table.proposal.undo.asked('Ana') })
      // Every move that would go is named.
      await request.locator('.taken-back li').first().waitFor()
      // Its names run on in the sentence: none is a column of its own.
      const parts = await request
        .locator('.taken-back li')
        .evaluateAll((all) => all.map((li) => li.children.length))
      expect(new Set(parts)).toEqual(new Set([2]))
      await request.getByRole('button', { name: table.proposal.allow }).click()
      for (const page of [ana, tom]) await sees(page, 5)
      await panelOf(ana).confirm.waitFor()
      const record = await sameTable(ana, tom, host, path)
      expect(record.log.at(-1)).toEqual({ kind: 'undo', seat: 0, to: 2 })

      // A refused undo leaves everything as it is.
      await panelOf(ana).pass.click()
      await sees(tom, 6)
      await panelOf(tom).confirm.click()
      await sees(ana, 7)
      await ana.getByRole('button', { name: table.undo.ask }).click()
      await request.getByRole('button', { name: table.proposal.refuse }).click()
      await request.waitFor({ state: 'detached' })
      await sees(ana, 7)

      const onlooker = await visit(path)
      await sees(onlooker, 7)
      await onlooker.getByText(table.chicago.watching).waitFor()
      expect(await onlooker.locator('#action').getByRole('button').count()).toBe(0)
      await panelOf(ana).pass.click()
      for (const page of [ana, tom, onlooker]) await sees(page, 8)
      await sameTable(ana, onlooker, host, path)

      // Whoever looks back may play on alone from there, while the table goes on.
      await onlooker.keyboard.press('[')
      await onlooker.getByRole('button', { name: table.history.fork }).click()
      await onlooker.waitForURL(/\/local\//)
      await sees(onlooker, 7)
      await panelOf(onlooker).pass.click()
      await sees(ana, 8)

      await ana.locator('#players .presence[data-here="true"]').waitFor()
      await tom.close()
      await ana.locator('#players .presence[data-here="false"]').waitFor()
    }),
  )

  test(
    'is played on from any of its moments once it is over, while it stays as it is',
    scene(async ({ host, visit }) => {
      const title = chicagoExpress as unknown as Title
      const [ana = ''] = await storedGame(host, title, FINISHED)
      const page = await visit(ana)
      await page.locator('#report').waitFor()
      await page.getByRole('button', { name: table.ended.board }).click()
      await sees(page, FINISHED.log.length)
      const [path = ''] = ana.split('#')
      const at = MOMENTS.auction.log.length
      await page.goto(`${path}?action=${at}`)
      await sees(page, at)
      await page.getByRole('button', { name: table.history.fork }).click()
      await page.waitForURL(/\/local\//)
      await sees(page, at)
      const copy = await keptRecord(page)
      expect(copy.log).toEqual(FINISHED.log.slice(0, at))
      expect(copy.from).toEqual({ table: 'Stored', at })
      // What is drawn later is drawn as it was.
      expect(copy.seed).toBe(FINISHED.seed)
      await page.getByRole('button', { name: table.bar.menu }).click()
      await page.locator('.menu-box').getByText(table.history.forkOf('Stored', at)).waitFor()
      await page.keyboard.press('Escape')
      await panelOf(page).confirm.click()
      await sees(page, at + 1)
      expect((await recordOn<ChicagoRecord>(host, path)).log).toEqual(FINISHED.log)
    }),
  )

  test(
    'of a railway is played on by a finger as well, from a moment before its end',
    scene(async ({ host, visit }) => {
      const [ann = ''] = await storedGame(host, eighteenCz as unknown as Title, CZ_FINISHED)
      const at = CZ_MOMENTS.track.log.length
      const page = await visit(ann, { size: 'phone', touch: true })
      await page.locator('#report').waitFor()
      const [path = ''] = ann.split('#')
      await page.goto(`${path}?action=${at}`)
      await sees(page, at)
      await page.getByRole('button', { name: table.history.fork }).tap()
      await page.waitForURL(/\/local\//)
      await sees(page, at)
      // Nothing is a secret any more: it is the very same game, asked at the very same step.
      const copy = await keptRecord<CzRecord>(page)
      expect([copy.seed, copy.log]).toEqual([CZ_FINISHED.seed, CZ_MOMENTS.track.log])
      await page.locator('#action .leave').tap()
      await sees(page, at + 1)
      expect((await recordOn<CzRecord>(host, path)).log).toEqual(CZ_FINISHED.log)
    }),
  )

  test(
    'can be gone on with from another device by the personal link',
    scene(async ({ device, visit }) => {
      const ana = await device()
      await openOnlineTable(ana, 'Ana')
      await ana.getByRole('button', { name: home.waiting.personalShow }).click()
      const link = await ana.getByRole('textbox', { name: home.waiting.personalLabel }).inputValue()
      const phone = await visit(link, { size: 'phone', touch: true })
      await phone.getByText(home.you, { exact: true }).first().waitFor()
      expect(phone.url()).not.toContain('seat')
      await phone.getByRole('heading', { name: home.waiting.personal }).waitFor()
    }),
  )
})

/** Two seats, the second for whoever comes; gives the invitation. */
async function openOnlineTable(page: Page, name: string): Promise<string> {
  await page.goto('/')
  await page.locator('label', { hasText: home.modes.online.name }).click()
  await page.getByRole('button', { name: home.removeSeat(home.player(3)) }).click()
  await page.getByRole('textbox', { name: home.yourName }).fill(name)
  await page.getByRole('button', { name: home.open }).click()
  return page.getByRole('textbox', { name: home.waiting.inviteLabel }).inputValue()
}

/** Both pages show the same cash, shares and moves, and those are the server's. */
async function sameTable(one: Page, other: Page, host: Host, path: string): Promise<ChicagoRecord> {
  const record = await recordOn<ChicagoRecord>(host, path)
  expect(await shownBy(one)).toEqual(await shownBy(other))
  expect(await moveShown(one)).toBe(table.history.move(record.log.length))
  return record
}

async function shownBy(page: Page): Promise<readonly string[][]> {
  const lines = page.locator('#log').getByRole('listitem')
  // The log comes after the rest of the page.
  await lines.first().waitFor()
  return [
    await page.locator('#players .cash').allInnerTexts(),
    await page.locator('#companies .company').allInnerTexts(),
    (await lines.allInnerTexts()).filter((line) => /^\d/.test(line)),
  ]
}
