import type { Auction } from '@roundhouse/titles/chicago-express'
import { wordsFor } from '@roundhouse/words'
import { chicagoPageWords } from '@roundhouse/words/chicago-express'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openMoment } from './ah-open.ts'
import { useBrowser } from './browser.ts'
import { CZ_FINISHED, CZ_MOMENTS } from './cz-games.ts'
import { seriousFindings } from './findings.ts'
import { MOMENTS, historyOf } from './games.ts'
import { atHost } from './go.ts'
import { cutOff } from './layout.ts'
import { keepGame, keptRecord, openGame, openLocalTable } from './local.ts'
import { panelOf, reachableHex } from './play.ts'
import { RM_MOMENTS } from './rm-games.ts'

const scene = useBrowser()
const { table } = chicagoPageWords('en')
const PHONE = { size: 'phone', touch: true } as const

describe('on a phone, with a finger', () => {
  test(
    'hints have the room while they are open, and the row that the best is about is seen',
    scene(async ({ device }) => {
      const page = await device(PHONE)
      await openMoment(page, 'parliament', RM_MOMENTS.parliament)
      await page.getByRole('button', { name: wordsFor('en').table.hint.ask }).tap()
      await page.locator('.decision [data-hint]').first().waitFor()
      const places = () =>
        page.evaluate(() => {
          const edges = (name: string) => document.querySelector(name)?.getBoundingClientRect()
          const [box, foot, ways] = ['.decision', '.decision .actions', '.other-ways'].map(edges)
          const rows = [...document.querySelectorAll<HTMLElement>('.decision [data-hint]')]
          const best = rows.toSorted((a, b) => Number(a.dataset['hint']) - Number(b.dataset['hint']))[0]
          const row = best?.getBoundingClientRect()
          return {
            high: ways?.height ?? 0,
            seen: row && box && foot ? row.top >= box.top - 1 && row.bottom <= foot.top + 1 : false,
            map: edges('.stage')?.height ?? 0,
          }
        })
      await expect.poll(async () => (await places()).seen).toBe(true)
      const { high, map } = await places()
      expect(high).toBeGreaterThan(280)
      expect(map).toBeGreaterThan(140)
      expect(await seriousFindings(page, 'hints', {})).toEqual([])
    }),
  )

  test(
    'a bid is advised, raised and made',
    scene(async ({ device }) => {
      const page = await device(PHONE)
      await openLocalTable(page, ['Ana', 'Tomás', 'Lucía'])
      const { panel, confirm } = panelOf(page)
      const raises = panel.getByRole('group', { name: table.chicago.quickRaises }).getByRole('button')
      const { minimum } = historyOf(await keptRecord(page)).state.auction as Auction
      // A hint to bid has its number on what is bid for.
      await page.getByRole('button', { name: wordsFor('en').table.hint.ask }).tap()
      await panel.locator('.lot[data-hint]').waitFor()
      await page.locator('.hint-card .dismiss').tap()
      await raises.nth(1).tap()
      await panel.getByRole('button', { name: table.chicago.more }).tap()
      await confirm.tap()
      await expect
        .poll(async () => (await keptRecord(page)).log)
        .toMatchObject([{ action: { type: 'bid', amount: minimum + 2 } }])
    }),
  )

  test(
    'what the best hint is about is seen on the map and in the list; a company is chosen and hexes are built',
    scene(async ({ device }) => {
      const page = await device(PHONE)
      await openGame(page, MOMENTS.building)
      const { builders, confirm } = panelOf(page)
      await page.getByRole('button', { name: wordsFor('en').table.hint.ask }).tap()
      await page.locator('.hint-marks text').first().waitFor()
      await expect.poll(() => page.evaluate(bestSeen)).toEqual({ hex: true, number: true })
      // Where no opinion stands between heading and button, as when no hint can be had, the button keeps its edge.
      const close = page.locator('.hint-card .dismiss')
      const edge = await close.boundingBox()
      await page.locator('.hint-card .opinion').evaluate((opinion) => (opinion.style.display = 'none'))
      expect((await close.boundingBox())?.x).toBe(edge?.x)
      await close.tap()
      await builders.first().tap()
      const hex = await reachableHex(page)
      const id = await hex.getAttribute('data-hex')
      await hex.tap()
      await expect.poll(() => page.locator(`[data-hex="${id}"]`).getAttribute('aria-pressed')).toBe('true')
      await confirm.tap()
      await expect
        .poll(async () => (await keptRecord(page)).log.at(-1))
        .toMatchObject({ action: { type: 'build', hexes: [id] } })
    }),
  )

  test(
    'home and settings fit the narrowest: the bar is one line, and names have room',
    scene(async ({ device }) => {
      const page = await device({ ...PHONE, language: 'it' })
      await page.setViewportSize({ width: 360, height: 740 })
      for (const [path, shown] of [
        ['/', '.seat-name'],
        ['/settings', '.setting'],
      ] as const) {
        await page.goto(path)
        await page.locator(shown).first().waitFor()
        expect(await cutOff(page)).toEqual([])
        const { height = 0 } = (await page.locator('.page-bar').boundingBox()) ?? {}
        expect(height).toBeLessThan(64)
      }
    }),
  )

  test(
    'the map of a railway stands from its first drawing on, and is asked upon one frame after the past',
    scene(async ({ device }) => {
      const page = await device(PHONE)
      await atHost(page)
      const address = await keepGame(page, 'laying', { ...CZ_FINISHED, log: CZ_FINISHED.log.slice(0, 805) })
      await page.addInitScript(noteSizes)
      await page.goto(address)
      await page.locator('.gain-pill').first().waitFor()
      // The charters, the best run and what hexes add have come: none of them has moved the map.
      expect(await page.evaluate(() => (globalThis as unknown as Noted).sizes.length)).toBe(1)
      await page.locator('.history-bar button:not([aria-disabled="true"])').first().tap()
      await page.locator('.past-bar').waitFor()
      await page.evaluate(() => ((globalThis as unknown as Noted).sizes.length = 0))
      await page.locator('.history-bar .now').tap()
      await page.locator('.gain-pill').first().waitFor()
      // Once for the decision, at once and not by a movement.
      expect(await page.evaluate(() => (globalThis as unknown as Noted).sizes.length)).toBeLessThan(3)

      // Where not all that is lit can be seen at a size for fingers, the button to the whole map tells how many more there are.
      await openGame(page, CZ_MOMENTS.track)
      await page.locator('.hex-button.open').first().waitFor()
      await expect
        .poll(() => page.locator('.board-fit').getAttribute('data-beyond'))
        .toBe(await litBeyond(page))
    }),
  )

  test(
    'every place of the table is one tap away',
    scene(async ({ device }) => {
      const page = await device(PHONE)
      await openGame(page, MOMENTS.choosing)
      const places = page.getByRole('navigation', { name: table.places.parts })
      for (const [tab, place] of [
        [table.tabs.companies, '#companies'],
        [table.tabs.players, '#players'],
        [table.tabs.log, '#log'],
        [table.tabs.board, '#board'],
      ] as const) {
        await places.getByRole('button', { name: tab }).tap()
        await page.locator(place).waitFor()
      }
    }),
  )
})

