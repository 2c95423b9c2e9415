import { LANGUAGES, wordsFor } from '@roundhouse/words'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Scene, useBrowser } from './browser.ts'
import { cutOff } from './layout.ts'
import { openLocalTable } from './local.ts'
import { createGame } from './online.ts'
import { panelOf } from './play.ts'
import { every } from './whole-tours.ts'

const scene = useBrowser()
const words = wordsFor('en')
const { home, table } = words

describe('the chat of a table on the server', () => {
  test(
    'two people talk, text stays text, what is new is counted, and a reload keeps it',
    scene(async ({ device, visit, host }) => {
      const { ana, tom, path } = await twoAtTable({ device, visit, host })

      await ana.keyboard.press('c')
      await ana.locator('#chat input:focus').waitFor()
      await ana.getByText(table.chat.empty).waitFor()
      await ana.keyboard.type('<img src=x onerror=alert(1)> & <b>good evening</b>')
      await ana.keyboard.press('Enter')
      await lines(ana).filter({ hasText: 'good evening' }).waitFor()
      expect(await ana.locator('#chat input').inputValue()).toBe('')

      // Tom looks at the log: the tab tells how much is new, the listener hears what.
      const tab = tom.getByRole('tab', { name: table.chat.heading })
      await expect.poll(() => tab.textContent()).toContain(table.chat.fresh(1))
      const voice = tom.locator('[aria-live="polite"]', { hasText: 'Ana: <img src=x' })
      expect(await voice.count()).toBe(1)
      await tab.click()
      expect(await lines(tom).innerText()).toContain('<img src=x onerror=alert(1)> & <b>good evening</b>')
      expect(await tom.locator('#chat img, #chat li b').allInnerTexts()).toEqual(['Ana'])
      await expect.poll(() => tab.textContent()).toBe(table.chat.heading)

      await say(tom, 'Who opens?')
      await say(ana, 'You do.')
      await expect.poll(() => lines(tom).count()).toBe(3)
      expect(await texts(tom)).toEqual(await texts(ana))

      // What is typed is no key of the table, and the game goes on beside it.
      await ana.locator('#chat input').fill('')
      await ana.locator('#chat input').press('1')
      await ana.keyboard.press('Escape')
      await ana.keyboard.press('l')
      await panelOf(ana).confirm.click()
      await expect.poll(() => ana.locator('#log li').count()).toBeGreaterThan(0)
      await say(tom, 'My turn, then.')
      await tom.reload()
      await tom.locator('#board').waitFor()
      expect(await tab.textContent()).toBe(table.chat.heading)
      await tab.click()
      await expect.poll(() => lines(tom).count()).toBe(4)
      await ana.reload()
      await ana.locator('#board').waitFor()
      await expect.poll(() => ana.getByRole('tab', { name: table.chat.fresh(1) }).count()).toBe(1)

      const onlooker = await visit(path)
      await onlooker.getByRole('tab', { name: table.chat.heading }).click()
      await onlooker.getByText(table.chat.watching).waitFor()
      expect(await texts(onlooker)).toEqual(await texts(tom))
      expect(await onlooker.locator('#chat input').count()).toBe(0)

      const record = await (await fetch(`${host.address}/api/games/${path.split('/')[2]}/record`)).text()
      expect(record).not.toContain('Who opens')
    }),
  )

  test(
    'who says too much at once is told so, and the line is not lost',
    scene(async ({ host, visit }) => {
      const ana = await visit((await withBot(host)).personalPath)
      await ana.locator('#board').waitFor()
      await ana.keyboard.press('c')
      const input = ana.locator('#chat input')
      const told = ana.getByText(words.faults['rate-limited']({ seconds: 2 }))
      let sent = 0
      // However slow the machine is, somebody who never stops is told at last.
      for (; (await told.count()) === 0 && sent < 60; sent++) {
        await input.fill(`line ${sent}`)
        await input.press('Enter')
        await expect
          .poll(async () => (await input.inputValue()) === '' || (await told.count()) > 0)
          .toBe(true)
      }
      expect(await input.inputValue()).toBe(`line ${sent - 1}`)
      expect(await lines(ana).count()).toBe(sent - 1)
    }),
  )

  test.each(every(LANGUAGES, 3, 1))('on a phone it is a part of the log, in %s', async (language) =>
    scene(async ({ visit, host }) => {
      const t = wordsFor(language).table
      const { id, personalPath } = await withBot(host)
      const ana = await visit(personalPath)
      await ana.locator('#board').waitFor()
      const seat = await personal(host, `/table/${id}`, ana)
      const phone = await visit(seat, { language, size: 'phone', touch: true })
      const place = phone.getByRole('navigation').getByRole('button', { name: t.tabs.log })
      await place.waitFor()
      await ana.keyboard.press('c')
      await say(ana, 'Hello, phone')
      await place.tap()
      await phone.getByRole('tab', { name: t.chat.heading }).tap()
      await lines(phone).filter({ hasText: 'Hello, phone' }).waitFor()
      await phone.getByRole('textbox', { name: t.chat.label }).fill('¡Hola! È bello qui.')
      await phone.getByRole('button', { name: t.chat.send }).tap()
      await expect.poll(() => lines(phone).count()).toBe(2)
      for (const target of [
        phone.locator('#chat input'),
        phone.locator('#chat button'),
        phone.getByRole('tab', { name: t.chat.heading }),
      ]) {
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      expect(await cutOff(phone)).toEqual([])
    })(),
  )
})

test(
  'around one screen there is no chat, and its key does nothing',
  scene(async ({ device }) => {
    const page = await device()
    await openLocalTable(page, ['Ana', 'Tom', 'Lucía'])
    expect(await page.getByRole('tab', { name: table.chat.heading }).count()).toBe(0)
    await page.keyboard.press('c')
    await page.keyboard.press('e')
    await page.locator('#companies:focus').waitFor()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: table.keys.heading })
    await keys.getByText(table.keys.does.companies).waitFor()
    expect(await keys.getByText(table.keys.does.chat).count()).toBe(0)
  }),
)

