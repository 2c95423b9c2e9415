import { setTimeout as sleep } from 'node:timers/promises'
import { isBusy } from './errors.ts'

/** SQLite waits in the thread that answers everybody, so it may do so only for a moment. */
export const BUSY_MILLISECONDS = 5
/** How long to try again, while others are answered, before a write has failed. */
export const LONGEST_MILLISECONDS = 5000
export const RETRY_MILLISECONDS = 25

/** Does it as soon as no other process writes. */
export async function retrying<Result>(work: () => Result): Promise<Result> {
  const until = performance.now() + LONGEST_MILLISECONDS
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error
    }
    await sleep(RETRY_MILLISECONDS)
  }
}
