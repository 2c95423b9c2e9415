import { asReadonly } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { LANGUAGES, wordsFor } from '@roundhouse/words'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { AH_MOMENTS } from './ah-games.ts'
import { useBrowser } from './browser.ts'
import { CZ_FINISHED, CZ_MOMENTS, type CzRecord, czHistoryOf } from './cz-games.ts'
import { dress, seriousFindings } from './findings.ts'
import { atHost, goTo } from './go.ts'
import { cutOff, smallTargets } from './layout.ts'
import { keepGame, keptRecord, openGame } from './local.ts'
import { reachableHex } from './play.ts'
import { RM_LATE, RM_MOMENTS } from './rm-games.ts'
import { type Look, SCREENS, THEMES, TITLES, nameOf, troubles } from './sizes.ts'
import { WHOLE } from './whole-tours.ts'

const scene = useBrowser()

/** The whole matrix, or of each screen one look, between them every theme, language and title. */
const LOOKS: readonly Look[] = SCREENS.flatMap((screen, at) => {
  const all = Object.keys(TITLES).flatMap((title) =>
    LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ screen, theme, language, title }))),
  )
  // 5 and 24 have no factor in common: one look after the other differs in title, language and theme.
  return WHOLE ? all : all.slice((at * 5) % all.length, ((at * 5) % all.length) + 1)
})

describe.each([true, false])('with a finger: %s', (touch) => {
  test.each(LANGUAGES)(
    'map, slider and confirmation are there at once at every size, nothing is cut off: %s',
    (language) =>
      scene(async ({ device }) => {
        const looks = LOOKS.filter((look) => look.screen.touch === touch && look.language === language)
        if (looks.length === 0) return
        const page = await device({ touch, language, ownScripts: true })
        await atHost(page)
        const found: string[] = []
        for (const [index, look] of looks.entries()) found.push(...(await findingsOf(page, look, index)))
        expect(found).toEqual([])
      })(),
  )
})

async function findingsOf(page: Page, look: Look, index: number): Promise<readonly string[]> {
  const { screen, theme, title } = look
  const found: string[] = []
  await page.setViewportSize({ width: screen.width, height: screen.height })
  for (const [at, record] of (TITLES[title] ?? []).entries()) {
    // Of two moments a sample sees one.
    if (!WHOLE && at !== index % 2) continue
    await goTo(page, await keepGame(page, 'table', record))
    await page.locator('#action .confirm').waitFor()
    await dress(page, theme)
    const seen = [...(await troubles(page, screen.touch)), ...(await cutOff(page))]
    if (screen.touch) seen.push(...(await smallTargets(page)))
    // The hexes and cells are the same at every size.
    const without = WHOLE ? [] : ['.board-sheet', '.market-cells']
    if (WHOLE || index === 0) seen.push(...(await seriousFindings(page, 'axe', {}, without)))
    found.push(...seen.map((what) => `${nameOf(look)}: ${what}`))
  }
  return found
}

test(
  'what will happen by itself leaves six companies in view beside the map',
  scene(async ({ device }) => {
    for (const language of LANGUAGES) {
      const page = await device({ language })
      await page.setViewportSize({ width: 1366, height: 768 })
      await openGame(page, AH_MOMENTS.need)
      await page.locator('.rail .notice-card').waitFor()
      expect(await troubles(page, false), language).toEqual([])
    }
  }),
)

test(
  'five players stand under whole heads with whoever acts in view, five markers at one price are told apart',
  scene(async ({ device }) => {
    const page = await device({ language: 'es' })
    for (const [record, fits] of [
      [CZ_MOMENTS.track, true],
      [CZ_MOMENTS.run, false],
    ] as const) {
      await openGame(page, record)
      await page.locator('#action .confirm').waitFor()
      await page.getByRole('tab', { name: wordsFor('es').table.tabs.players }).click()
      const list = page.locator('.rail .tab-panel:has(.railway-players)')
      await list.waitFor()
      await settled(page)
      expect(await troubles(page, false)).toEqual([])
      const whole = await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)
      expect(whole).toBe(fits)
      const [acts, heads] = await Promise.all(
        ["[data-acts='true'] th", 'thead th'].map((each) => list.locator(each).first().boundingBox()),
      )
      expect(acts?.y).toBeGreaterThanOrEqual((heads?.y ?? 0) + (heads?.height ?? 0) - 1)
    }
    // Five markers at one price of a low market: their number, and all of them when it is pointed at.
    const crowded = page.locator('.market-strip .market-cell:has([data-company]:nth-child(5))')
    const markers = crowded.locator('[data-company]')
    const seen = async () =>
      (await Promise.all((await markers.all()).map((each) => each.isVisible()))).filter(Boolean)
    expect(await seen()).toHaveLength(1)
    await crowded.hover({ position: { x: 4, y: 4 } })
    expect(await seen()).toHaveLength(5)
    expect(await troubles(page, false)).toEqual([])
    // The past leaves room to tell their privates, and a long heading room for the signs of four companies.
    await page.keyboard.press('[')
    await page.locator('.railway-players [data-short]').waitFor()
    await openGame(page, { ...CZ_FINISHED, log: CZ_FINISHED.log.slice(0, 805) })
    const signs = page.locator('.rail .company-others dd').first()
    await signs.waitFor()
    expect((await signs.boundingBox())?.height).toBeLessThan(34)
  }),
)