/** Whether a number of the best hint is seen on the map, and the one on its row above the buttons. */
function bestSeen() {
  const edges = (of: Element | null | undefined) => of?.getBoundingClientRect() ?? new DOMRect()
  const within = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom &&
    inner.left >= outer.left &&
    inner.right <= outer.right
  const numbers = [...document.querySelectorAll('.hint-marks text')]
  const best = Math.min(...numbers.map(({ textContent }) => Number(textContent)))
  const board = edges(document.querySelector('.board'))
  const rows = [...document.querySelectorAll<HTMLElement>('.decision [data-hint]')]
  const [row] = rows.toSorted((a, b) => Number(a.dataset['hint']) - Number(b.dataset['hint']))
  return {
    hex: numbers.some((each) => Number(each.textContent) === best && within(edges(each), board)),
    // It stands out above the row by five pixels.
    number: edges(row).top - 5 >= edges(document.querySelector('.decision')).top,
  }
}

interface Noted {
  sizes: number[]
}

/** Every height that the map has, as it gets it. */
function noteSizes(): void {
  const sizes: number[] = []
  Object.assign(globalThis, { sizes })
  const watch = new ResizeObserver(([entry]) => sizes.push(entry?.contentRect.height ?? 0))
  new MutationObserver((_, looking) => {
    const stage = document.querySelector('.stage')
    if (stage === null) return
    looking.disconnect()
    watch.observe(stage)
  }).observe(document, { childList: true, subtree: true })
}

/** How many lit hexes have their middle outside of the map that is seen. */
async function litBeyond(page: Page): Promise<string> {
  const count = await page.evaluate(() => {
    const stage = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect()
    return [...document.querySelectorAll('.hex-button.open')].filter((hex) => {
      const { left, top, width, height } = hex.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return x < stage.left || x > stage.right || y < stage.top || y > stage.bottom
    }).length
  })
  expect(count).toBeGreaterThan(0)
  return String(count)
}
