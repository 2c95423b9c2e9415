import { levelsOf } from '@roundhouse/bots'
import { type Title, asReadonly } from '@roundhouse/kernel'
import { bestRun, eighteenCz } from '@roundhouse/titles/18cz'
import { LANGUAGES, type Language, type OrderWords, wordsFor } from '@roundhouse/words'
import { czWords } from '@roundhouse/words/18cz'
import { hints as HINTS } from '@roundhouse/words/hints/en'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { CZ_FINISHED, type CzRecord, czCutAt, laysWithTrain } from './cz-games.ts'
import { askedSeat, czPanel, czStateOf, operating } from './cz-play.ts'
import { dress, findingsIn } from './findings.ts'
import { keptRecord, openGame, openLocalTable } from './local.ts'
import { storedGame } from './stored-game.ts'
import { every } from './whole-tours.ts'

const scene = useBrowser()
const t = wordsFor('en').table

/** A stock round begins: seat 1 is asked first and could buy shares of three companies. */
const STOCK = czCutAt(CZ_FINISHED, ({ step }) => step === 'stock', 130)
const FIRST = 1

/** A company by its letters. */
const COMPANY = /\b[A-Z]{2,3}\b/

/** A company may lay a tile, and its trains earn something already. */
const TRACK = czCutAt(
  CZ_FINISHED,
  (state) =>
    laysWithTrain(state) && state.turn !== null && bestRun(asReadonly(state), state.turn.company).revenue > 0,
  440,
)

