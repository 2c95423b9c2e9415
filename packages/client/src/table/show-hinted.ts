/**
 * What the best hint is about is seen among what can be chosen: its list is scrolled to it, and unfolded where it is
 * folded; then the hints themselves.
 */
export function showHinted(card: HTMLElement | null): void {
  bestIn(document.querySelector('.chooser'))?.scrollIntoView({ block: 'nearest' })
  const box = card?.closest('#action')?.querySelector<HTMLElement>('.decision') ?? null
  const row = bestIn(box)
  if (box && row) {
    row.closest('details')?.setAttribute('open', '')
    scrollTo(box, row)
  }
  card?.scrollIntoView({ block: 'nearest' })
}

/** To pass may be the best: then it is the next one. */
function bestIn(box: HTMLElement | null): HTMLElement | undefined {
  const marked = [...(box?.querySelectorAll<HTMLElement>('[data-hint]') ?? [])]
  return marked.toSorted((a, b) => Number(a.dataset['hint']) - Number(b.dataset['hint']))[0]
}

/** Into the middle of what is seen above the buttons at the foot, if it is not there already. */
function scrollTo(box: HTMLElement, row: HTMLElement): void {
  const [seen, at] = [box.getBoundingClientRect(), row.getBoundingClientRect()]
  const foot = box.querySelector('.footing, .actions')?.getBoundingClientRect().top ?? seen.bottom
  const bottom = Math.min(seen.bottom, foot)
  if (at.top < seen.top || at.bottom > bottom) {
    box.scrollTop += (at.top + at.bottom) / 2 - (seen.top + bottom) / 2
  }
}
