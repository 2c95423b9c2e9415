/** When the page has nothing else to do, or after so many milliseconds. */
export function whenIdle(latest: number): Promise<unknown> {
  // Not every browser tells when it is idle.
  const ask = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined
  return new Promise((resolve) => {
    if (ask === undefined) setTimeout(resolve, latest / 4)
    else ask(resolve, { timeout: latest })
  })
}
