import type { Page } from 'playwright-core'

/**
 * What does not fit: sideways scrolling of the page, words that are wider than their place, fields without room for a name,
 * a card that was scrolled although nothing in it can be, a map without names, buttons outside of the screen or under
 * something else. A text that is shortened on purpose tells the whole in its `title`.
 */
export async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const nameOf = (each: Element): string =>
      `${each.getAttribute('class') ?? each.tagName} “${(each.textContent ?? '').trim().slice(0, 40)}”`
    const drawn = (each: HTMLElement): boolean => each.checkVisibility() && each.clientWidth > 1

    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide on a screen of ${innerWidth}`)

    for (const each of document.querySelectorAll<HTMLElement>('#app *')) {
      if (!(each instanceof HTMLElement) || !drawn(each)) continue
      const isButton = each.matches('button, a.button, select')
      const speaks = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const hides = ['hidden', 'clip'].includes(getComputedStyle(each).overflowX) && each.title === ''
      const wide = each.scrollWidth > each.clientWidth + 1
      if (wide && ((isButton && sticksOut(each)) || (speaks && hides))) {
        found.push(`${nameOf(each)} needs ${each.scrollWidth} and has ${each.clientWidth}`)
      }
    }

    const written = 'input:is([type="text"], :not([type])), input[type="search"]'
    for (const field of document.querySelectorAll<HTMLElement>(written)) {
      if (drawn(field) && field.clientWidth < 60) {
        found.push(`${nameOf(field)} has ${field.clientWidth} px to write in`)
      }
    }
    for (const still of document.querySelectorAll('.table-page, .action-card')) {
      if (still.scrollTop > 0) found.push(`${nameOf(still)} is scrolled by ${still.scrollTop}`)
    }

    // The map of Chicago Express, wherever the whole of it is shown.
    const cities = [...document.querySelectorAll('.board[data-compact="false"] .words .name')].map(
      (city) => ({
        name: city.textContent,
        height: city.getBoundingClientRect().height,
        outgrows: city.closest('.small-names') !== null,
      }),
    )
    const named = cities.filter(({ height }) => height > 0)
    if (cities.length > 0 && named.length === 0) found.push('the map names no city')
    for (const { name, height } of named.filter(({ outgrows }) => outgrows)) {
      if (height < 9) found.push(`${name} is written ${height} px high`)
    }

    const costs = [
      ...document.querySelectorAll('.board[data-compact="false"]:not([data-detail="none"]) .figures .cost'),
    ]
    if (costs.length > 0 && !costs.some((cost) => cost.getBoundingClientRect().height > 9)) {
      found.push('the map tells no cost')
    }

    // What is open over the page covers it rightly.
    const over = 'dialog, .menu-box, .why-not'
    const covers = document.querySelector('dialog') !== null
    for (const button of document.querySelectorAll<HTMLElement>('button, a.button, input, select')) {
      if (covers || !drawn(button)) continue
      const box = button.getBoundingClientRect()
      const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      if (scrolledAway(button, at)) continue
      const leaves = box.left < -1 || box.right > innerWidth + 1
      if (leaves && !scrollsSideways(button)) found.push(`${nameOf(button)} leaves the screen`)
      if (at.y < 0 || at.y > innerHeight) continue
      const top = document.elementFromPoint(at.x, at.y)
      if (top === null || button.contains(top) || top.contains(button) || top.closest(over) !== null) continue
      if (button.closest('label')?.contains(top) === true || isSticky(top)) continue
      found.push(`${nameOf(button)} lies under ${nameOf(top)}`)
    }
    return found

    /** Something in its flow is wider than it; a badge may lie over its edge. */
    function sticksOut(element: Element): boolean {
      const edge = element.getBoundingClientRect().right + 1
      return [...element.querySelectorAll('*')].some((each) => {
        if (each.getBoundingClientRect().right <= edge) return false
        for (let up: Element | null = each; up !== null && up !== element; up = up.parentElement) {
          if (getComputedStyle(up).position === 'absolute') return false
        }
        return true
      })
    }

    /** In a row that can be scrolled to its end. */
    function scrollsSideways(element: Element): boolean {
      for (let each = element.parentElement; each !== null; each = each.parentElement) {
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(each).overflowX)
        if (scrolls && each.scrollWidth > each.clientWidth) return true
      }
      return false
    }

    /** What stays at the edge of a list while the list goes by below it. */
    function isSticky(element: Element): boolean {
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        if (getComputedStyle(each).position === 'sticky') return true
      }
      return false
    }

    /** Out of sight in a part of the page that can be scrolled, or under its edge. */
    function scrolledAway(element: Element, { x, y }: { readonly x: number; readonly y: number }): boolean {
      for (let each = element.parentElement; each !== null; each = each.parentElement) {
        if (getComputedStyle(each).overflow === 'visible') continue
        const box = each.getBoundingClientRect()
        const scrolls = each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth
        if (scrolls && (x < box.left || x > box.right || y < box.top || y > box.bottom)) return true
      }
      return false
    }
  })
}

/** Links inside a sentence, columns of a chart that stand side by side, the handle with its wider field. */
const INLINE = '.skip, .section-link, .term, .stop-button, .chart-columns button, .grab'

/** What a finger can hardly hit: less than 44 px wide or high. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.locator('.table-page :is(button, a[href], select, input, summary)').evaluateAll(
    (targets, inline) =>
      targets.flatMap((target) => {
        if (!target.checkVisibility() || target.clientWidth <= 1 || target.matches(inline)) return []
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
        if (width >= 43.5 && height >= 43.5) return []
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? ''
        return [
          `${target.className || target.tagName} “${name}” is ${Math.round(width)} × ${Math.round(height)}`,
        ]
      }),
    INLINE,
  )
}
