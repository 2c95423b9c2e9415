import { seats } from '@roundhouse/words/seats/en'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { AH_MOMENTS } from './ah-games.ts'
import { useBrowser } from './browser.ts'
import { CZ_MOMENTS } from './cz-games.ts'
import { MOMENTS } from './games.ts'
import { keepGame } from './local.ts'
import { RM_MOMENTS } from './rm-games.ts'
import { scriptBytes } from './script-bytes.ts'
import { PAGES } from './server.ts'

const scene = useBrowser()
const KB = 1024

test(
  'the home page comes with little JavaScript: no rules, however many boxes stand on the shelf',
  scene(async ({ visit }) => {
    const page = await visit('/')
    const { page: bytes } = await scriptBytes(page, '/', '.title-card svg')
    expect(bytes / KB).toBeLessThanOrEqual(60)
    expect(bytes / KB).toBeGreaterThan(30)
  }),
)

/** What bots think with and what is said of them at a table, but for the list of their names, by which menus offer them. */
const OF_BOTS =
  /packages\/(bots\/src\/(?!levels)|client\/src\/(bots\/|session\/(bots-(here|part)|page-rest)))/
/** Names of files and words are not made shorter: one starts a thread of bots, the other stands beside their seats. */
const SAID_OF_BOTS = ['bot-worker', seats.takeOver]

/** What of bots is in a built script, by the sources it was made of and by what is written in it. */
function ofBots(script: string): readonly string[] {
  const path = join(PAGES, script)
  const text = readFileSync(path, 'utf8')
  // What the bundler itself adds has no sources.
  const map: unknown = existsSync(`${path}.map`)
    ? JSON.parse(readFileSync(`${path}.map`, 'utf8'))
    : { sources: [] }
  const { sources } = map as { readonly sources: readonly string[] }
  const made = sources
    .map((source) => resolve(dirname(path), source))
    .filter((source) => OF_BOTS.test(source))
    .map((source) => source.replace(/.*packages/, ''))
  return [...made, ...SAID_OF_BOTS.filter((said) => text.includes(said))]
}

test('what bots know is built once: moves, hints and opinions are thought of with the same files', () => {
  const built = join(PAGES, 'assets')
  const scripts = readdirSync(built).filter((file) => file.endsWith('.js'))
  const weighty = scripts.filter((file) => statSync(join(built, file)).size > 250 * KB)
  expect(weighty).toEqual([expect.stringMatching(/^worker-chicago-express/)])
  // By these the tables below are looked at: they would be found.
  const found = scripts.flatMap((file) => ofBots(join('assets', file)))
  const known = [
    '/bots/src/railway/ahead.ts',
    '/bots/src/novice.ts',
    '/client/src/bots/bot-client.ts',
    '/client/src/bots/bot-mark.tsx',
    '/client/src/session/bots-here.ts',
    '/client/src/session/page-rest.ts',
    ...SAID_OF_BOTS,
  ]
  expect(found).toEqual(expect.arrayContaining(known))
})

test(
  'a table opens with little JavaScript, and none of another title',
  scene(async ({ visit }) => {
    const page = await visit('/')
    const tables = [
      { what: '18cz', most: 199, address: await keepGame(page, 'track', CZ_MOMENTS.track) },
      { what: '1824', most: 198, address: await keepGame(page, 'coal', AH_MOMENTS.coal) },
      { what: '1862', most: 220, address: await keepGame(page, 'run', RM_MOMENTS.run) },
      { what: 'chicago-express', most: 110, address: await keepGame(page, 'building', MOMENTS.building) },
    ]
    const home = await scriptBytes(page, '/', '.table-row .what')
    expect.soft(home.page / KB, 'the home page of who has tables').toBeLessThanOrEqual(70)
    for (const { what, most, address } of tables) {
      const {
        page: table,
        worker,
        files,
      } = await scriptBytes(page, address, '#board .hex-button, #board [data-hex]')
      expect.soft(table / KB, what).toBeLessThanOrEqual(most)
      expect.soft(worker / KB, `the worker of ${what}`).toBeLessThanOrEqual(55)
      expect(table / KB, what).toBeGreaterThan(50)
      expect(files.length, what).toBeGreaterThan(5)
      expect.soft(files.flatMap(ofBots), `bots at a table of ${what} without any`).toEqual([])
    }
  }),
)