describe('around one screen', () => {
  test(
    'passing until something happens: conditions in words, each pass marked, and why it ended',
    scene(async ({ device }) => {
      const page = await device()
      await openGame(page, STOCK)
      const name = STOCK.players[FIRST] as string
      const form = await automate(page)
      await form.getByRole('radio', { name: told().name('pass') }).check()
      const wanted = { kind: 'pass', about: null, values: { watch: 'mine' } }
      expect(await form.getByRole('listitem').allInnerTexts()).toEqual(told().ends(wanted))
      await form.getByText(t.orders.always).waitFor()
      await form.getByRole('button', { name: t.orders.give }).click()

      const strip = page.locator('.orders')
      await strip.getByText(t.orders.standingOf(name)).waitFor()
      expect(await strip.innerText()).toContain(told().brief(wanted))
      await expect.poll(async () => askedSeat(await czStateOf(page))).not.toBe(FIRST)
      expect(await ordered(page)).toEqual([[FIRST, 'pass']])
      await page.keyboard.press('l')
      await page.locator('#log li', { hasText: t.log.played.order.mark }).waitFor()

      // It is kept with the game, and the others go on around it.
      await page.reload()
      await strip.getByText(t.orders.standingOf(name)).waitFor()
      for (let others = 0; others < 4; others++) await pass(page)
      await strip.getByText(t.orders.stoppedOf(name)).waitFor()
      expect(await strip.innerText()).toContain(told().stopped('round-over', {}, naming(STOCK)))
      await strip.getByRole('button', { name: t.close }).click()
      await expect.poll(() => strip.count()).toBe(0)
    }),
  )

  test(
    'buying by the keyboard alone, up to a price; an undo takes the share back and ends it',
    scene(async ({ device }) => {
      const page = await device()
      await openGame(page, STOCK)
      const button = page.getByRole('button', { name: t.orders.automate })
      await button.focus()
      await page.keyboard.press('Enter')
      const form = page.getByRole('form', { name: t.orders.heading })
      await form.waitFor()
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      expect(await form.getByRole('radio', { name: told().name('buy') }).isChecked()).toBe(true)
      await page.keyboard.press('Tab')
      const company = form.getByLabel(told().about('buy'))
      expect(await company.evaluate((each) => each === document.activeElement)).toBe(true)
      const about = await company.inputValue()
      await page.keyboard.press('Tab')
      const limit = form.getByLabel(told().field('limit'))
      const price = Number(await limit.inputValue())
      await page.keyboard.type('9999')
      const give = form.getByRole('button', { name: t.orders.give })
      expect(await give.getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('Enter')
      expect(await ordered(page)).toEqual([])
      await limit.press('ControlOrMeta+a')
      await page.keyboard.type(String(price))
      await page.keyboard.press('Enter')

      await expect.poll(() => ordered(page)).toEqual([[FIRST, 'buyShare']])
      const { action } = (await keptRecord<CzRecord>(page)).log.at(-1) as { readonly action: object }
      expect(action).toEqual({ type: 'buyShare', company: about })
      await page.locator('.orders').getByRole('button', { name: t.orders.stop }).waitFor()
      await page.keyboard.press('ControlOrMeta+z')
      await page.locator('.orders').getByText(t.orders.undone).waitFor()
      expect(askedSeat(await czStateOf(page))).toBe(FIRST)
    }),
  )

  test(
    'skipping the rest of a company’s steps leads to its run; Escape leaves the form as it was',
    scene(async ({ device }) => {
      const page = await device()
      await openGame(page, TRACK)
      const company = operating(await czStateOf(page)) ?? ''
      const form = await automate(page)
      await form.getByRole('combobox').first().focus()
      await page.keyboard.press('Escape')
      await expect.poll(() => form.count()).toBe(0)
      // From the button that opened it as well.
      await automate(page)
      await page.locator('.automate .automate-open').focus()
      await page.keyboard.press('Escape')
      await expect.poll(() => form.count()).toBe(0)
      await automate(page)
      await form.getByText(told().does({ kind: 'skip', about: company, values: { upTo: 'run' } })).waitFor()
      await form.getByRole('button', { name: t.orders.give }).click()
      await page
        .locator('.orders')
        .getByText(told().stopped('steps-over', { company }, naming(STOCK)))
        .waitFor()
      expect((await czStateOf(page)).step).toBe('run')
    }),
  )

  test(
    'stopped by its owner it plays nothing more',
    scene(async ({ device }) => {
      const page = await device()
      await openGame(page, STOCK)
      const form = await automate(page)
      await form.getByLabel(told().field('watch')).selectOption('nothing')
      await form.getByRole('button', { name: t.orders.give }).click()
      await page.locator('.orders').getByRole('button', { name: t.orders.stop }).click()
      await expect.poll(() => page.locator('.orders').count()).toBe(0)
      const { confirm, panel } = czPanel(page)
      // Somebody buys, so that the round goes on and comes back to the first.
      await panel.locator('.choice-row:not([aria-disabled="true"])').first().click()
      await confirm.click()
      for (let others = 0; others < 3; others++) await pass(page)
      expect(askedSeat(await czStateOf(page))).toBe(FIRST)
      expect(await ordered(page)).toHaveLength(1)
    }),
  )

  test(
    'a plan and a title without orders offer none; a hint is tried in a plan',
    scene(async ({ device }) => {
      const page = await device()
      await openGame(page, STOCK)
      await page.getByRole('button', { name: t.orders.automate }).waitFor()
      await page.getByRole('button', { name: t.hint.ask }).click()
      const hints = page.getByRole('region', { name: HINTS.heading })
      await hints.getByText(HINTS.opinion(HINTS.levels[levelsOf('18cz').at(-1) ?? 'novice'])).waitFor()
      expect(await hints.locator('ol > li > ul > li').count()).toBeGreaterThan(0)
      // What they are about is marked on the market.
      await page.locator('.market [data-hint]').first().waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => hints.count()).toBe(0)
      await expect.poll(() => page.locator('[data-hint]').count()).toBe(0)
      await page.getByRole('button', { name: t.hint.ask }).click()
      // One that names a company: to pass may seem best as well, it is a matter of the time there is to think.
      const named = hints
        .locator('ol > li')
        .filter({ has: page.locator('.move:first-of-type', { hasText: COMPANY }) })
      const advised = await named.first().locator('.move').first().innerText()
      await named.first().getByRole('button', { name: HINTS.tryIt }).click()
      const steps = page.locator('.plan-bar li')
      await steps.first().waitFor()
      // A hint says what to do, a plan what was done: both name the company.
      const company = COMPANY.exec(advised)?.[0] ?? 'none'
      expect((await steps.allInnerTexts())[0]).toContain(company)
      expect((await keptRecord<CzRecord>(page)).log).toHaveLength(STOCK.log.length)
      await page.locator('.plan-bar').getByRole('button', { name: t.plan.leave }).click()
      await page.getByRole('button', { name: t.plan.start }).click()
      await page.getByRole('heading', { name: t.plan.heading }).waitFor()
      expect(await page.getByRole('button', { name: t.orders.automate }).count()).toBe(0)
      await openLocalTable(page, ['Ana', 'Tom', 'Lucía'])
      expect(await page.getByRole('button', { name: t.orders.automate }).count()).toBe(0)
    }),
  )
})

