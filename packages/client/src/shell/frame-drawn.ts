import { afterFrame } from './after-frame.ts'
import { whenIdle } from './when-idle.ts'

/** A busy page is never idle: it goes on after this while. */
const LATEST = 100

/** Once the next frame is drawn and nothing else is to be done: what was asked for is seen first. */
export function frameDrawn(): Promise<void> {
  return new Promise((resolve) => {
    afterFrame(() => void whenIdle(LATEST).then(() => resolve()))
  })
}