test(
  'two rows of what can be chosen are in view whatever else a decision tells, before and after choosing',
  scene(async ({ device }) => {
    const page = await device({ language: 'es' })
    const moments = [AH_MOMENTS.need, AH_MOMENTS.firstStock, AH_MOMENTS.discard, CZ_MOMENTS.auction]
    const found: string[] = []
    const confirm = page.locator('#action .confirm')
    // News come over the network, and what they push down was drawn before.
    await page.route('**/news-*.js', async (route) => {
      await confirm.waitFor()
      await settled(page)
      await route.continue()
    })
    for (const [at, record] of moments.entries()) {
      for (const { width, height } of SCREENS.filter(({ touch }) => !touch)) {
        await page.setViewportSize({ width, height })
        await openGame(page, record)
        await confirm.waitFor()
        if (record === AH_MOMENTS.discard) await page.locator('.panel-news').waitFor()
        for (const when of ['before', 'after']) {
          if (when === 'after')
            await page.locator('#action .choice-row:not([aria-disabled=true])').first().click()
          await settled(page)
          const seen = (await troubles(page, false)).filter((what) => what.includes('rows to choose'))
          found.push(...seen.map((what) => `${at} at ${width}×${height} ${when}: ${what}`))
        }
      }
    }
    expect(found).toEqual([])
  }),
)

test(
  'a row that is chosen is in view with the one beside it, and with the buttons that stand below them',
  scene(async ({ device }) => {
    const page = await device({ language: 'es' })
    await openGame(page, RM_LATE)
    const rows = page.locator('#action .choices.stock > li')
    await rows.first().waitFor()
    for (const { width, height } of SCREENS.filter(({ touch }) => !touch)) {
      await page.setViewportSize({ width, height })
      for (const row of await rows.all()) {
        await row.locator('.choice-row').click()
        await settled(page)
        const whole = await rows.evaluateAll((all) => {
          const foot = document.querySelector('#action .footing')?.getBoundingClientRect().top ?? 0
          const top = document.querySelector('#action .decision')?.getBoundingClientRect().top ?? 0
          const boxes = all.map((each) => each.getBoundingClientRect())
          return boxes.filter((box) => box.top >= top - 1 && box.bottom <= foot + 1).length
        })
        expect(whole, `${width}×${height}`).toBeGreaterThanOrEqual(2)
      }
    }
  }),
)

test(
  'a plan leaves two rows of what can be chosen in view on a phone that lies on its side, with its own buttons',
  scene(async ({ device }) => {
    const page = await device({ touch: true, language: 'es' })
    await page.setViewportSize({ width: 844, height: 390 })
    const { plan } = wordsFor('es').table
    for (const record of [AH_MOMENTS.need, CZ_MOMENTS.stock]) {
      await openGame(page, record)
      await page.getByRole('button', { name: plan.start }).tap()
      const commits = page.locator('.plan-bar').getByRole('button', { name: plan.commit(0) })
      await commits.waitFor()
      await settled(page)
      expect(await troubles(page, true)).toEqual([])
      const { y, height } = (await commits.boundingBox()) ?? { y: 0, height: 0 }
      expect(y > 0 && y + height < 390).toBe(true)
    }
    // Below the buttons stands the step that was planned last, not the first.
    const lines = page.locator('.plan-bar li')
    let told: readonly string[] = []
    for (const steps of [1, 2]) {
      told = await lines.allInnerTexts()
      await page.locator('#action .leave').tap()
      await page
        .locator('.plan-bar')
        .getByRole('button', { name: plan.commit(steps) })
        .waitFor()
    }
    await settled(page)
    const inView = async (): Promise<readonly string[]> => {
      const texts = await lines.allInnerTexts()
      const seen = await lines.evaluateAll((all) =>
        all.map((li) => {
          const { top, bottom } = li.getBoundingClientRect()
          const room = li.parentElement?.getBoundingClientRect()
          return room !== undefined && top >= room.top - 1 && bottom <= room.bottom + 1
        }),
      )
      return texts.filter((text, index) => seen[index] && !told.includes(text))
    }
    expect(told).toHaveLength(1)
    expect(await inView()).toHaveLength(1)
    expect(await troubles(page, true)).toEqual([])
    // Upright too it stays above what is scrolled.
    await page.setViewportSize({ width: 390, height: 844 })
    await settled(page)
    expect(await troubles(page, true)).toEqual([])
    const commit = page.locator('.plan-bar').getByRole('button', { name: plan.commit(2) })
    const reached = await commit.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(reached).toBe(true)
  }),
)

