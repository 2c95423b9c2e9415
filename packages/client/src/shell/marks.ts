/** Moments that the benches read: when the log of a game has arrived, and when its table stands drawn. */
export function markLog(): void {
  performance.mark('roundhouse:log')
}

/** Called when the whole table is in the page, before it is painted: it is drawn with the next frame. */
export function markDrawn(): void {
  requestAnimationFrame(() => setTimeout(() => performance.mark('roundhouse:drawn')))
}
