/**
 * What the best hint is about is seen among what can be chosen: its list is scrolled to it, and unfolded where it is
 * folded; then the hints themselves.
 */
export function showHinted(card: HTMLElement | null): void {
  bestIn(document.querySelector('.chooser'))?.scrollIntoView({ block: 'nearest' })
  const box = card?.closest('#action')?.querySelector<HTMLElement>('.decision') ?? null
  const row = bestIn(box)
  row?.closest('details')?.setAttribute('open', '')
  card?.scrollIntoView({ block: 'nearest' })
  if (card === null || box === null || row === undefined || row.closest(FOOT) !== null) return
  const sheet = box.closest<HTMLElement>('.sheet-content')
  if (sheet === null || getComputedStyle(box).overflowY !== 'visible') {
    box.scrollTop += scrollBy(seenIn(box), edges(row))
    return
  }
  // With an open guide all of the sheet is scrolled at once: the row comes back as far as what the first hint says to do stays.
  const above = edges(sheet).top - (edges(row).top - NUMBER)
  const room = edges(sheet).bottom - edges(card.querySelector('.moves') ?? card).bottom
  sheet.scrollTop -= Math.max(0, Math.min(above, room))
}

/** To pass may be the best: then it is the next one. */
function bestIn(box: HTMLElement | null): HTMLElement | undefined {
  const marked = [...(box?.querySelectorAll<HTMLElement>('[data-hint]') ?? [])]
  return marked.toSorted((a, b) => Number(a.dataset['hint']) - Number(b.dataset['hint']))[0]
}

interface Edges {
  readonly top: number
  readonly bottom: number
}

/** The buttons, and what stands still with them. */
const FOOT = '.footing, .actions'
/** The number of a hint stands out so far above its row. */
const NUMBER = 8

/**
 * How far what is seen is to be scrolled for a row that is not seen with its number: into the middle, but to the top where
 * there is no room for all of it.
 */
export function scrollBy(seen: Edges, row: Edges): number {
  const top = row.top - NUMBER
  if (top >= seen.top && row.bottom <= seen.bottom) return 0
  if (row.bottom - top > seen.bottom - seen.top) return top - seen.top
  return (top + row.bottom) / 2 - (seen.top + seen.bottom) / 2
}

function edges(element: Element): Edges {
  return element.getBoundingClientRect()
}

/** Above the foot, which stands still. */
function seenIn(box: HTMLElement): Edges {
  const { top, bottom } = edges(box)
  const foot = box.querySelector(FOOT)
  return { top, bottom: Math.min(bottom, foot === null ? bottom : edges(foot).top) }
}
