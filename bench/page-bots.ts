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
  const browser = page.context().browser()
  if (browser === null) throw new Error('a page without its browser')
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  const zero = await page.evaluate(() => performance.mark('zero').startTime)
  const thoughts = await thoughtsIn(page)
  const tasks = tasksIn(await browser.stopTracing(), zero)
  // What brings the answer plays and draws the move: by then nobody thinks any more.
  const inside = tasks.filter(({ at, until }) => thoughts.some(({ from, to }) => at >= from && until <= to))
  const row = (what: string, measured: number, mustReach: number) => ({
    what,
    measured,
    unit: 'ms',
    mustReach,
    more: false,
  })
  report('page of 18CZ while bots think, processor slowed four times', [
    row(
      `the longest task of the page in ${thoughts.length} thoughts, processor time`,
      Math.max(0, ...inside.map(({ length }) => length)),
      50,
    ),
    row('a thought, median', median(thoughts.map(({ from, to }) => to - from)), 1000),
  ])
})

interface Thought {
  readonly from: number
  readonly to: number
}

/** A task of the main thread: from when to when, and the processor time it took, which other programs do not lengthen. */
interface Task {
  readonly at: number
  readonly until: number
  readonly length: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds, as the next two. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** In the page's own time: the mark `zero` is in both. */
function tasksIn(trace: Buffer, zero: number): Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const mark = traceEvents.find(({ name }) => name === 'zero')
  if (mark === undefined) throw new Error('the trace has no mark')
  const here = (ts: number): number => (ts - mark.ts) / 1000 + zero
  return traceEvents
    .filter(
      ({ pid, tid, ph, name }) => pid === mark.pid && tid === mark.tid && ph === 'X' && /RunTask/.test(name),
    )
    .map(({ ts, dur = 0, tdur = dur }) => ({ at: here(ts), until: here(ts + dur), length: tdur / 1000 }))
}

/** From when to when bots thought while nothing was drawn. */
interface Watched {
  thoughts: Thought[]
}

async function thoughtsIn(page: Page): Promise<readonly Thought[]> {
  await page.waitForFunction(
    (most) => (globalThis as unknown as Watched).thoughts.length >= most,
    DECISIONS,
    {
      timeout: 300_000,
    },
  )
  return page.evaluate(() => (globalThis as unknown as Watched).thoughts)
}

/** Notes each question to a worker of bots with its answer. */
function watch(): void {
  const thoughts: Thought[] = []
  Object.assign(globalThis, { thoughts })
  const Plain = globalThis.Worker
  globalThis.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      if (!String(url).includes('bot-worker')) return
      let from = 0
      // The table, then the move before may still be drawn when the next bot begins to think.
      let drawn = Number.POSITIVE_INFINITY
      const post = this.postMessage.bind(this) as (message: unknown) => void
      this.postMessage = (message: unknown) => {
        from = performance.now()
        post(message)
      }
      this.addEventListener('message', () => {
        const to = performance.now()
        if (drawn < to) thoughts.push({ from: Math.max(from, drawn), to })
        drawn = Number.POSITIVE_INFINITY
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => (drawn = performance.now()))),
        )
      })
    }
  }
}
