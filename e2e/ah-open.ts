import type { GameRecord } from '@roundhouse/kernel'
import type { Page } from 'playwright-core'
import { keepGame } from './local.ts'

/** Opens a game at its moment. A page that runs already goes there by itself, as a link inside it would: that is cheap. */
export async function openMoment(page: Page, name: string, record: GameRecord): Promise<void> {
  const fresh = page.url() === 'about:blank'
  if (fresh) {
    // Any address of the host will do to write into the store of its pages; a bare picture would ask for an icon.
    await page.route('**/favicon.ico', (asked) => asked.fulfill({ status: 204 }))
    await page.goto('/icon.svg')
  }
  const path = await keepGame(page, name, record)
  if (fresh) await page.goto(path)
  else {
    await page.evaluate(async (to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
      await new Promise(requestAnimationFrame)
    }, path)
  }
  await page.locator('.table-page:not(.loading) #action').waitFor()
}
