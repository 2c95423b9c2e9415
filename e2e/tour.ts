import type { PageWords } from '@roundhouse/words'
import { type ChicagoPageWords, chicagoPageWords } from '@roundhouse/words/chicago-express'
import type { Page } from 'playwright-core'
import type { Scene } from './browser.ts'
import { FINISHED, MOMENTS } from './games.ts'
import { atHost, goTo } from './go.ts'
import { keepGame } from './local.ts'
import { createGame } from './online.ts'
import { panelOf, reachableHex } from './play.ts'

/** A page of the program in one of its states. */
export interface Stop {
  readonly name: string
  /** Brings a page there, ready to be looked at. */
  reach(page: Page): Promise<void>
}

/** Every page there is, in the order of a visit; the device gets the games that are shown. */
export async function planTour(
  page: Page,
  scene: Scene,
  words: PageWords & ChicagoPageWords = chicagoPageWords('en'),
): Promise<readonly Stop[]> {
  await atHost(page)
  const paths: Record<string, string> = { finished: await keepGame(page, 'finished', FINISHED) }
  for (const [name, record] of Object.entries(MOMENTS)) paths[name] = await keepGame(page, name, record)
  const open = await createGame(scene.host, [{ kind: 'person', name: 'Ana' }, { kind: 'person' }])
  const running = await createGame(scene.host, [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', bot: 'random' },
  ])
  // A table that does not exist is told in the console as well.
  scene.allow(/status of 404/)
  const board = (path: string): ((page: Page) => Promise<void>) => at(path, '#board')
  const { way, finished } = { way: (each: Page) => panelOf(each, words), finished: paths['finished'] ?? '' }
  return [
    { name: 'home', reach: at('/', '.lobby') },
    { name: 'auction', reach: board(paths['auction'] ?? '') },
    { name: 'choosing', reach: board(paths['choosing'] ?? '') },
    { name: 'a red dial', reach: board(paths['redDial'] ?? '') },
    { name: 'offering', reach: board(paths['offering'] ?? '') },
    {
      name: 'building',
      async reach(each) {
        await board(paths['building'] ?? '')(each)
        await way(each).builders.first().click()
        await (await reachableHex(each)).click()
      },
    },
    {
      name: 'a refused hex',
      async reach(each) {
        await board(paths['building'] ?? '')(each)
        await way(each).builders.first().click()
        await each.locator('.hex-button:not(.open)').first().dispatchEvent('click')
        await each.locator('.why-not').waitFor()
      },
    },
    {
      name: 'developing',
      async reach(each) {
        await board(paths['developing'] ?? '')(each)
        await (await reachableHex(each)).click()
      },
    },
    { name: 'the past', reach: board(`${finished}?action=100`) },
    {
      name: 'the rules in short',
      async reach(each) {
        await board(paths['choosing'] ?? '')(each)
        await each.keyboard.press('r')
        await each.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'the menu',
      async reach(each) {
        await board(paths['choosing'] ?? '')(each)
        await each.getByRole('button', { name: words.table.bar.menu }).click()
        await each.locator('.menu-box').waitFor()
      },
    },
    { name: 'the settings', reach: at('/settings', '.setting') },
    { name: 'the report', reach: at(finished, '#report') },
    { name: 'an invitation', reach: at(open.invitePath, '#join-name') },
    { name: 'the waiting room', reach: at(open.personalPath, '.link-row input') },
    { name: 'a spectator', reach: board(`/table/${running.id}`) },
    {
      name: 'the chat',
      async reach(each) {
        await board(running.personalPath)(each)
        await each.keyboard.press('c')
        const input = each.locator('#chat input')
        await input.waitFor()
        if ((await each.locator('#chat li').count()) === 0) {
          await input.fill('https://example.org/' + 'a-word-without-an-end'.repeat(4))
          await input.press('Enter')
        }
        await each.locator('#chat li').first().waitFor()
      },
    },
    { name: 'no such page', reach: at('/nowhere/at/all', '.notice') },
    { name: 'no such game', reach: at('/local/none', '.notice') },
    { name: 'no such table', reach: at('/table/none', '.notice') },
  ]
}

export function at(path: string, shown: string): (page: Page) => Promise<void> {
  return async (page) => {
    await goTo(page, path)
    await page.locator(shown).first().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => true))
  }
}
