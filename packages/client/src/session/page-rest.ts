/** Nobody waits longer for a page in which something changes all the time. */
const MOST = 2_000

/**
 * Waits until nothing has come into the page or left it for `pause` milliseconds, or `stop` says so. By then what was
 * played last stands drawn, and so does a table that has just been opened: on a slow device no fixed time is enough.
 */
export function atRest(pause: number, stop: AbortSignal): Promise<void> {
  const latest = performance.now() + MOST
  return new Promise((resolve) => {
    if (stop.aborted) return resolve()
    let timer = setTimeout(end, pause)
    const watch = typeof MutationObserver === 'undefined' ? null : new MutationObserver(changed)
    watch?.observe(document, { childList: true, subtree: true })
    stop.addEventListener('abort', end)

    function changed(): void {
      if (performance.now() > latest) return watch?.disconnect()
      clearTimeout(timer)
      timer = setTimeout(end, pause)
    }

    function end(): void {
      watch?.disconnect()
      clearTimeout(timer)
      stop.removeEventListener('abort', end)
      resolve()
    }
  })
}
