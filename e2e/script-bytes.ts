import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

export interface ScriptBytes {
  readonly table: number
  readonly worker: number
}

/**
 * Of a load with nothing in the browser's cache, packed by gzip: what the table needs, and apart from it the worker
 * that is started once the table stands. The scripts are asked for once more to be weighed, for the browser does not
 * keep the bodies of what a page that was left has loaded.
 */
export async function scriptBytes(page: Page, address: string, shown: string): Promise<ScriptBytes> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto('about:blank')
  const loaded = new Set<string>()
  const note = (response: { url(): string }): void => {
    const { pathname, href } = new URL(response.url())
    if (pathname.endsWith('.js')) loaded.add(href)
  }
  page.on('response', note)
  await page.goto(address)
  await page.locator(shown).first().waitFor()
  await page.waitForLoadState('networkidle')
  page.off('response', note)
  await session.detach()
  let table = 0
  let worker = 0
  for (const script of loaded) {
    const answer = await fetch(script)
    const bytes = gzipSync(Buffer.from(await answer.arrayBuffer())).length
    if (script.includes('worker')) worker += bytes
    else table += bytes
  }
  return { table, worker }
}
