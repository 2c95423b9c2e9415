import { type Signal, effect, signal } from '@preact/signals'
import type { ProposalState, Session } from '../session/session.ts'

/** How a proposal of ours came out, when it was not granted. */
export interface ProposalAnswer {
  readonly about: ProposalState['kind']
  readonly outcome: 'refused' | 'lapsed'
}

export interface ProposalAnswers {
  readonly answer: Signal<ProposalAnswer | null>
  /** We take the request back ourselves: that needs no answer. */
  withdraw(): void
  close(): void
}

/** The server only tells that a proposal is gone; what became of it shows in the game. */
export function proposalAnswers(
  session: Pick<Session, 'proposal' | 'version' | 'history' | 'connection'>,
): ProposalAnswers {
  const answer = signal<ProposalAnswer | null>(null)
  let asked: { readonly about: ProposalState['kind']; readonly at: number; cut: boolean } | null = null
  const close = effect(() => {
    const proposal = session.proposal.value
    const online = session.connection.value === 'online'
    if (asked !== null && !online) asked.cut = true
    if (proposal?.mine === true) {
      asked ??= { about: proposal.kind, at: session.version.peek(), cut: false }
      answer.value = null
      return
    }
    if (asked === null) return
    const { about, at, cut } = asked
    asked = null
    const since = session.history.log.slice(at)
    if (about === 'undo' && since.some((entry) => entry.kind === 'undo')) return
    // A request ends with the connection of who asked, and with the next action.
    answer.value = { about, outcome: cut || since.length > 0 ? 'lapsed' : 'refused' }
  })
  return {
    answer,
    withdraw() {
      asked = null
    },
    close,
  }
}
