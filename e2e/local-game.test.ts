import { type GameRecord, asReadonly } from '@roundhouse/kernel'
import { cashOf, chicagoExpress } from '@roundhouse/titles/chicago-express'
import { wordsFor } from '@roundhouse/words'
import { chicagoPageWords } from '@roundhouse/words/chicago-express'
import { opinion } from '@roundhouse/words/opinion/en'
import { recordedWords } from '@roundhouse/words/recorded'
import { seats } from '@roundhouse/words/seats/en'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { accessibilityFindings } from './findings.ts'
import { historyOf } from './games.ts'
import { smallTargets } from './layout.ts'
import { importGame, keptBots, keptRecord, openLocalTable } from './local.ts'
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

      // A bot tells when its hopes changed most; each moment is a link. Whoever goes by keys goes on with what arrives.
      const card = page.getByRole('region', { name: opinion.heading })
      const focused = (): Promise<string | null | undefined> =>
        page.evaluate(() => document.activeElement?.textContent)
      const press = async (name: string): Promise<void> => {
        await card.getByRole('button', { name }).press('Enter')
      }
      // At first what it thinks with does not come.
      await page.route(/\/bot-worker/, () => {})
      await press(opinion.ask)
      await expect.poll(focused).toBe(opinion.stop)
      await press(opinion.stop)
      await expect.poll(focused).toBe(opinion.ask)
      await page.unroute(/\/bot-worker/)
      await press(opinion.ask)
      const points = card.getByRole('list', { name: opinion.heading })
      await points.waitFor()
      expect(await points.evaluate((list) => list === document.activeElement)).toBe(true)

      // Back from there he finds the place in the report that he left.
      const link = card.locator('.row-link').last()
      const followed = await link.textContent()
      await link.scrollIntoViewIfNeeded()
      const place = (): Promise<number> => page.locator('#report').evaluate(({ scrollTop }) => scrollTop)
      const left = await place()
      expect(left).toBeGreaterThan(0)
      await link.press('Enter')
      await expect.poll(() => page.evaluate(() => location.search)).toMatch(/^\?action=\d+$/)
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('action')
      await page.goBack({ waitUntil: 'commit' })
      await card.locator('.whose').waitFor()
      await expect.poll(focused).toBe(followed)
      expect(await place()).toBe(left)
      expect(await page.evaluate(() => location.search)).toBe('')

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

test(
  'alone against bots: what they think of is played, a failure is told, and links and files keep who they are',
  scene(async ({ device, visit, allow }) => {
    const page = await device()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(noteAnswers)
    // At first what bots think with does not come.
    await page.route(/\/bot-worker/, (route) => route.abort())
    allow(/bot-worker/)
    await page.goto('/')
    const { home, table } = words
    await page.getByText(home.modes.bots.name).click()
    const chosen = ['fireman', 'apprentice/raider']
    for (const [index, bot] of chosen.entries())
      await page.getByRole('combobox', { name: home.whoPlays(index + 2) }).selectOption(bot)
    await page.getByRole('button', { name: home.open }).click()

    const { pass } = panelOf(page)
    const failing = page.locator('.failing')
    await pass.or(failing).first().waitFor()
    if (await pass.isVisible()) await pass.click()
    await failing.getByText(/waits/).waitFor()
    await page.unroute(/\/bot-worker/)
    await failing.getByRole('button', { name: seats.again }).click()
    // Each is asked in the first auctions, and whoever sits here passes.
    const answers = (): Promise<readonly Answer[]> =>
      page.evaluate(() => (globalThis as unknown as { answers: readonly Answer[] }).answers)
    const thought = async (): Promise<boolean> => new Set((await answers()).map(({ by }) => by)).size > 1
    do {
      await pass.waitFor()
      await pass.click()
    } while (!(await thought()))
    await pass.waitFor()
    expect(await failing.count()).toBe(0)
    const { log } = await keptRecord<GameRecord>(page)
    const moves = log.filter((entry) => entry.kind === 'action' && entry.auto !== true && entry.seat > 0)
    expect((await answers()).map(({ by }) => by)).toEqual(moves.map(({ seat }) => LEVEL_AT[seat]))
    expect((await answers()).map(({ action }) => action)).toEqual(
      moves.map((entry) => entry.kind === 'action' && entry.action),
    )

    const menu = page.getByRole('button', { name: table.bar.menu })
    await menu.click()
    await page.getByRole('button', { name: table.menu.shared }).click()
    await page.getByText(table.menu.copied, { exact: true }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: table.menu.download }).click()
    const file = await text(await (await downloading).createReadStream())
    const other = await visit(link)
    await other.locator('#board').waitFor()
    expect(await keptBots(other)).toEqual([null, ...chosen])
    await other.getByText(seats.bot(seats.levels.fireman)).first().waitFor({ state: 'attached' })
    await other.goto('/')
    await importGame(other, 'bots', JSON.parse(file) as GameRecord)
    expect(await keptBots(other)).toEqual([null, ...chosen])
  }),
)

test(
  'how long a bot thinks is told before one sits down, of a railway title otherwise than of Chicago Express',
  scene(async ({ visit }) => {
    const page = await visit('/')
    const { home } = words
    const told = { '18CZ': home.levels, 'Chicago Express': null }
    await page.getByText(home.modes.bots.name).click()
    for (const [title, levels] of Object.entries(told)) {
      await page.locator('.title-card', { hasText: title }).click()
      await page.getByRole('combobox', { name: home.whoPlays(2) }).selectOption('fireman')
      await page.getByRole('combobox', { name: home.whoPlays(3) }).selectOption('driver')
      const { fireman, driver } = home.learntLevels
      const wanted = levels === null ? [fireman, driver] : [levels.fireman.hint, levels.driver.hint]
      for (const hint of wanted) await page.locator('.seats .hint', { hasText: hint }).waitFor()
    }
  }),
)

const LEVEL_AT = ['', 'fireman', 'apprentice']

/** Of what a worker of bots tells. */
interface Answer {
  readonly by: string
  readonly action: object
}

/** Keeps what workers of bots answer. */
function noteAnswers(): void {
  const answers: Answer[] = []
  Object.assign(globalThis, { answers })
  const Plain = globalThis.Worker
  globalThis.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      if (!String(url).includes('bot-worker')) return
      this.addEventListener('message', ({ data }: MessageEvent<Answer>) => answers.push(data))
    }
  }
}

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
