/** Moments that the benches read: when the log of a game has arrived, and when its table stands drawn. */
export function markLog(): void {
  performance.mark('roundhouse:log')
}

/** Called when the whole table is in the page, before it is painted: it is drawn with the next frame. */
export function markDrawn(): void {
  requestAnimationFrame(() => {
    // The first task after that frame: timers of the page would run before another timer.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => performance.mark('roundhouse:drawn'))
    port1.start()
    port2.postMessage(null)
  })
}
