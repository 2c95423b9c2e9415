import {
  History,
  type LogEntry,
  type Title,
  carryOver,
  choices,
  newRecord,
  pick,
  setupOf,
} from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { wordsFor } from '@roundhouse/words'
import { czWords } from '@roundhouse/words/18cz'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { CZ_FINISHED } from './cz-games.ts'
import { keepGame, keptRecord } from './local.ts'
import { storedGame } from './stored-game.ts'

const scene = useBrowser()
const title = eighteenCz as unknown as Title
const { table } = wordsFor('en')
const t = table.gameRules

/** A game that began under the first rules of 18CZ, two decisions old. */
function earlyGame() {
  const record = newRecord(title, { players: ['Ana', 'Tom', 'Eva'], seed: 'early', rules: 1 })
  const history = new History(
    title,
    title.setup(setupOf(record), () => {}),
  )
  const log: LogEntry[] = []
  while (log.length < 2) {
    const seat = title.toAct(history.state)[0] as number
    const entry = {
      kind: 'action',
      seat,
      action: pick(choices(title, history.state, seat), () => 0),
    } as const
    history.append(entry)
    log.push(entry)
  }
  return { ...record, log }
}

async function openDialog(page: Page, number: number, words = table): Promise<void> {
  await page.getByRole('button', { name: words.bar.menu }).click()
  await page.getByRole('button', { name: words.gameRules.open('18CZ', number), exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

describe('the rules of a game', () => {
  test(
    'are told with what has changed since, and the game is carried over from its menu',
    scene(async ({ device }) => {
      const page = await device()
      await page.goto('/')
      await page.goto(await keepGame(page, 'Early', earlyGame()))
      await page.locator('#board').waitFor()
      await openDialog(page, 1)
      const dialog = page.getByRole('dialog')
      // Esc closes it and leads back to the menu it was opened from.
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.locator('.menu > button:focus').waitFor()
      await openDialog(page, 1)
      await dialog.getByText(t.keeps(1, eighteenCz.rules)).waitFor()
      // One of them is about recorded games alone, and this is none.
      const { terrainPowerAlone: _, ...others } = await czWords('en').amendments()
      const sentences = Object.values(others)
      expect(await dialog.locator('.amendments li').count()).toBe(sentences.length)
      for (const sentence of sentences) await dialog.getByText(sentence, { exact: true }).first().waitFor()
      await dialog.getByRole('button', { name: t.carry }).focus()
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(async () => (await keptRecord(page)).rules).toBe(`18cz@${eighteenCz.rules}`)
      expect((await keptRecord(page)).log).toHaveLength(2)
      await openDialog(page, eighteenCz.rules)
      await page.getByRole('dialog').getByText(t.newest).waitFor()
    }),
  )

  test(
    'stay where an action would mean something else, which is shown',
    scene(async ({ device }) => {
      const carried = carryOver(eighteenCz, { ...CZ_FINISHED, rules: '18cz@1' })
      if (carried.ok || carried.fault !== null) throw new Error('the golden game has no difference')
      const { at } = carried.divergence
      const page = await device({ size: 'phone', touch: true, language: 'es' })
      await page.goto('/')
      await page.goto(await keepGame(page, 'Other', { ...CZ_FINISHED, rules: '18cz@1' }))
      await page.locator('#report').waitFor()
      const es = wordsFor('es').table
      await openDialog(page, 1, es)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: es.gameRules.carry }).click()
      const show = dialog.getByRole('button', { name: es.gameRules.entry(at) })
      await show.waitFor()
      await show.click()
      await expect.poll(() => new URL(page.url()).search + new URL(page.url()).hash).toContain(String(at))
    }),
  )

  test(
    'of a table on the server change when everybody agrees',
    scene(async ({ device, host }) => {
      const links = await storedGame(host, title, earlyGame())
      const pages: Page[] = []
      for (const link of links) {
        const page = await device()
        await page.goto(link)
        await page.locator('#board').waitFor()
        pages.push(page)
      }
      const [ana, tom, eva] = pages as [Page, Page, Page]
      await openDialog(ana, 1)
      await ana.getByRole('dialog').getByText(t.carryOnline).waitFor()
      await ana.getByRole('dialog').getByRole('button', { name: t.carry }).click()
      for (const page of [tom, eva]) {
        const request = page.getByRole('group', { name: table.proposal.rules.asked('Ana') })
        await request.getByRole('button', { name: table.proposal.allow }).click()
      }
      for (const page of pages) {
        await page.locator('#board').waitFor()
        await expect
          .poll(async () => {
            await page.getByRole('button', { name: table.bar.menu }).click()
            const told = await page.getByRole('button', { name: t.open('18CZ', eighteenCz.rules) }).count()
            await page.keyboard.press('Escape')
            return told
          })
          .toBe(1)
      }
    }),
  )
})
