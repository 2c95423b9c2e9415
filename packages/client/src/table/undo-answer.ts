import { type Signal, effect, signal } from '@preact/signals'
import type { Session } from '../session/session.ts'

/** How a request of ours to take an action back came out, when it was not granted. */
export type UndoAnswer = 'refused' | 'lapsed'

export interface UndoAnswers {
  readonly answer: Signal<UndoAnswer | null>
  /** We take the request back ourselves: that needs no answer. */
  withdraw(): void
  close(): void
}

/** The server only tells that a request is gone; what became of it shows in the log. */
export function undoAnswers(
  session: Pick<Session, 'undo' | 'version' | 'history' | 'connection'>,
): UndoAnswers {
  const answer = signal<UndoAnswer | null>(null)
  let asked: { readonly at: number; cut: boolean } | null = null
  const close = effect(() => {
    const undo = session.undo.value
    const online = session.connection.value === 'online'
    if (asked !== null && !online) asked.cut = true
    if (undo.kind === 'asked' && undo.mine) {
      asked ??= { at: session.version.peek(), cut: false }
      answer.value = null
      return
    }
    if (asked === null) return
    const { at, cut } = asked
    asked = null
    const since = session.history.log.slice(at)
    if (since.some((entry) => entry.kind === 'undo')) return
    // A request ends with the connection of who asked, and with the next action.
    answer.value = cut || since.length > 0 ? 'lapsed' : 'refused'
  })
  return {
    answer,
    withdraw() {
      asked = null
    },
    close,
  }
}
