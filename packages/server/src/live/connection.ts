import {
  type ClientMessage,
  type Fault,
  type ServerMessage,
  fault,
  parseClientMessage,
} from '@roundhouse/protocol'
import { StorageFault } from '@roundhouse/storage'
import { seatOf } from '../seats/seat-owner.ts'
import { act } from './act.ts'
import { type Answer, faulty } from './answer.ts'
import type { LiveGame } from './live-game.ts'
import { give, revoke } from './orders.ts'
import { playOn } from './play-on.ts'
import { answerProposal, carryOver, undo, withdraw } from './proposals.ts'
import { chatMessage, say } from './say.ts'
import { type SeenLog, pastFault } from './seen.ts'
import type { Asker, Watcher } from './watcher.ts'

type Asking = Extract<ClientMessage, { readonly id: string }>

interface Arriving {
  readonly secret: string | null
  /** The last version and the last line of the chat that it has. */
  readonly since: number
  readonly chat: number
  readonly seen: SeenLog | null
}

/** Somebody arrives at the table; a fault: who has seen another game than this one is not let in. */
export function arrive(
  game: LiveGame,
  watcher: Watcher,
  { secret, since, chat, seen }: Arriving,
): Promise<Fault | null> {
  return game.run(async () => {
    const differs = pastFault(game, seen)
    if (differs !== null) return differs
    const lines = await game.chat.since(chat)
    watcher.seat = seatOf(game.stored, secret)
    game.watchers.add(watcher)
    game.welcome(watcher, since)
    if (lines.length > 0) send(watcher, chatMessage(game.stored, lines))
    if (watcher.seat === null) return null
    game.sendOrders(watcher)
    tellOthers(game, watcher)
    return null
  })
}

export function leave(game: LiveGame, watcher: Watcher): Promise<void> {
  return game.run(() => {
    if (!game.watchers.delete(watcher) || watcher.seat === null) return
    const stillHere = Array.from(game.watchers).some((other) => other.seat === watcher.seat)
    if (stillHere) return
    game.left.set(watcher.seat, Date.now())
    if (game.pending?.proposal.seat === watcher.seat) withdraw(game, watcher.seat)
    else tellOthers(game, watcher)
  })
}

/** One message from a socket, answered to that socket alone; what it changes is told to everybody. */
export async function receive(
  game: LiveGame,
  watcher: Asker,
  text: string,
  stopping: boolean,
): Promise<void> {
  const parsed = parseClientMessage(text)
  if (!parsed.ok) return send(watcher, { type: 'fault', id: null, fault: parsed.fault })
  const message = parsed.value
  if (message.type === 'ping') return send(watcher, { type: 'pong', version: game.stored.version })
  if (message.type === 'since')
    return watcher.long(() => game.run(() => game.sendSince(watcher, message.version)))
  if (message.type === 'earlier') return watcher.long(() => earlier(game, watcher, message.before))
  if (message.type === 'hello') return watcher.long(() => hello(game, watcher, message.secret, message.since))
  if (stopping) return send(watcher, { type: 'fault', id: message.id, fault: fault('server-stopping', {}) })
  try {
    await game.run(async () => reply(game, watcher, message, await answerTo(game, watcher, message)))
  } catch (error) {
    send(watcher, { type: 'fault', id: message.id, fault: fault('internal', {}) })
    throw error
  }
}

export function send(watcher: Watcher, message: ServerMessage): void {
  watcher.send(JSON.stringify(message))
}

/** Only the owner of a seat speaks for it: the socket knows whose it is, whatever the message says. */
async function answerTo(game: LiveGame, watcher: Watcher, message: Asking): Promise<Answer> {
  if (message.type === 'say') return say(game, watcher.seat, message)
  if (watcher.seat === null || watcher.seat !== message.seat)
    return faulty('not-your-seat', { seat: message.seat })
  switch (message.type) {
    case 'act':
      return act(game, { ...message, action: message.action })
    case 'undo':
      return undo(game, message)
    case 'carryOver':
      return carryOver(game, message)
    case 'answer':
      return answerProposal(game, message)
    case 'withdraw':
      return withdraw(game, message.seat)
    case 'order':
      return give(game, message)
    case 'revoke':
      return revoke(game, message)
    case 'playOn':
      return playOn(game, message.seat, message.bot)
  }
}

function reply(game: LiveGame, watcher: Asker, message: Asking, answer: Answer): void {
  const { id } = message
  if (answer.kind === 'kept') return send(watcher, { type: 'ack', id, version: answer.version })
  if (answer.kind === 'refused') return send(watcher, { type: 'refused', id, refusal: answer.refusal })
  const { fault: found } = answer
  const told =
    found.code !== 'stale-version' || watcher.longNow(() => game.sendSince(watcher, found.params.version))
  send(watcher, { type: 'fault', id, fault: told ? found : fault('rate-limited', { seconds: 1 }) })
}

async function earlier(game: LiveGame, watcher: Watcher, before: number): Promise<void> {
  try {
    send(watcher, chatMessage(game.stored, await game.chat.before(before)))
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error
    send(watcher, { type: 'fault', id: null, fault: fault('database-failed', {}) })
  }
}

function hello(game: LiveGame, watcher: Watcher, secret: string, since: number): Promise<void> {
  return game.run(() => {
    const seat = seatOf(game.stored, secret)
    if (seat === null) return send(watcher, { type: 'fault', id: null, fault: fault('wrong-secret', {}) })
    const isNew = watcher.seat !== seat
    watcher.seat = seat
    game.welcome(watcher, since)
    game.sendOrders(watcher)
    if (isNew) tellOthers(game, watcher)
  })
}

function tellOthers(game: LiveGame, watcher: Watcher): void {
  const text = JSON.stringify({ type: 'table', table: game.table() } satisfies ServerMessage)
  for (const other of game.watchers) if (other !== watcher) other.send(text)
}
