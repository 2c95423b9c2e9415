import { type History, type Seat, undoPlan } from '@roundhouse/kernel'
import { afterReload, stale } from './act.ts'
import { type Answer, faulty, kept } from './answer.ts'
import type { LiveGame, PendingUndo } from './live-game.ts'

export interface UndoMessage {
  readonly id: string
  readonly seat: Seat
  readonly version: number
}

/** Takes back the last action of a seat: at once while that is free, otherwise when all others consent. */
export async function undo(game: LiveGame, message: UndoMessage): Promise<Answer> {
  const { id, seat, version } = message
  const before = game.keptAs(seat, id)
  if (before !== null) return kept(before)
  if (game.stored.started === null) return faulty('game-not-started', {})
  if (game.stored.ended !== null) return faulty('undo-ended', {})
  if (version !== game.version) return stale(game, version)
  if (game.undo !== null) {
    return game.undo.message === id ? kept(game.version) : faulty('undo-pending', { seat: game.undo.seat })
  }
  const plan = undoPlan(game.history, (own) => own === seat)
  if (plan === null) return faulty('undo-nothing', {})
  const spent = undosOf(game.history, seat) >= game.limits.freeUndos + game.history.lineTo().length
  const people = otherPeople(game, seat)
  if (spent && people.length === 0) return faulty('undo-spent', {})
  const waiting = plan.free && !spent ? [] : people
  if (waiting.length === 0) return goBack(game, message, plan.to)
  game.undo = { seat, version, to: plan.to, waiting, message: id }
  game.broadcastTable()
  return kept(game.version)
}

export async function answerUndo(
  game: LiveGame,
  message: { readonly seat: Seat; readonly version: number; readonly consent: boolean },
): Promise<Answer> {
  const request = game.undo
  if (request === null || request.version !== message.version || !request.waiting.includes(message.seat)) {
    return faulty('undo-no-request', {})
  }
  if (!message.consent) return dropRequest(game)
  const waiting = request.waiting.filter((seat) => seat !== message.seat)
  if (waiting.length > 0) {
    game.undo = { ...request, waiting }
    game.broadcastTable()
    return kept(game.version)
  }
  return goBack(game, { id: request.message, seat: request.seat, version: request.version }, request.to)
}

export function cancelUndo(game: LiveGame, seat: Seat): Answer {
  if (game.undo?.seat !== seat) return faulty('undo-no-request', {})
  return dropRequest(game)
}

/** What a seat has taken back so far. As the game goes on it may take back more, and no log grows without end. */
function undosOf({ log }: History, seat: Seat): number {
  let undos = 0
  for (const entry of log) if (entry.kind === 'undo' && entry.seat === seat) undos += 1
  return undos
}

function otherPeople(game: LiveGame, seat: Seat): Seat[] {
  return Array.from(game.stored.seats.keys()).filter(
    (other) => other !== seat && game.stored.seats[other]?.kind === 'person',
  )
}

async function goBack(game: LiveGame, message: UndoMessage, to: PendingUndo['to']): Promise<Answer> {
  const committed = await game.commit({ kind: 'undo', seat: message.seat, to }, message.id)
  return committed.kind === 'reloaded' ? afterReload(game, message, committed.failed) : committed
}

function dropRequest(game: LiveGame): Answer {
  game.undo = null
  game.broadcastTable()
  game.onSettled(game)
  return kept(game.version)
}
