import { type Seat, rulesOf, undoPlan } from '@roundhouse/kernel'
import type { ProposalSubject } from '@roundhouse/protocol'
import { stale } from './act.ts'
import { type Answer, faulty, kept } from './answer.ts'
import { carryFault } from './carry-over.ts'
import type { LiveGame } from './live-game.ts'
import { goBack, undosSpent } from './undo.ts'

export interface Asked {
  readonly id: string
  readonly seat: Seat
  readonly version: number
}

/** Takes back the last action of a seat: at once while that is free, otherwise when all others consent. */
export async function undo(game: LiveGame, asked: Asked): Promise<Answer> {
  const { id, seat, version } = asked
  const before = game.keptAs(seat, id)
  if (before !== null) return kept(before)
  if (game.stored.started === null) return faulty('game-not-started', {})
  if (game.stored.ended !== null) return faulty('undo-ended', {})
  if (version !== game.version) return stale(game, version)
  const pending = answerOfPending(game, id)
  if (pending !== null) return pending
  const plan = undoPlan(game.history, (own) => own === seat)
  if (plan === null) return faulty('undo-nothing', {})
  const spent = undosSpent(game, seat)
  const people = otherPeople(game, seat).filter((other) => playsItself(game, other))
  if (spent && people.length === 0) return faulty('undo-spent', {})
  return propose(game, asked, { kind: 'undo', to: plan.to }, plan.free && !spent ? [] : people)
}

/** Plays on under the newest rules, when every entry means the same there and all others consent. */
export async function carryOver(game: LiveGame, asked: Asked): Promise<Answer> {
  if (game.stored.started === null) return faulty('game-not-started', {})
  const to = rulesOf(game.history.title)
  // Nothing is left to do: carried over before, perhaps by this very message.
  if (game.stored.rules === to) return kept(game.version)
  if (asked.version !== game.version) return stale(game, asked.version)
  const pending = answerOfPending(game, asked.id)
  if (pending !== null) return pending
  const wrong = await carryFault(game)
  if (wrong !== null) return { kind: 'fault', fault: wrong }
  return propose(game, asked, { kind: 'rules', to }, otherPeople(game, asked.seat))
}

export async function answerProposal(
  game: LiveGame,
  answer: { readonly seat: Seat; readonly version: number; readonly consent: boolean },
): Promise<Answer> {
  const { pending } = game
  if (pending === null) return faulty('no-proposal', {})
  const { message, proposal } = pending
  if (proposal.version !== answer.version || !proposal.waiting.includes(answer.seat)) {
    return faulty('no-proposal', {})
  }
  if (!answer.consent) return drop(game)
  const waiting = proposal.waiting.filter((seat) => seat !== answer.seat)
  return propose(game, { ...proposal, id: message }, proposal, waiting)
}

export function withdraw(game: LiveGame, seat: Seat): Answer {
  return game.pending?.proposal.seat === seat ? drop(game) : faulty('no-proposal', {})
}

/** Done at once when nobody's consent is missing. */
async function propose(
  game: LiveGame,
  { id, seat, version }: Asked,
  subject: ProposalSubject,
  waiting: readonly Seat[],
): Promise<Answer> {
  if (waiting.length === 0) return carryOut(game, { id, seat, version }, subject)
  game.pending = { message: id, proposal: { ...subject, seat, version, waiting } }
  game.broadcastTable()
  return kept(game.version)
}

async function carryOut(game: LiveGame, asked: Asked, subject: ProposalSubject): Promise<Answer> {
  if (subject.kind === 'undo') return goBack(game, asked, subject.to)
  return (await game.changeRules(subject.to)) ? kept(game.version) : faulty('database-failed', {})
}

/** One thing is asked at a time; a message that comes again is told so. */
function answerOfPending(game: LiveGame, id: string): Answer | null {
  if (game.pending === null) return null
  const { message, proposal } = game.pending
  return message === id ? kept(game.version) : faulty('proposal-pending', { seat: proposal.seat })
}

function otherPeople(game: LiveGame, seat: Seat): Seat[] {
  return Array.from(game.stored.seats.keys()).filter(
    (other) => other !== seat && game.stored.seats[other]?.kind === 'person',
  )
}

/** No bot plays on for its person; who is away for a while keeps nobody from taking a move back. */
function playsItself(game: LiveGame, seat: Seat): boolean {
  return (game.stored.seats[seat]?.standIn ?? null) === null
}

/** A bot plays on for a seat from now on: an undo that waits for its person waits no longer. */
export async function consentOfStandIn(game: LiveGame, seat: Seat): Promise<void> {
  const proposal = game.pending?.proposal
  if (proposal?.kind !== 'undo' || !proposal.waiting.includes(seat)) return
  await answerProposal(game, { seat, version: proposal.version, consent: true })
}

function drop(game: LiveGame): Answer {
  game.pending = null
  game.broadcastTable()
  game.onSettled(game)
  return kept(game.version)
}
