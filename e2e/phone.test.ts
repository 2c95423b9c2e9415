import type { Auction } from '@roundhouse/titles/chicago-express'
import { chicagoPageWords } from '@roundhouse/words/chicago-express'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { MOMENTS, historyOf } from './games.ts'
import { cutOff } from './layout.ts'
import { keptRecord, openGame, openLocalTable } from './local.ts'
import { panelOf, reachableHex } from './play.ts'

const scene = useBrowser()
const { table } = chicagoPageWords('en')
const PHONE = { size: 'phone', touch: true } as const

describe('on a phone, with a finger', () => {
  test(
    'a bid is raised and made',
    scene(async ({ device }) => {
      const page = await device(PHONE)
      await openLocalTable(page, ['Ana', 'Tomás', 'Lucía'])
      const { panel, confirm } = panelOf(page)
      const raises = panel.getByRole('group', { name: table.chicago.quickRaises }).getByRole('button')
      const { minimum } = historyOf(await keptRecord(page)).state.auction as Auction
      await raises.nth(1).tap()
      await panel.getByRole('button', { name: table.chicago.more }).tap()
      await confirm.tap()
      await expect
        .poll(async () => (await keptRecord(page)).log)
        .toMatchObject([{ action: { type: 'bid', amount: minimum + 2 } }])
    }),
  )

  test(
    'a company is chosen and hexes are built',
    scene(async ({ device }) => {
      const page = await device(PHONE)
      await openGame(page, MOMENTS.building)
      const { builders, confirm } = panelOf(page)
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
