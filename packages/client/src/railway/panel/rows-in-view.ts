const ROW = '.choices > *'
/** The lines above them, one below the other. */
const HEAD = 'header, .beads, .asks, .body > *'

/**
 * Below a long head, or above what a choice would mean, what is chosen stays in view with the row after it, or the first two.
 * The observer tells after the browser has laid out the page, so that nothing is laid out twice.
 */
export function keepRowsInView(panel: HTMLElement | null): (() => void) | undefined {
  const box = panel?.parentElement
  if (!box) return
  const sizes = new ResizeObserver(() => {
    const rows = [...panel.querySelectorAll(ROW)].map(edges)
    // With what can be done with it, which may stand below it.
    const chosen = panel.querySelector('.choices [aria-pressed=true]')?.closest(ROW)
    const row = chosen ? edges(chosen) : rows[0]
    const foot = panel.querySelector('.footing, .actions')
    if (!row || !foot) return
    const next = rows.find(({ top }) => top >= row.bottom) ?? row
    // On a phone that lies on its side the sheet is scrolled as a whole; what guides a first game is read before.
    const list = getComputedStyle(box).overflowY === 'visible' ? box.parentElement : box
    if (!list || list.querySelector('.guide[data-open=true], .exchange-board')) return
    // A plan stays above what is scrolled.
    const plan = list.querySelector('.plan-bar')
    const top = plan ? edges(plan).bottom : edges(list).top
    const most = row.top - top
    const least = Math.min(next.bottom - edges(foot).top, most)
    if (least <= 0) return
    // As far as a line of the head ends: none is cut through.
    const lines = [...box.querySelectorAll('.panel-news'), ...panel.querySelectorAll(HEAD)]
    const ends = lines.map((line) => edges(line).bottom - top)
    const whole = ends.filter((end) => end >= least && end <= most)
    const by = whole.length > 0 ? Math.min(...whole) : least
    // Where there is less to scroll it would stop in the middle of a line.
    const room = list.scrollHeight - list.clientHeight - list.scrollTop
    if (by > room) panel.style.minHeight = `${edges(panel).height + by - room}px`
    list.scrollTop += by
  })
  const watch = () => {
    for (const each of box.children) sizes.observe(each)
  }
  // News, a plan or a question may come later than the panel, which they push down.
  const comers = new MutationObserver(watch)
  comers.observe(box, { childList: true })
  watch()
  sizes.observe(box)
  return () => {
    sizes.disconnect()
    comers.disconnect()
  }
}

function edges(element: Element): DOMRect {
  return element.getBoundingClientRect()
}
