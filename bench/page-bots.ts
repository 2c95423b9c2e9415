import type { Page } from 'playwright-core'
import { CZ_FINISHED, type CzRecord } from '../e2e/cz-games.ts'
import { importGame } from '../e2e/local.ts'
import { inChromium } from './page-measures.ts'
import { median, report } from './report.ts'

/** A page of 18CZ with the processor slowed four times, as on a phone, while bots think and play. */
const SLOWED = 4
const DECISIONS = 40
/** In the middle of the game, all seats played by Firemen: they look ahead by whole games. */
const PLAYED_BY_BOTS: CzRecord = {
  ...CZ_FINISHED,
  log: CZ_FINISHED.log.slice(0, 560),
  bots: CZ_FINISHED.players.map(() => 'fireman'),
}

await inChromium(async (page) => {
  await page.addInitScript(watch)
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  await importGame(page, 'bots', PLAYED_BY_BOTS)
  await page.locator('#board').waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate(() =>
    Object.assign((globalThis as unknown as Watched).seen, { tasks: [], thoughts: [] }),
  )
  const { tasks, thoughts } = await watched(page)
  // What brings the answer plays and draws the move: by then nobody thinks any more.
  const isWithin = (at: number, length: number): boolean =>
    thoughts.some(({ from, to }) => at >= from && at + length <= to)
  const inside = tasks.filter(({ at, length }) => isWithin(at, length)).map(({ length }) => length)
  const row = (what: string, measured: number, mustReach: number) => ({
    what,
    measured,
    unit: 'ms',
    mustReach,
    more: false,
  })
  report('page of 18CZ while bots think, processor slowed four times', [
    row(
      `the longest task of the page while one of ${thoughts.length} thoughts goes on`,
      Math.max(...inside),
      50,
    ),
    row('a thought, median', median(thoughts.map(({ from, to }) => to - from)), 1000),
  ])
})

/** What the page tells of its long tasks, and from when to when bots thought; a thought under way counts no more. */
interface Watched {
  seen: { tasks: { at: number; length: number }[]; thoughts: { from: number; to: number }[] }
}

async function watched(page: Page): Promise<Watched['seen']> {
  await page.waitForFunction(
    (most) => (globalThis as unknown as Watched).seen.thoughts.length >= most,
    DECISIONS,
    { timeout: 300_000 },
  )
  return page.evaluate(() => (globalThis as unknown as Watched).seen)
}

/** Notes long tasks, and each question to a worker of bots with its answer. */
function watch(): void {
  const seen: Watched['seen'] = { tasks: [], thoughts: [] }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.tasks.push({ at: startTime, length: duration })
    }
  }).observe({ entryTypes: ['longtask'] })
  const Plain = globalThis.Worker
  globalThis.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      if (!String(url).includes('bot-worker')) return
      let from = 0
      const post = this.postMessage.bind(this) as (message: unknown) => void
      this.postMessage = (message: unknown) => {
        from = performance.now()
        post(message)
      }
      this.addEventListener('message', () => seen.thoughts.push({ from, to: performance.now() }))
    }
  }
}
