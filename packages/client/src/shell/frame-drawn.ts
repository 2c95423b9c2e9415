/** A page that nobody sees draws no frames, and a busy one is never idle: it goes on after this while. */
const LATEST = 100

/** Once the next frame is drawn and nothing else is to be done: what was asked for is seen first. */
export function frameDrawn(): Promise<void> {
  const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined
  return new Promise((resolve) => {
    const latest = setTimeout(resolve, LATEST)
    const drawn = (): void => {
      clearTimeout(latest)
      resolve()
    }
    requestAnimationFrame(() => (idle === undefined ? setTimeout(drawn) : idle(drawn)))
  })
}
