import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

export interface ScriptBytes {
  readonly page: number
  readonly worker: number
  /** The names of all these files. */
  readonly files: readonly string[]
}

/**
 * Of a load with nothing in the browser's cache, packed by gzip: what the page needs, and apart from it the worker
 * that is started once the table stands. The scripts are asked for once more to be weighed, for the browser does not
 * keep the bodies of what a page that was left has loaded.
 */
export async function scriptBytes(visitor: Page, address: string, shown: string): Promise<ScriptBytes> {
  const session = await visitor.context().newCDPSession(visitor)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  // What the page before still loads is not this one's.
  await visitor.waitForLoadState('networkidle')
  await visitor.goto('about:blank')
  const loaded = new Set<string>()
  const note = (response: { url(): string }): void => {
    const { pathname, href } = new URL(response.url())
    if (pathname.endsWith('.js')) loaded.add(href)
  }
  visitor.on('response', note)
  await visitor.goto(address)
  await visitor.locator(shown).first().waitFor()
  // The panel of the decision comes after the board.
  if (shown.includes('#board')) await visitor.locator('#action button').first().waitFor()
  await visitor.waitForLoadState('networkidle')
  visitor.off('response', note)
  await session.detach()
  let page = 0
  let worker = 0
  for (const script of loaded) {
    const answer = await fetch(script)
    const bytes = gzipSync(Buffer.from(await answer.arrayBuffer())).length
    if (script.includes('worker')) worker += bytes
    else page += bytes
  }
  return { page, worker, files: [...loaded].map((script) => new URL(script).pathname) }
}
