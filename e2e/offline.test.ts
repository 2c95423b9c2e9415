import { wordsFor } from '@roundhouse/words'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { keptRecord, openLocalTable } from './local.ts'
import { moveShown, panelOf } from './play.ts'

const scene = useBrowser()
const { home, table } = wordsFor('en')

describe('without a network', () => {
  test(
    'a local game opens again after a reload and is played on',
    scene(async ({ device, allow }) => {
      const page = await device({ keepsOffline: true })
      await openLocalTable(page, ['Ana', 'Tomás', 'Lucía'])
      const way = panelOf(page)
      await way.confirm.click()
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
      })
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

      allow(/ERR_INTERNET_DISCONNECTED/)
      // Where the service worker takes the page over just then, the browser has been seen to go on answering: it is told again.
      const asked = async (): Promise<string> => {
        await page.context().setOffline(false)
        await page.context().setOffline(true)
        return page.evaluate(() =>
          fetch('/api/health').then(
            () => 'answered',
            () => 'nobody',
          ),
        )
      }
      await expect.poll(asked).toBe('nobody')
      await page.reload()
      await page.locator('#board').waitFor()
      expect(await moveShown(page)).toBe(table.history.move(1))
      await way.confirm.click()
      await way.pass.click()
      await page.reload()
      await page.locator('#board').waitFor()
      expect(await moveShown(page)).toBe(table.history.move(3))
      expect((await keptRecord(page)).log).toHaveLength(3)

      // The home page opens too, lists the game, and another one can be begun.
      await page.goto('/')
      await page.getByText(home.lobby.failed).waitFor()
      await page.getByRole('region', { name: home.tables.heading }).getByRole('link').click()
      await way.pass.click()
      expect(await moveShown(page)).toBe(table.history.move(4))
      await openLocalTable(page, ['Eva', 'Bruno', 'Marco'])
      await way.confirm.click()
      expect(await moveShown(page)).toBe(table.history.move(1))
    }),
  )
})
