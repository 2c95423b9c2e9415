import type { Seat } from '@roundhouse/kernel'

/** Somebody who looks at a game: the owner of a seat, or a spectator. */
export interface Watcher {
  seat: Seat | null
  /** A message as JSON text, so that it is written once for everybody. */
  send(text: string): void
  close(code: number, reason: string): void
}

/** A watcher that asks and is answered. */
export interface Asker extends Watcher {
  /** An answer that may be long: it waits until its turn comes, and the next message waits for it. */
  long(answer: () => Promise<void> | void): Promise<void>
  /** The same for an answer that belongs to the present job and cannot wait; false: too much was asked for. */
  longNow(answer: () => void): boolean
}
