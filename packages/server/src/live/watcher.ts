import type { Seat } from '@roundhouse/kernel'

/** Somebody who looks at a game: the owner of a seat, or a spectator. */
export interface Watcher {
  seat: Seat | null
  /** A message as JSON text, so that it is written once for everybody. */
  send(text: string): void
  close(code: number, reason: string): void
}
