import { type ReadonlySignal, computed, signal } from '@preact/signals'
import type { Seat } from '@roundhouse/kernel'
import type { Session } from '../session/session.ts'

/** What a player has not followed yet: the entries after the version `from`. */
export interface SinceLastTurn {
  /** Null when there is nothing new, or nobody in particular looks at this screen. */
  readonly from: ReadonlySignal<number | null>
  /** Whose last turn it was. */
  readonly seat: ReadonlySignal<Seat | null>
  markSeen(): void
}

/** A seat has seen everything up to its own last action, or up to where it said so. */
export function sinceLastTurn(
  session: Session,
  me: ReadonlySignal<Seat | null>,
  acting: ReadonlySignal<Seat | null>,
): SinceLastTurn {
  const seen = signal<Readonly<Record<string, number>>>(readSeen(session.id))
  const seat = computed(() => me.value ?? acting.value)
  const from = computed(() => {
    const version = session.version.value
    if (seat.value === null) return null
    // What an order played for it, it need not have seen.
    const own = session.history.log.findLastIndex(
      (entry) =>
        entry.seat === seat.value &&
        (entry.kind === 'undo' || (entry.auto !== true && entry.by === undefined)),
    )
    // Before the first action of a seat the whole game would be new to it: that helps nobody.
    if (own < 0) return null
    const at = Math.max(own + 1, seen.value[seat.value] ?? 0)
    return at < version ? at : null
  })
  return {
    from,
    seat,
    markSeen() {
      if (seat.value === null) return
      seen.value = { ...seen.value, [seat.value]: session.version.value }
      keepSeen(session.id, seen.value)
    },
  }
}

const KEY = 'roundhouse.seen.'

function readSeen(id: string): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + id) ?? '{}')
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

function keepSeen(id: string, seen: Readonly<Record<string, number>>): void {
  try {
    localStorage.setItem(KEY + id, JSON.stringify(seen))
  } catch {
    // Without storage it lasts as long as the page.
  }
}
