import type { Language } from '@roundhouse/words'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { type Host, startHost } from './server.ts'

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  middle: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const
export type Size = keyof typeof SIZES

/** One person's device. */
export interface Device {
  readonly language?: Language
  readonly theme?: 'light' | 'dark'
  readonly size?: Size
  /** A finger instead of a mouse. */
  readonly touch?: boolean
  /** Lets a test bring its own scripts, which the security policy forbids to everybody else. */
  readonly ownScripts?: boolean
  /** It keeps the whole program for the time without a network; that costs as much as a visit, so few tests want it. */
  readonly keepsOffline?: boolean
}

export interface Scene {
  readonly host: Host
  /** A new device with nothing on it, and a page there. */
  device(device?: Device): Promise<Page>
  visit(path: string, device?: Device): Promise<Page>
  /** What a test provokes on purpose and the console therefore may tell. */
  allow(message: RegExp): void
}

type Body = (scene: Scene) => Promise<void>

/** Where the server of a file is not the usual one. */
interface Usage {
  /** Makes the folder of the pages. */
  readonly pages?: () => Promise<string>
  /** How long bots wait before each move, in milliseconds: where a person must come in between. */
  readonly botDelay?: number
}

/** The common browser and a server for each file; each test gets devices of its own and must leave the console clean. */
export function useBrowser({ pages, botDelay }: Usage = {}): (body: Body) => () => Promise<void> {
  let browser: Browser
  let host: Host
  beforeAll(async () => {
    const connected = chromium.connect(inject('browser'))
    const started = async (): Promise<Host> => startHost(await pages?.(), botDelay)
    ;[browser, host] = await Promise.all([connected, started()])
  })
  afterAll(async () => {
    await browser?.close()
    await host?.stop()
  })
  return (body) => async () => {
    const contexts: BrowserContext[] = []
    const troubles: string[] = []
    const allowed: RegExp[] = []
    const device: Scene['device'] = async (asked = {}) => {
      const context = await browser.newContext(settingsOf(asked, host.address))
      contexts.push(context)
      context.on('page', (page) => listen(page, troubles))
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      return page
    }
    const scene: Scene = {
      host,
      device,
      async visit(path, asked) {
        const page = await device(asked)
        await page.goto(path)
        return page
      },
      allow: (message) => void allowed.push(message),
    }
    try {
      await body(scene)
      const found = troubles.filter((trouble) => !allowed.some((message) => message.test(trouble)))
      expect(found, 'console, page errors and violations of the security policy').toEqual([])
    } catch (failure) {
      throw await illustrated(failure, contexts, troubles)
    } finally {
      await Promise.all(contexts.map((context) => context.close()))
    }
  }
}

function settingsOf(
  { language = 'en', theme = 'light', size = 'desktop', touch, ownScripts, keepsOffline }: Device,
  baseURL: string,
) {
  return {
    baseURL,
    viewport: SIZES[size],
    locale: language,
    colorScheme: theme,
    // Nothing has to be waited for that only looks smooth.
    reducedMotion: 'reduce' as const,
    hasTouch: touch === true,
    isMobile: touch === true,
    bypassCSP: ownScripts === true,
    serviceWorkers: keepsOffline === true ? ('allow' as const) : ('block' as const),
  }
}

/** What the driver of the browser tells where the program is not kept. */
const WITHOUT_OFFLINE = 'Service Worker registration blocked by Playwright'

function listen(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`))
  page.on('crash', () => troubles.push('the page crashed'))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (message.text() === WITHOUT_OFFLINE) return
    troubles.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
}

/** The failure with pictures of every page as it was. */
async function illustrated(
  failure: unknown,
  contexts: readonly BrowserContext[],
  troubles: readonly string[],
) {
  const folder = await mkdtemp(join(tmpdir(), 'roundhouse-failure-'))
  const pages = contexts.flatMap((context) => context.pages())
  const stuck: string[] = []
  for (const [index, page] of pages.entries()) {
    const path = join(folder, `page-${index + 1}.png`)
    await page
      .screenshot({ path, timeout: 5_000 })
      .catch(async () => stuck.push(`\nPage ${index + 1} gives no picture: ${await whatHoldsIt(page)}`))
  }
  const error = failure instanceof Error ? failure : new Error(String(failure))
  const addresses = pages.map((page) => page.url()).join(', ')
  error.message += `\n\nPictures of the pages: ${folder} (${addresses})\nConsole: ${troubles.join('\n') || 'nothing'}${stuck.join('')}`
  return error
}

/** Of a page that draws nothing more: whether it computes without end, or waits for a frame that the browser never asks of it. */
async function whatHoldsIt(page: Page): Promise<string> {
  const answer = page.evaluate(() => 'its scripts answer, but no frame is drawn').catch(String)
  const none = new Promise<string>((resolve) => setTimeout(() => resolve('its scripts never end'), 3_000))
  return Promise.race([answer, none])
}
