import type { GameRecord } from '@roundhouse/kernel'
import type { Language } from '@roundhouse/words'
import type { Page } from 'playwright-core'
import { AH_MOMENTS } from './ah-games.ts'
import { CZ_MOMENTS } from './cz-games.ts'
import { MOMENTS } from './games.ts'
import { RM_MOMENTS } from './rm-games.ts'

/** Phones upright and on their side, a tablet upright: by touch. The others with a mouse. */
export const SCREENS = [
  { width: 360, height: 740, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 1024, height: 768, touch: false },
  { width: 1366, height: 768, touch: false },
  { width: 1440, height: 900, touch: false },
  { width: 1920, height: 1080, touch: false },
] as const
export type Screen = (typeof SCREENS)[number]

export const THEMES = ['light', 'dark'] as const

/** Of each title a decision on the map and one that is none. */
export const TITLES: Readonly<Record<string, readonly GameRecord[]>> = {
  'chicago-express': [MOMENTS.developing, MOMENTS.auction],
  '18cz': [CZ_MOMENTS.track, CZ_MOMENTS.stock],
  '1824': [AH_MOMENTS.coal, AH_MOMENTS.stock],
  '1862': [RM_MOMENTS.run, RM_MOMENTS.stock],
}

/** One look at the matrix: every screen, theme, language and title is in some of them. */
export interface Look {
  readonly screen: Screen
  readonly theme: (typeof THEMES)[number]
  readonly language: Language
  readonly title: string
}

export function nameOf({ screen, theme, language, title }: Look): string {
  return `${title} at ${screen.width}×${screen.height} in ${language}, ${theme}`
}

/**
 * What is not as it must be wherever somebody decides: the confirmation and the slider in view with nothing over them, no
 * lit hex under something that is no part of the board, no word of keys where there are none; with a mouse and on a phone on
 * its side two rows of what can be chosen; of the companies in the rail whoever acts and six at least, no list wider than its
 * place and none with half a line of heads; in the market every marker that is drawn, below the price, and below it four holdings.
 *
 * What is drawn a moment later (a guide, news, a sheet that grows) may still move things: only what lasts is told.
 */
export async function troubles(page: Page, touch: boolean): Promise<readonly string[]> {
  for (const pause of [50, 100, 200, 400, 800]) {
    if ((await troublesNow(page, touch)).length === 0) return []
    await page.waitForTimeout(pause)
  }
  return troublesNow(page, touch)
}

