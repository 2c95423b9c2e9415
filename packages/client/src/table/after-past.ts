import { type ReadonlySignal, effect, signal } from '@preact/signals'
import { afterFrame } from '../shell/after-frame.ts'

/**
 * Whether the present may ask: one frame after the past was left. The position is drawn first and the decision with the next
 * frame, so that neither of the two tasks keeps the page long from hearing.
 */
export function afterPast(past: ReadonlySignal<boolean>): {
  readonly asks: ReadonlySignal<boolean>
  close(): void
} {
  const asks = signal(!past.peek())
  let cancel = (): void => {}
  const close = effect(() => {
    cancel()
    if (past.value) asks.value = false
    else if (!asks.peek()) cancel = afterFrame(() => (asks.value = true))
  })
  return {
    asks,
    close() {
      cancel()
      close()
    },
  }
}
