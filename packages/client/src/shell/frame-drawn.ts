import { whenIdle } from './when-idle.ts'

/** A page that nobody sees draws no frames, and a busy one is never idle: it goes on after this while. */
const LATEST = 100

/** Once the next frame is drawn and nothing else is to be done: what was asked for is seen first. */
export function frameDrawn(): Promise<void> {
  return new Promise((resolve) => {
    const latest = setTimeout(resolve, LATEST)
    requestAnimationFrame(() => {
      clearTimeout(latest)
      void whenIdle(LATEST).then(() => resolve())
    })
  })
}
