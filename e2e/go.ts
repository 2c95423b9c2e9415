import type { Page } from 'playwright-core'

/** A picture of the host: a page of it without the program, from which its store can be written. */
const BARE = '/icon.svg'
/** Nothing is there, so that whatever was open is left for it. */
const NOWHERE = '/nowhere'

/**
 * Goes to an address of the program. A page in which it runs already goes there by itself, as a link inside it would:
 * that costs a third of loading it anew, and everything shown is made anew all the same.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  if (!isRunning(page) || path.includes('#')) {
    // Only what stands behind the # may differ, which alone would open no page anew.
    if (path.includes('#')) await page.goto('about:blank')
    await page.goto(path)
    return
  }
  await page.evaluate(
    async (ways) => {
      for (const way of ways) {
        history.pushState(null, '', way)
        dispatchEvent(new PopStateEvent('popstate'))
        await new Promise(requestAnimationFrame)
      }
    },
    [NOWHERE, path],
  )
}

/** A page from which the store of the host can be written, with little effort. */
export async function atHost(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') return
  // A bare picture would ask for an icon.
  await page.route('**/favicon.ico', (asked) => asked.fulfill({ status: 204 }))
  await page.goto(BARE)
}

function isRunning(page: Page): boolean {
  const url = page.url()
  return url !== 'about:blank' && new URL(url).pathname !== BARE
}
