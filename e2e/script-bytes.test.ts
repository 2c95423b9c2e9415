import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { CZ_MOMENTS } from './cz-games.ts'
import { MOMENTS } from './games.ts'
import { keepGame } from './local.ts'
import { scriptBytes } from './script-bytes.ts'

const scene = useBrowser()
const KB = 1024

test(
  'a table opens with at most 200 KB of JavaScript',
  scene(async ({ visit }) => {
    const page = await visit('/')
    const addresses = {
      '18cz': await keepGame(page, 'track', CZ_MOMENTS.track),
      'chicago-express': await keepGame(page, 'building', MOMENTS.building),
    }
    for (const [what, address] of Object.entries(addresses)) {
      const { table, worker } = await scriptBytes(page, address, '#board .hex-button, #board [data-hex]')
      expect.soft(table / KB, what).toBeLessThanOrEqual(200)
      expect.soft(worker / KB, `the worker of ${what}`).toBeLessThanOrEqual(40)
      expect(table / KB, what).toBeGreaterThan(50)
    }
  }),
)
