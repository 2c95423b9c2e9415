import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
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

/** What bots think with and what is said of them at a table. */
const OF_BOTS = /bot-(client|mark|thread|worker)|worker-(chicago-express|18)|failing|stand-in|seats-/

test('what bots know is built once: moves, hints and opinions are thought of with the same files', () => {
  const built = join(PAGES, 'assets')
  const scripts = readdirSync(built).filter((file) => file.endsWith('.js'))
  const weighty = scripts.filter((file) => statSync(join(built, file)).size > 250 * KB)
  expect(weighty).toEqual([expect.stringMatching(/^worker-chicago-express/)])
  const named = ['bot-client', 'bot-worker', 'worker-18cz', 'failing-bar', 'seats-']
  const found = scripts.filter((file) => OF_BOTS.test(file)).join()
  for (const name of named) expect(found).toContain(name)
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
      expect.soft(worker / KB, `the worker of ${what}`).toBeLessThanOrEqual(54)
      expect(table / KB, what).toBeGreaterThan(50)
      expect
        .soft(
          files.filter((file) => OF_BOTS.test(file)),
          `bots at a table of ${what} without any`,
        )
        .toEqual([])
    }
  }),
)