/** A table for one person, where the other is not needed. */
function withBot(host: Scene['host']) {
  return createGame(host, [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', bot: 'random' },
  ])
}

interface Seated {
  readonly ana: Page
  readonly tom: Page
  readonly path: string
}

async function twoAtTable({ visit, host }: Pick<Scene, 'device' | 'visit' | 'host'>): Promise<Seated> {
  const game = await createGame(host, [{ kind: 'person', name: 'Ana' }, { kind: 'person' }])
  const tom = await visit(game.invitePath)
  await tom.getByRole('textbox', { name: home.yourName }).fill('Tom')
  await tom.getByRole('button', { name: home.join.sit }).click()
  const ana = await visit(game.personalPath)
  for (const page of [ana, tom]) await page.locator('#board').waitFor()
  return { ana, tom, path: `/table/${game.id}` }
}

/** The way to the seat of a page from another device. */
async function personal(host: Scene['host'], path: string, page: Page): Promise<string> {
  const answer = await page.request.post(`${host.address}/api/games/${path.split('/')[2]}/link`, {
    headers: { origin: host.address },
  })
  return ((await answer.json()) as { readonly personalPath: string }).personalPath
}

function lines(page: Page): Locator {
  return page.locator('#chat li')
}

async function texts(page: Page): Promise<string[]> {
  return page.locator('#chat li p').allInnerTexts()
}

/** Says something and waits until it stands there. */
async function say(page: Page, text: string): Promise<void> {
  await page.locator('#chat input').fill(text)
  await page.locator('#chat input').press('Enter')
  await lines(page).filter({ hasText: text }).waitFor()
  await expect.poll(() => page.locator('#chat input').inputValue()).toBe('')
}
