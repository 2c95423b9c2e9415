import { type GameRecord, fingerprint, replay } from '@roundhouse/kernel'
import { titleOf } from '@roundhouse/titles'
import { type PageWords, wordsFor } from '@roundhouse/words'
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { ChicagoRecord } from './games.ts'
import { atHost, goTo } from './go.ts'

/** Opens a table around this screen from the home page. */
export async function openLocalTable(
  page: Page,
  players: readonly string[],
  words = wordsFor('en'),
  fromHome = true,
): Promise<string> {
  const { home } = words
  if (fromHome) await page.goto('/')
  for (const [index, player] of players.entries()) {
    await page.getByRole('textbox', { name: home.nameAt(index + 1) }).fill(player)
  }
  await page.getByRole('button', { name: home.open }).click()
  await page.locator('#board').waitFor()
  return gameIdOf(page)
}

/** Opens a game file from the home page and tells its address. */
export async function importGame(
  page: Page,
  name: string,
  record: GameRecord,
  words: PageWords = wordsFor('en'),
): Promise<string> {
  const { tables } = words.home
  if (new URL(page.url(), 'http://nowhere').pathname !== '/') await page.goto('/')
  await page.getByLabel(tables.importFile).setInputFiles({
    name: `${name}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  })
  await page.waitForURL(/\/local\/\w+$/)
  return new URL(page.url()).pathname
}

/** Puts a game into the browser's own store, as if it had been opened before, and tells its address. */
export async function keepGame(page: Page, name: string, record: GameRecord): Promise<string> {
  const id = randomBytes(8).toString('hex')
  const now = Date.now()
  const bots = record.players.map(() => null)
  const seen = lastSeen(record)
  const kept = { id, tableName: name, record, bots, glance: null, ...seen, created: now, played: now }
  await page.evaluate(
    (game) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('roundhouse', 1)
        // The page may not have come to it yet.
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games'))
        opening.addEventListener('error', () => reject(new Error('no database')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const change = database.transaction('games', 'readwrite')
          change.objectStore('games').put(game, game.id)
          change.addEventListener('complete', () => {
            database.close()
            resolve()
          })
        })
      }),
    kept,
  )
  return `/local/${id}`
}

/** What its players saw last; nothing of a game that no rules know. */
function lastSeen(record: GameRecord): { readonly fingerprint?: string } {
  const title = titleOf(record.title)
  const replayed = title === null ? null : replay(title, record)
  return title !== null && replayed?.ok === true
    ? { fingerprint: fingerprint(title, replayed.history.state) }
    : {}
}

/** Opens a game that the browser keeps already. */
export async function openGame(page: Page, record: GameRecord): Promise<void> {
  await atHost(page)
  await goTo(page, await keepGame(page, 'table', record))
  await page.locator('.table-page:not(.loading)').waitFor()
}

/** The same by way of a game file and the home page. */
export async function openImported(
  page: Page,
  record: GameRecord,
  words: PageWords = wordsFor('en'),
): Promise<void> {
  await page.goto('/')
  await importGame(page, 'table', record, words)
  await page.locator('.table-page:not(.loading)').waitFor()
}

/** The game as the browser keeps it. */
export async function keptRecord<Kept extends GameRecord = ChicagoRecord>(page: Page): Promise<Kept> {
  return (await keptGame<Kept>(page)).record
}

/** The bots that play it here, null for each seat of a person. */
export async function keptBots(page: Page): Promise<readonly (string | null)[]> {
  return (await keptGame(page)).bots
}

interface Kept<Record> {
  readonly record: Record
  readonly bots: readonly (string | null)[]
}

async function keptGame<Record extends GameRecord>(page: Page): Promise<Kept<Record>> {
  const kept = await page.evaluate(
    (id) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('roundhouse')
        opening.addEventListener('error', () => reject(new Error('no database')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const request = database.transaction('games').objectStore('games').get(id)
          request.addEventListener('success', () => {
            database.close()
            resolve(request.result)
          })
        })
      }),
    gameIdOf(page),
  )
  return kept as Kept<Record>
}

function gameIdOf(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}
