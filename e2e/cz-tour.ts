import { about18cz } from '@roundhouse/titles/18cz/about'
import { type PageWords, wordsFor } from '@roundhouse/words'
import type { Page } from 'playwright-core'
import type { Size } from './browser.ts'
import { CZ_FINISHED, CZ_MOMENTS } from './cz-games.ts'
import { atHost } from './go.ts'
import { keepGame } from './local.ts'
import { type Stop, at } from './tour.ts'

type Moment = keyof typeof CZ_MOMENTS

/** Every page and every panel of 18CZ, in the order of a visit; the device gets the games that are shown. */
export async function planCzTour(
  page: Page,
  size: Size,
  words: PageWords = wordsFor('en'),
): Promise<readonly Stop[]> {
  await atHost(page)
  const paths: Record<string, string> = { finished: await keepGame(page, 'finished', CZ_FINISHED) }
  for (const [name, record] of Object.entries(CZ_MOMENTS)) paths[name] = await keepGame(page, name, record)
  const finished = paths['finished'] ?? ''
  const board = (moment: Moment) => at(paths[moment] ?? '', '.table-page #board')
  const step = (moment: Moment, name: string, go: (page: Page) => Promise<void>): Stop => ({
    name,
    async reach(each) {
      await board(moment)(each)
      await go(each)
    },
  })
  const press = (key: string, shown: string) => async (each: Page) => {
    await each.keyboard.press(key)
    await each.locator(shown).first().waitFor()
  }
  /** By the keyboard, which is there at every size. */
  const pickHex = async (each: Page): Promise<void> => {
    // Keys reach a lit hex a moment after it is drawn.
    await each.locator('.hex-button.open[tabindex="0"]').first().waitFor()
    await press('m', '.hex-button:focus')(each)
    await press('Space', '.tile-button[aria-pressed="true"]')(each)
  }
  return [
    { name: 'home with 18CZ', reach: homeWith(words) },
    ...(Object.keys(CZ_MOMENTS) as Moment[]).map((moment) => ({ name: moment, reach: board(moment) })),
    step('track', 'a tile on trial', pickHex),
    step('track', 'a refused hex', async (each) => {
      await each.locator('.hex-button.open').first().waitFor()
      await each.locator('.hex-button[aria-disabled="true"]').first().dispatchEvent('click')
      await press('m', '.hex-button:focus')(each)
      for (let steps = 0; (await each.locator('.why-not').count()) === 0 && steps < 20; steps++) {
        await each.keyboard.press(steps < 10 ? 'ArrowLeft' : 'ArrowUp')
      }
      await each.locator('.why-not').waitFor()
    }),
    step('run', 'a route by hand', async (each) => {
      await each.locator('.run-lines.by-hand [role="switch"]').first().click()
      await each.locator('.run-lines.by-hand [data-drawing="true"]').waitFor()
    }),
    step('stock', 'an order', async (each) => {
      await each.locator('.automate .automate-open').click()
      await each.locator('.automate form').waitFor()
    }),
    step('track', 'a plan', async (each) => {
      await each.locator('.plan-start button').click()
      await each.locator('.plan-bar').waitFor()
      await press('1', '.plan-bar li')(each)
    }),
    step('revenue', 'a charter', async (each) => {
      await press('e', '#companies .sign-button')(each)
      await each.locator('#companies .sign-button').first().click()
      await each.locator('dialog .charter').waitFor()
    }),
    step('revenue', 'the market', press('k', '#page .market')),
    step('revenue', 'trains and phases', press('i', '#page .railway-bank')),
    step('revenue', 'the tiles', press('t', '#page > *')),
    step('revenue', 'the spreadsheet', press('s', '#page .spreadsheet')),
    step('revenue', 'the charts', async (each) => {
      await press('k', '#page .market')(each)
      await each.locator('.page-tabs button').last().click()
      await each.locator('#page .figure-card, #page figure, #page svg').first().waitFor()
    }),
    step('revenue', 'the players', press('p', '.railway-players')),
    step('revenue', 'the log, filtered', async (each) => {
      await press('l', '.log')(each)
      await each.locator('.log-filter-open').click()
      await each.locator('.log-filter select').first().selectOption('trains')
    }),
    step('revenue', 'the rules in short', press('r', 'dialog')),
    step('revenue', 'the keys', press('?', 'dialog')),
    ...(size === 'phone' ? [] : [step('revenue', 'the bank beside the map', tabOf(words.table.tabs.bank))]),
    { name: 'the past', reach: at(`${finished}?action=442`, '#board .hex-button') },
    { name: 'the report', reach: at(finished, '#report h2') },
    step('stock', 'the guide', guide),
  ]
}

/** With the variant that has most to say, and the seldom options unfolded. */
function homeWith({ home }: PageWords): Stop['reach'] {
  return async (page) => {
    await at('/', '.lobby')(page)
    await page.locator('.title-card').getByRole('button', { name: about18cz.name }).click()
    await page.getByRole('combobox', { name: home.variant }).selectOption('moravia-silesia')
    await page.locator('details.seldom summary').click()
  }
}

function tabOf(name: string): Stop['reach'] {
  return (page) => page.getByRole('tab', { name }).click()
}

/** Switched on for this one table, with all of it unfolded. */
async function guide(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('roundhouse.guide', 'on'))
  await page.reload()
  await page.locator('.guide .term').first().click()
  await page.locator('.guide details').evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true
  })
  await page.evaluate(() => localStorage.removeItem('roundhouse.guide'))
}