async function troublesNow(page: Page, touch: boolean): Promise<readonly string[]> {
  return page.evaluate((byTouch) => {
    const found: string[] = []
    const seen = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return over !== null && (element.contains(over) || over.contains(element))
    }
    const confirm = document.querySelector('#action .confirm')
    if (confirm === null || !seen(confirm)) found.push('the confirmation is not in view')
    const slider = document.querySelector('.history-bar input')
    if (slider === null || !seen(slider)) found.push('the slider is not in view')
    const hints = [...document.querySelectorAll('.keys-only')].filter((each) => each.checkVisibility())
    if (byTouch && hints.length > 0) found.push('keys are told where there are none')

    const decision = document.querySelector('#action .decision')
    if ((!byTouch || innerWidth > innerHeight) && decision !== null) {
      const plan = decision.querySelector('.plan-bar')?.getBoundingClientRect().bottom ?? 0
      const top = Math.max(decision.getBoundingClientRect().top, plan)
      const foot = decision.querySelector('.footing, .actions')?.getBoundingClientRect().top ?? innerHeight
      // What stands side by side is one row; of a high one a line and a half are enough to choose it.
      const rows = new Map<number, boolean>()
      for (const row of decision.querySelectorAll('.choices > *')) {
        const box = row.getBoundingClientRect()
        const shown = Math.min(box.bottom, foot) - Math.max(box.top, top)
        if (box.height > 0) rows.set(Math.round(box.top), shown > Math.min(box.height, 34) - 1)
      }
      const inView = [...rows.values()].filter(Boolean).length
      if (inView < Math.min(2, rows.size)) found.push(`of ${rows.size} rows to choose ${inView} are in view`)
    }

    const holdings = [...document.querySelectorAll('.stock-page .spreadsheet-table tbody tr')]
    const end = slider?.getBoundingClientRect().top ?? innerHeight
    const held = holdings.filter((row) => row.getBoundingClientRect().bottom < end)
    if (!byTouch && innerWidth >= 1200 && innerHeight >= 760 && held.length < Math.min(4, holdings.length)) {
      found.push(`below the market ${held.length} of ${holdings.length} holdings are in view`)
    }

    const stage = document.querySelector('.stage')?.getBoundingClientRect()
    const lit = [...document.querySelectorAll('.hex-button.open')]
    const centres = lit.map((hex) => {
      const { left, top, width, height } = hex.getBoundingClientRect()
      return { hex, x: left + width / 2, y: top + height / 2 }
    })
    const shown = centres.filter(
      ({ x, y }) =>
        stage !== undefined &&
        x > stage.left + 2 &&
        x < stage.right - 2 &&
        y > stage.top + 2 &&
        y < stage.bottom - 2,
    )
    if (lit.length > 0 && shown.length === 0) found.push('no lit hex is in view')
    for (const { hex, x, y } of shown) {
      const over = document.elementFromPoint(x, y)
      if (over === null || over.closest('.board') === null || over.closest('.mini-map, .board-tool')) {
        found.push(`${hex.getAttribute('data-hex')} lies under ${over?.className ?? 'nothing'}`)
      }
    }
    for (const cell of document.querySelectorAll('.market-cell:has([data-company] + [data-company])')) {
      const price = cell.querySelector('.market-price')
      const foot = price?.getBoundingClientRect().bottom ?? 0
      const markers = [...cell.querySelectorAll('[data-company]')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => each.querySelector('svg')?.getBoundingClientRect() ?? each.getBoundingClientRect())
      const hides = (a: DOMRect, b: DOMRect): boolean =>
        Math.abs(a.x - b.x) < a.width * 0.75 && Math.abs(a.y - b.y) < a.height * 0.75
      const written = price?.textContent ?? ''
      if (markers.some((each, at) => markers.slice(at + 1).some((other) => hides(each, other)))) {
        found.push(`markers hide each other at ${written}`)
      }
      if (markers.some(({ top }) => top < foot - 3)) {
        found.push(`a marker lies over the price ${written}`)
      }
    }
    for (const list of document.querySelectorAll<HTMLElement>('.rail .players-card, .rail .tab-panel')) {
      const acting = list.querySelector("[data-turn='now']")?.getBoundingClientRect()
      const { top, bottom } = list.getBoundingClientRect()
      if (acting !== undefined && (acting.top < top - 1 || acting.bottom > bottom + 1)) {
        found.push('the acting company is out of view')
      }
      const rows = [...list.querySelectorAll('.railway-companies tbody tr:not(.company-kind)')]
      const heads = list.querySelector('thead th')?.getBoundingClientRect()
      // Heads stay where they are while the rows go by below them.
      const from = Math.max(top, heads?.bottom ?? top)
      const inView = rows.filter((row) => {
        const box = row.getBoundingClientRect()
        return box.top >= from - 1 && box.bottom <= bottom + 1
      })
      if (!byTouch && innerWidth >= 1200 && inView.length < Math.min(6, rows.length)) {
        found.push(`of ${rows.length} companies ${inView.length} are in view`)
      }
      if (heads !== undefined && heads.top < top - 1 && heads.bottom > top + 1) {
        found.push('the heads of a list are half scrolled away')
      }
      if (list.scrollWidth > list.clientWidth) {
        found.push(`a list of ${list.scrollWidth} px stands in ${list.clientWidth}`)
      }
    }
    return found
  }, touch)
}
