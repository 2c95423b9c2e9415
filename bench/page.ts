import type { ChicagoRecord } from '../e2e/games.ts'
import { importGame } from '../e2e/local.ts'
import { createGame } from '../e2e/online.ts'
import { scriptBytes } from '../e2e/script-bytes.ts'
import type { Host } from '../e2e/server.ts'
import { middlingGame } from './game.ts'
import { inChromium, stepTimes } from './page-measures.ts'
import { median, report } from './report.ts'

/**
 * The page of Chicago Express in Chromium, with a finished game of about 300 actions.
 *
 * The JavaScript of the first load is every script that a table needs until it stands there, compressed by gzip. What
 * the service worker fetches afterwards for the time without a network does not count.
 */
await inChromium(async (page, host) => {
  const record = middlingGame() as ChicagoRecord
  await page.goto('/')
  const local = await importGame(page, 'bench', record)
  const localBytes = await scriptBytes(page, local, '#report')
  const onlineBytes = await scriptBytes(page, await runningTable(host), '#board')
  await page.goto(`${local}?action=${record.log.length - 1}`)
  await page.locator('#board').waitFor()
  const times = await stepTimes(page)
  report('page', [
    {
      what: `one step in the history of ${record.log.length} actions in the page, median of ${times.length}`,
      measured: median(times),
      unit: 'ms',
      mustReach: 16,
      more: false,
    },
    {
      what: 'the slowest of these steps',
      measured: Math.max(...times),
      unit: 'ms',
      mustReach: 100,
      more: false,
    },
    {
      what: 'JavaScript of the first load of a local table, gzip',
      measured: localBytes.page / 1024,
      unit: 'KB',
      mustReach: 150,
      more: false,
    },
    {
      what: 'JavaScript of the first load of an online table, gzip',
      measured: onlineBytes.page / 1024,
      unit: 'KB',
      mustReach: 150,
      more: false,
    },
  ])
})

/** A person against a bot: the table stands at once. */
async function runningTable(host: Host): Promise<string> {
  const { personalPath } = await createGame(host, [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', bot: 'random' },
  ])
  return personalPath
}
