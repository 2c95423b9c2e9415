import type { Page } from 'playwright-core'
import { launchChromium } from '../e2e/chromium.ts'
import { moveShown } from '../e2e/play.ts'
import { type Host, startHost } from '../e2e/server.ts'
import { median } from './report.ts'

/**
 * A step in the history is timed on the page's main thread: the arrow key is given to the page at the beginning of a
 * frame, and the clock stops in the first task after that frame has been drawn. So the figure holds the script, the
 * style, the layout and the painting of the step, and no waiting for the screen, which depends on the screen alone. The
 * same round without a key is subtracted; it is next to nothing.
 */
const STEPS = 150

/** Back from the end and on again, after a few steps that only warm the page up. */
export async function stepTimes(page: Page): Promise<number[]> {
  const walk = async (key: string | null, steps: number): Promise<number[]> =>
    page.evaluate(
      async ([pressed, count]) => {
        const drawn = (): Promise<number> =>
          new Promise((resolve) => {
            requestAnimationFrame(() => {
              const began = performance.now()
              const { port1, port2 } = new MessageChannel()
              port1.addEventListener('message', () => resolve(performance.now() - began))
              port1.start()
              if (pressed !== null) {
                const key = new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true })
                document.body.dispatchEvent(key)
              }
              port2.postMessage(null)
            })
          })
        const times: number[] = []
        for (let step = 0; step < count; step++) times.push(await drawn())
        return times
      },
      [key, steps] as const,
    )
  await walk('ArrowLeft', 10)
  const idle = median(await walk(null, 50))
  const before = await moveNumber(page)
  const back = await walk('ArrowLeft', STEPS)
  const after = await moveNumber(page)
  const moved = before - after
  if (moved !== STEPS) throw new Error(`${STEPS} keys moved the page by ${moved}`)
  const on = await walk('ArrowRight', STEPS)
  return [...back, ...on].map((time) => Math.max(0, time - idle))
}

/** The page marks when it has read the log; the table is drawn one frame after its last hex is there. */
export async function openingTime(page: Page, address: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('roundhouse:drawn').length > 0)
  return page.evaluate(() => {
    const [log] = performance.getEntriesByName('roundhouse:log')
    const drawn = performance.getEntriesByName('roundhouse:drawn')[0]
    if (log === undefined || drawn === undefined) throw new Error('the page has left no marks')
    return drawn.startTime - log.startTime
  })
}

async function moveNumber(page: Page): Promise<number> {
  return Number((await moveShown(page)).replace(/\D+/g, ''))
}

/** What a page is looked at on. */
export interface Screen {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly hasTouch?: boolean
  readonly isMobile?: boolean
}

export const DESKTOP: Screen = { viewport: { width: 1440, height: 900 } }
export const PHONE: Screen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Runs a bench on a page of its own, with a server of its own; says so where no Chromium is found. */
export async function inChromium(
  bench: (page: Page, host: Host) => Promise<void>,
  screen: Screen = DESKTOP,
): Promise<void> {
  const path = await chromiumPath()
  if (path === null) {
    console.log('No Chromium found: the page is not measured. Name one in CHROMIUM.')
    return
  }
  const [host, browser] = await Promise.all([startHost(), launchChromium(path)])
  try {
    const context = await browser.newContext({
      ...screen,
      baseURL: host.address,
      serviceWorkers: 'block',
    })
    await bench(await context.newPage(), host)
  } finally {
    await browser.close()
    await host.stop()
  }
}

/** The variable CHROMIUM, or wherever this machine has one. */
async function chromiumPath(): Promise<string | null> {
  const finder: unknown = await import(new URL('../scripts/chromium.mjs', import.meta.url).href)
  return (finder as { findChromium(): string | null }).findChromium()
}
