import { type GameRecord, asReadonly } from '@roundhouse/kernel'
import { cashOf, chicagoExpress } from '@roundhouse/titles/chicago-express'
import { wordsFor } from '@roundhouse/words'
import { chicagoPageWords } from '@roundhouse/words/chicago-express'
import { opinion } from '@roundhouse/words/opinion/en'
import { recordedWords } from '@roundhouse/words/recorded'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { accessibilityFindings } from './findings.ts'
import { historyOf } from './games.ts'
import { smallTargets } from './layout.ts'
import { keptRecord, openLocalTable } from './local.ts'
import { clickToTheEnd, moveShown, panelOf } from './play.ts'

const scene = useBrowser()
const words = chicagoPageWords('en')
const { money } = words.formats
const PLAYERS = ['Ana', 'Tomás', 'Lucía']

describe('a game around one screen', () => {
  test(
    'is clicked from the first bid to the report, and the standing is the engine’s',
    scene(async ({ device }) => {
      const page = await device()
      await openLocalTable(page, PLAYERS)
      await clickToTheEnd(page)

      const history = historyOf(await keptRecord(page))
      const standing = chicagoExpress.standing(asReadonly(history.state))
      expect(history.state.ended).not.toBeNull()
      const rows = page.getByRole('list', { name: words.report.ranking }).getByRole('listitem')
      const shown = (await rows.allInnerTexts()).map((row) => row.split('\n').slice(0, 2))
      expect(shown).toEqual(
        standing.map(({ seat, score, rank }) => [`${rank} ${PLAYERS[seat]}`, money(score)]),
      )
      for (const card of [words.report.cash.title, words.report.income.title]) {
        expect(await page.locator('#report').getByText(card, { exact: true }).isVisible()).toBe(true)
      }

      // A bot tells when its hopes changed most; each moment is a link.
      const card = page.getByRole('region', { name: opinion.heading })
      await card.getByRole('button', { name: opinion.ask }).click()
      await card.locator('.row-link').first().click()
      await expect.poll(() => page.evaluate(() => location.search)).toMatch(/^\?action=\d+$/)
      await page.keyboard.press('Escape')
      await card.locator('.whose').waitFor()
      await expect.poll(() => page.evaluate(() => location.search)).toBe('')

      // The address carries the moment. Reloading there shows it, and Escape leads back to the end.
      const last = history.version
      const some = Math.floor(last / 2)
      await page.goto(`${page.url()}?action=${some}`)
      await page.getByText(words.table.history.moveOf(some, last), { exact: true }).first().waitFor()
      const then = asReadonly(history.stateAt(some))
      const cash = await page.locator('#players .cash').allInnerTexts()
      expect(cash.map((text) => text.replace(words.table.chicago.cash, '').trim())).toEqual(
        PLAYERS.map((_, seat) => money(cashOf(then, seat))),
      )
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => page.evaluate(() => location.search)).toBe(`?action=${some - 1}`)
      await page.keyboard.press('Escape')
      await page.locator('#report').waitFor()
      await expect.poll(() => page.evaluate(() => location.search)).toBe('')
    }),
  )

  test(
    'survives reloads, and is played in one tab at a time',
    scene(async ({ device }) => {
      const page = await device()
      await openLocalTable(page, PLAYERS)
      await panelOf(page).confirm.click()
      for (let reloads = 0; reloads < 3; reloads++) {
        await page.reload()
        await page.locator('#board').waitFor()
      }
      expect(await moveShown(page)).toBe(words.table.history.move(1))

      const { local } = words.shell
      const second = await page.context().newPage()
      await second.goto(page.url())
      await second.getByRole('heading', { name: local.elsewhereHeading }).waitFor()
      await second.getByRole('button', { name: local.playHere }).click()
      await panelOf(second).pass.click()
      await page.getByRole('heading', { name: local.elsewhereHeading }).waitFor()
      expect((await keptRecord(second)).log).toHaveLength(2)
    }),
  )
})

/** A download from 18xx.games: a game just begun, with a name that shows nothing and an undo of nothing. */
const DOWNLOAD = {
  id: 4711,
  title: '18CZ',
  status: 'active',
  players: [
    { id: 11, name: 'Anna' },
    { id: 7, name: ' ' },
    { id: 9, name: 'Cyril' },
  ],
  settings: { seed: 4711, optional_rules: [] },
  actions: [
    { id: 1, type: 'undo', entity: 11, entity_type: 'player' },
    { id: 2, type: 'bid', entity: 11, entity_type: 'player', company: 'L1', price: 55 },
    { id: 3, type: 'bid', entity: 7, entity_type: 'player', company: 'L2', price: 60 },
  ],
}

test(
  'a game from 18xx.games opens at its table, and what was found in it is told; a strange one is not opened',
  scene(async ({ device }) => {
    const page = await device({ size: 'phone', touch: true, language: 'it', ownScripts: true })
    const { home } = wordsFor('it')
    const recorded = recordedWords('it')
    await page.goto('/')
    const choose = (file: object): Promise<void> =>
      page.getByLabel(home.tables.importFile).setInputFiles({
        name: '4711.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(file)),
      })

    await choose({ ...DOWNLOAD, title: '18Chesapeake' })
    await page.getByText('18Chesapeake').waitFor()
    expect(await page.evaluate(() => location.pathname)).toBe('/')

    await choose(DOWNLOAD)
    const dialog = page.getByRole('dialog', { name: recorded.heading })
    await dialog.getByText(`${recorded.taken(2, 2)}, ${recorded.audit(0)}`).waitFor()
    await dialog
      .getByText(recorded.notes.renamed({ code: 'renamed', from: ' ', to: home.player(2) }))
      .waitFor()
    await dialog.getByText(recorded.notes['idle-undo']({ code: 'idle-undo', action: 1 })).waitFor()
    const stop = { name: 'audit', reach: () => dialog.waitFor() }
    expect(await accessibilityFindings(page, [stop], 0, smallTargets)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await keptRecord<GameRecord>(page)).toMatchObject({
      players: ['Anna', home.player(2), 'Cyril'],
      options: { compatibility: '18xx.games' },
      log: [{ action: { local: 'L1' } }, { action: { local: 'L2' } }],
    })
  }),
)
