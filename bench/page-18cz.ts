import type { Page } from 'playwright-core'
import { CZ_FINISHED, CZ_MOMENTS, type CzRecord } from '../e2e/cz-games.ts'
import { importGame } from '../e2e/local.ts'
import { scriptBytes } from '../e2e/script-bytes.ts'
import { inChromium, openingTime, stepTimes } from './page-measures.ts'
import { median, report } from './report.ts'

/** The page of 18CZ in Chromium: a finished game of 814 actions, and the fan of tiles. */
const OPENINGS = 9
const FANS = 12

await inChromium(async (page) => {
  const finished = await kept(page, 'finished', CZ_FINISHED)
  const track = await kept(page, 'track', CZ_MOMENTS.track)
  const bytes = await scriptBytes(page, track, '#board .hex-button')
  const last = `${finished}?action=${CZ_FINISHED.log.length - 1}`
  const openings: number[] = []
  for (let times = 0; times < OPENINGS; times++) openings.push(await openingTime(page, last))
  const steps = await stepTimes(page)
  const fans: number[] = []
  for (let times = 0; times < FANS; times++) fans.push(await fanTime(page, track))
  console.log(
    `The worker that searches for runs: ${(bytes.worker / 1024).toFixed(1)} KB more, once the table stands.`,
  )
  report('page of 18CZ', [
    {
      what: `a finished game of ${CZ_FINISHED.log.length} actions, from its log to the drawn table, median of ${OPENINGS}`,
      measured: median(openings),
      unit: 'ms',
      mustReach: 200,
      more: false,
    },
    {
      what: `one step in its history, median of ${steps.length}`,
      measured: median(steps),
      unit: 'ms',
      mustReach: 16,
      more: false,
    },
    {
      what: 'the slowest of these steps',
      measured: Math.max(...steps),
      unit: 'ms',
      mustReach: 50,
      more: false,
    },
    {
      what: `the fan of tiles, from the key to the drawn fan, median of ${FANS}`,
      measured: median(fans),
      unit: 'ms',
      mustReach: 50,
      more: false,
    },
    {
      what: 'JavaScript of the first load of a table, gzip, the title included',
      measured: bytes.page / 1024,
      unit: 'KB',
      mustReach: 200,
      more: false,
    },
  ])
})

async function kept(page: Page, name: string, record: CzRecord): Promise<string> {
  await page.goto('/')
  return importGame(page, name, record)
}

/** Space on a lit hex, until the frame with the fan has been drawn. */
async function fanTime(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.locator('#board .hex-button.open').first().waitFor()
  await page.waitForTimeout(300)
  await page.keyboard.press('m')
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        requestAnimationFrame(() => {
          const began = performance.now()
          const { port1, port2 } = new MessageChannel()
          const look = (): void => {
            if (document.querySelector('.tile-fan button') !== null) {
              requestAnimationFrame(() => {
                port1.addEventListener('message', () => resolve(performance.now() - began))
                port1.start()
                port2.postMessage(null)
              })
            } else if (performance.now() - began > 3000) reject(new Error('no fan opened'))
            else setTimeout(look)
          }
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }),
          )
          look()
        })
      }),
  )
}