test(
  'on the server it goes on while its owner is away, unseen by the others; he is told when he comes back',
  scene(async ({ host, visit }) => {
    const links = await storedGame(host, eighteenCz as unknown as Title, STOCK)
    const owner = await visit(links[FIRST] as string)
    const form = await automate(owner)
    await form.getByText(t.orders.away).waitFor()
    await form.getByRole('button', { name: t.orders.give }).click()
    await owner.locator('.orders').getByText(t.orders.standing).waitFor()
    await owner.close()

    const others = await Promise.all([3, 0, 2, 4].map((seat) => visit(links[seat] as string)))
    for (const other of others) {
      await czPanel(other).leave.click()
      expect(await other.locator('.orders').count()).toBe(0)
      await other.keyboard.press('l')
      await other.locator('#log li', { hasText: t.log.played.order.mark }).waitFor()
    }
    const back = await visit(links[FIRST] as string)
    await back.locator('.orders').getByText(t.orders.stopped).waitFor()
    expect(await back.locator('.orders').innerText()).toContain(
      told().stopped('round-over', {}, naming(STOCK)),
    )
    await back.locator('.orders').getByRole('button', { name: t.close }).click()
    await expect.poll(() => back.locator('.orders').count()).toBe(0)
    await back.reload()
    await back.locator('#board').waitFor()
    expect(await back.locator('.orders').count()).toBe(0)
  }),
)

test.each(every(LANGUAGES, 3, 1))('on a phone in %s everything can be read and pressed', async (language) =>
  scene(async ({ device }) => {
    const page = await device({ language, size: 'phone', touch: true })
    await openGame(page, STOCK)
    const { orders } = wordsFor(language).table
    await page.getByRole('button', { name: orders.automate }).tap()
    const form = page.getByRole('form', { name: orders.heading })
    await form.getByText(told(language).name('buy')).tap()
    for (const target of await form.locator('label.order-kind, select, input[type="number"], button').all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    expect(await tooWide(form)).toEqual([])
    await form.getByRole('button', { name: orders.give }).tap()
    const stop = page.locator('.orders').getByRole('button', { name: orders.stop })
    // It is where one looks next.
    await expect.poll(() => stop.evaluate((each) => each === document.activeElement)).toBe(true)
    expect((await stop.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.locator('.orders summary').tap()
    expect(await tooWide(page.locator('.orders'))).toEqual([])
  })(),
)

test(
  'axe finds nothing in form, strip and note, in the light and in the dark',
  scene(async ({ device }) => {
    const page = await device({ ownScripts: true })
    await openGame(page, STOCK)
    const form = await automate(page)
    expect(await findings(page, '.automate')).toEqual([])
    await form.getByRole('radio', { name: told().name('buy') }).check()
    expect(await findings(page, '.automate')).toEqual([])
    await form.getByRole('button', { name: t.orders.give }).click()
    await page.locator('.orders summary').click()
    expect(await findings(page, '.orders')).toEqual([])
    await page.keyboard.press('ControlOrMeta+z')
    await page.locator('.orders .stopped').waitFor()
    expect(await findings(page, '.orders')).toEqual([])
  }),
)

async function findings(page: Page, part: string): Promise<readonly string[]> {
  const light = await findingsIn(page, part, {})
  await dress(page, 'dark')
  const dark = await findingsIn(page, part, { runOnly: ['color-contrast'] })
  await dress(page, 'light')
  return [...light, ...dark]
}

/** Opens the form by its button. */
async function automate(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: t.orders.automate }).click()
  const form = page.getByRole('form', { name: t.orders.heading })
  await form.waitFor()
  return form
}

/** Parts that do not fit their place or the screen. */
function tooWide(part: Locator): Promise<readonly string[]> {
  return part.evaluate((whole) =>
    [whole, ...whole.querySelectorAll('*')]
      .filter(
        (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline',
      )
      .concat(whole.getBoundingClientRect().right > innerWidth ? [whole] : [])
      .map((each) => `${each.tagName} “${(each.textContent ?? '').slice(0, 40)}”`),
  )
}

/** Passes for whoever is asked, by the panel. */
async function pass(page: Page): Promise<void> {
  const moves = (await keptRecord<CzRecord>(page)).log.length
  await czPanel(page).leave.click()
  await expect.poll(async () => (await keptRecord<CzRecord>(page)).log.length).toBeGreaterThan(moves)
}

/** Seat and action of everything that orders have played here. */
async function ordered(page: Page): Promise<unknown[]> {
  const { log } = await keptRecord<CzRecord>(page)
  return log.flatMap((entry) =>
    entry.kind === 'action' && entry.by === 'order' ? [[entry.seat, entry.action.type]] : [],
  )
}

function told(language: Language = 'en'): OrderWords {
  return TOLD[language]
}

const TOLD = {
  en: await czWords('en').orders(),
  es: await czWords('es').orders(),
  it: await czWords('it').orders(),
}

function naming({ players }: CzRecord) {
  return { player: (seat: number) => players[seat] ?? '' }
}