test(
  'an open guide leaves the confirmation in view on the smallest phone',
  scene(async ({ device }) => {
    const page = await device({ touch: true, language: 'it' })
    await page.setViewportSize({ width: 360, height: 740 })
    await atHost(page)
    await page.evaluate(() => localStorage.setItem('roundhouse.guide', 'on'))
    for (const record of [AH_MOMENTS.surplus, AH_MOMENTS.stock, AH_MOMENTS.need]) {
      await openGame(page, record)
      await page.locator('.sheet .guide').waitFor()
      expect(await troubles(page, true)).toEqual([])
    }
    // Amounts to choose and what holders answer are large enough for a finger on a low screen too.
    for (const record of [AH_MOMENTS.price, RM_MOMENTS.option]) {
      await openGame(page, record)
      await page.locator('#action .confirm').waitFor()
      expect(await smallTargets(page)).toEqual([])
    }
    // What each par would mean is seen above the buttons of a bid on a tablet held upright.
    await page.setViewportSize({ width: 820, height: 1180 })
    await openGame(page, RM_MOMENTS.auction)
    await page.locator('.figure-table').waitFor()
    const rows = await page.locator('.figure-table tbody tr').evaluateAll((all) => {
      const end = document.querySelector('#action .footing')?.getBoundingClientRect().top ?? 0
      return all.filter((row) => row.getBoundingClientRect().bottom < end).length
    })
    expect(rows).toBeGreaterThan(3)
  }),
)

test(
  'a company operates by touch on a tablet held upright, and the confirmation stays where it is',
  scene(async ({ device }) => {
    const page = await device({ touch: true })
    await page.setViewportSize({ width: 820, height: 1180 })
    await openGame(page, CZ_MOMENTS.track)
    const confirm = page.locator('#action .confirm')
    await confirm.waitFor()
    // As small as a phone on its side in between: the same decision, with the mini-view off what is lit.
    await page.setViewportSize({ width: 844, height: 390 })
    await page.locator('.mini-map').waitFor()
    expect(await troubles(page, true)).toEqual([])
    // Where nothing is lit it has its usual corner, though the map has not moved.
    const corner = (): Promise<string | null> => page.locator('.mini-map').getAttribute('data-corner')
    const aside = await corner()
    expect(aside).not.toBe('right top')
    await page.locator('.history-bar button:not([aria-disabled="true"])').first().tap()
    await expect.poll(corner).toBe('right top')
    await page.locator('.history-bar .now').tap()
    await expect.poll(corner).toBe(aside)
    await page.setViewportSize({ width: 820, height: 1180 })
    await page.locator('[data-size="stacked"] .rail').waitFor()
    const before = await foot(page)
    const hex = await reachableHex(page)
    await hex.tap()
    await page.locator('.tile-button[aria-pressed="true"]').first().waitFor()
    expect(await foot(page)).toEqual(before)
    await confirm.tap()
    const { turn } = czHistoryOf(CZ_MOMENTS.track).state
    for (let taps = 0; taps < 20; taps++) {
      const { state } = czHistoryOf(await keptRecord<CzRecord>(page))
      if (state.turn?.company !== turn?.company) break
      const moves = await page.locator('.history-bar .move').innerText()
      const press = page.locator('#action :is(.leave, .confirm):not([aria-disabled="true"])')
      // A train that must be bought is chosen first.
      if ((await press.count()) === 0) {
        await page.locator('#action .choice-row:not([aria-disabled="true"])').first().tap()
      }
      await press.last().tap()
      await expect.poll(() => page.locator('.history-bar .move').innerText()).not.toBe(moves)
    }
    const { state } = czHistoryOf(await keptRecord<CzRecord>(page))
    expect(state.turn?.company).not.toBe(turn?.company)
    expect(eighteenCz.toAct(asReadonly(state)).length).toBe(1)
  }),
)

/** The observer of sizes is told after the next frame. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
}

/** Where the confirmation ends: its right and lower edge. */
async function foot(page: Page): Promise<readonly number[]> {
  return page.locator('#action .confirm').evaluate((button) => {
    const { right, bottom } = button.getBoundingClientRect()
    return [Math.round(right), Math.round(bottom)]
  })
}
