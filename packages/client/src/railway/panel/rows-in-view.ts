/** About the height of a row and the gap above it. */
const ROW = 56

/**
 * Below a long head, or above what a choice would mean, what is chosen stays in view with the row after it, or the first two.
 * The observer tells after the browser has laid out the page, so that nothing is laid out twice.
 */
export function keepRowsInView(panel: Element | null): (() => void) | undefined {
  const box = panel?.parentElement
  if (!box) return
  const sizes = new ResizeObserver(() => {
    const at = (place: string) => panel.querySelector(place)?.getBoundingClientRect()
    const row = at('.choices [aria-pressed=true]') ?? at('.choices > *')
    const foot = at('.footing, .actions')
    if (!row || !foot) return
    const below = row.bottom + ROW - foot.top
    box.scrollTop += Math.max(0, Math.min(below, row.top - box.getBoundingClientRect().top))
  })
  sizes.observe(panel)
  sizes.observe(box)
  return () => sizes.disconnect()
}
