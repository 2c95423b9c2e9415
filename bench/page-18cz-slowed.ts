import type { Page } from 'playwright-core'
import { CZ_FINISHED, type CzRecord } from '../e2e/cz-games.ts'
import { importGame } from '../e2e/local.ts'
import { scriptBytes } from '../e2e/script-bytes.ts'
import { DESKTOP, PHONE, type Screen, inChromium, openingTime, stepTimes } from './page-measures.ts'
import { median, report } from './report.ts'

/**
 * The page of 18CZ with the processor slowed four times, as on a phone: on a phone's screen, and on that of a desktop, where
 * half as much again is drawn. What the home page weighs is the same on both.
 */
const SLOWED = 4
/** KFN may lay, and some hexes would lengthen its run. */
const LAYING: CzRecord = { ...CZ_FINISHED, log: CZ_FINISHED.log.slice(0, 805) }
const TIMES = 7

for (const [name, screen] of [
  ["on a phone's screen", PHONE],
  ["on a desktop's screen", DESKTOP],
] as const) {
  await measure(name, screen)
}

async function measure(name: string, screen: Screen): Promise<void> {
  await inChromium((page) => measureOn(page, name), screen)
}

async function measureOn(page: Page, name: string): Promise<void> {
  // Before there is a game: who has tables gets their words too, once the page stands.
  await page.goto('/')
  const home = await scriptBytes(page, '/', '.title-card svg')
  const finished = await kept(page, 'finished', CZ_FINISHED)
  const laying = await kept(page, 'laying', LAYING)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })

  const last = `${finished}?action=${CZ_FINISHED.log.length - 1}`
  const openings = await repeated(TIMES, () => openingTime(page, last))
  const steps = await stepTimes(page)
  await page.addInitScript(watch)
  const opened = await repeated(TIMES, () => litAsItOpens(page, laying))
  await page.locator('.tile-button, .gain-pill').first().waitFor()
  const standing = await repeated(TIMES, () => litAtTable(page))
  const fans = await fanTimes(page)

  const row = (what: string, measured: number, mustReach: number, unit = 'ms') => ({
    what,
    measured,
    unit,
    mustReach,
    more: false,
  })
  const times = (lits: readonly Lit[]): number[] => lits.map(({ time }) => time)
  const tasks = (lits: readonly Lit[]): number[] => lits.map(({ task }) => task)
  console.log(`18CZ ${name}, the processor slowed four times`)
  report(`page of 18CZ ${name}, processor slowed four times`, [
    row(
      `a finished game of ${CZ_FINISHED.log.length} actions, from its log to the drawn table, median of ${TIMES}`,
      median(openings),
      700,
    ),
    row(`one step in its history, median of ${steps.length}`, median(steps), 24),
    row('the slowest of these steps', Math.max(...steps), 80),
    row(`the fan of tiles with what each adds, median of ${fans.length}`, median(fans), 100),
    row(
      `lit hexes with what each of them adds, at the table, median of ${TIMES}`,
      median(times(standing)),
      400,
    ),
    row('the longest task of the page meanwhile, median', median(tasks(standing)), 50),
    row('the same as the table opens', median(times(opened)), 400),
    row('the longest task of the page meanwhile, median', median(tasks(opened)), 50),
    row('JavaScript of the first load of the home page, gzip', home.page / 1024, 60, 'KB'),
  ])
  const all = (lits: readonly Lit[]): string => tasks(lits).map(Math.round).join(', ')
  console.log(
    `Longest tasks (0: none above 50 ms): at the table ${all(standing)}; as it opens ${all(opened)}\n`,
  )
}

/**
 * Milliseconds until lit hexes tell what they add, and the longest task meanwhile; 0: none above 50. At the table both
 * count from the key press, the frame of the position that asks included; as a table opens, which has a row of its own,
 * from where that position is drawn.
 */
interface Lit {
  readonly time: number
  readonly task: number
}

/** From the present one step back, where nothing is lit, and on again. */
async function litAtTable(page: Page): Promise<Lit> {
  await page.keyboard.press('ArrowLeft')
  await page.locator('.gain-pill').first().waitFor({ state: 'detached' })
  await page.waitForTimeout(300)
  await page.evaluate(watch)
  await page.keyboard.press('Escape')
  return seen(page, 'began')
}

async function litAsItOpens(page: Page, address: string): Promise<Lit> {
  await page.goto('about:blank')
  await page.goto(address)
  return seen(page, 'drawn')
}

async function seen(page: Page, from: 'began' | 'drawn'): Promise<Lit> {
  await page.waitForFunction(() => (globalThis as unknown as Watched).seen.gains > 0)
  // The last tasks are told a little later.
  await page.waitForTimeout(200)
  return page.evaluate((since) => {
    const { seen } = globalThis as unknown as Watched
    const between = seen.tasks.filter(({ at, length }) => at + length > seen[since] && at < seen.gains)
    return { time: seen.gains - seen[since], task: Math.max(0, ...between.map(({ length }) => length)) }
  }, from)
}

interface Watched {
  seen: { began: number; drawn: number; gains: number; tasks: { at: number; length: number }[] }
}

/** Notes in the page when the position that asks stands there drawn, when each lit hex tells what it adds, and long tasks. */
function watch(): void {
  const seen: Watched['seen'] = { began: performance.now(), drawn: 0, gains: 0, tasks: [] }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.tasks.push({ at: startTime, length: duration })
    }
  }).observe({ entryTypes: ['longtask'] })
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    seen.drawn = performance.now()
  })
  port1.start()
  let asks = false
  const look = (): void => {
    if (!asks && document.querySelector('#action .confirm') !== null) {
      asks = true
      // Heard once this frame is through.
      port2.postMessage(null)
    }
    if (document.querySelector('.gain-pill') === null) requestAnimationFrame(look)
    else seen.gains = performance.now()
  }
  requestAnimationFrame(look)
}

/** Space on one lit hex after the other, until the frame with its fan and all its figures has been drawn. */
async function fanTimes(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const pressed = (key: string): boolean =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ) ?? false
    const drawn = (hex: SVGElement): Promise<number> =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(() => {
          const began = performance.now()
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now() - began))
          port1.start()
          const look = (): void => {
            // A tray on a phone.
            const told = document.querySelector('.tile-fan button, .tile-tray button') !== null
            if (told && document.querySelector(':is(.tile-fan, .tile-tray) .searching') === null) {
              requestAnimationFrame(() => port2.postMessage(null))
            } else if (performance.now() - began > 5000) reject(new Error('no fan opened'))
            else setTimeout(look)
          }
          hex.focus({ preventScroll: true })
          pressed(' ')
          look()
        })
      })
    const times: number[] = []
    const [first, ...others] = [...document.querySelectorAll<SVGElement>('.hex-button.open')].slice(0, 9)
    if (first === undefined) throw new Error('nothing is lit')
    // The code of the fan comes with the first one.
    await drawn(first)
    for (const hex of others) {
      pressed('Escape')
      await new Promise((resolve) => setTimeout(resolve, 400))
      times.push(await drawn(hex))
    }
    return times
  })
}

async function repeated<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
  const measured: T[] = []
  for (let time = 0; time < times; time++) measured.push(await measure())
  return measured
}

async function kept(page: Page, name: string, record: CzRecord): Promise<string> {
  await page.goto('/')
  return importGame(page, name, record)
}
