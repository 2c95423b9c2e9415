import type { Page } from 'playwright-core'
import { CZ_FINISHED, type CzRecord } from '../e2e/cz-games.ts'
import { importGame } from '../e2e/local.ts'
import { inChromium, stepTimes } from './page-measures.ts'
import { median, report } from './report.ts'

/** The map of 18CZ with the processor slowed four times, as on a phone. */
const SLOWED = 4
/** KFN may lay, and some hexes would lengthen its run. */
const LAYING: CzRecord = { ...CZ_FINISHED, log: CZ_FINISHED.log.slice(0, 805) }
const TIMES = 5

await inChromium(async (page) => {
  const finished = await kept(page, 'finished', CZ_FINISHED)
  const laying = await kept(page, 'laying', LAYING)
  await page.addInitScript(watch)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const lit: number[] = []
  const tasks: number[] = []
  for (let times = 0; times < TIMES; times++) {
    await page.goto(laying)
    await page.locator('.gain-pill').first().waitFor()
    const seen = await page.evaluate(() => (globalThis as unknown as Watched).seen)
    lit.push(seen.gains - seen.lit)
    tasks.push(seen.task)
  }
  await page.goto(`${finished}?action=${CZ_FINISHED.log.length - 1}`)
  await page.locator('#board .hex-button').first().waitFor()
  const steps = await stepTimes(page)
  const row = (what: string, measured: number, mustReach: number) => ({
    what,
    measured,
    unit: 'ms',
    mustReach,
    more: false,
  })
  report('map of 18CZ, processor slowed four times', [
    row(`lit hexes with what each of them adds, median of ${TIMES}`, median(lit), 400),
    row('the longest task of the page meanwhile', median(tasks), 50),
    row(`one step in the history, median of ${steps.length}`, median(steps), 24),
    row('the slowest of these steps', Math.max(...steps), 80),
  ])
})

interface Watched {
  seen: { lit: number; gains: number; task: number }
}

/** Notes in the page when hexes are lit, when each tells what it adds, and the longest task between the two. */
function watch(): void {
  const seen = { lit: 0, gains: 0, task: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (seen.lit > 0 && startTime >= seen.lit && (seen.gains === 0 || startTime < seen.gains)) {
        seen.task = Math.max(seen.task, duration)
      }
    }
  }).observe({ entryTypes: ['longtask'] })
  const look = (): void => {
    if (seen.lit === 0 && document.querySelector('.hex-button.open') !== null) seen.lit = performance.now()
    if (document.querySelector('.gain-pill') === null) requestAnimationFrame(look)
    else seen.gains = performance.now()
  }
  requestAnimationFrame(look)
}

async function kept(page: Page, name: string, record: CzRecord): Promise<string> {
  await page.goto('/')
  return importGame(page, name, record)
}
