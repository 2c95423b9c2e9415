/** A page that nobody sees draws no frames: it goes on after this while. */
const LATEST = 300

/**
 * Calls once the next frame is drawn, unless it is cancelled before. An effect of a component does not wait for it where the
 * page is slow.
 */
export function afterFrame(call: () => void): () => void {
  let later: ReturnType<typeof setTimeout> = setTimeout(done, LATEST)
  const frame = requestAnimationFrame(() => {
    clearTimeout(later)
    later = setTimeout(done)
  })
  function cancel(): void {
    clearTimeout(later)
    cancelAnimationFrame(frame)
  }
  function done(): void {
    cancel()
    call()
  }
  return cancel
}
