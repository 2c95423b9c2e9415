import { botOf, botsOf } from '@roundhouse/bots'
import { NAME_LENGTH, type Seat, asReadonly, newRecord, setupOf, tableFault } from '@roundhouse/kernel'
import { type CreateGame, type Fault, fault } from '@roundhouse/protocol'
import type { StoredGame, StoredSeat } from '@roundhouse/storage'
import { TITLES, titleOf } from '@roundhouse/titles'
import { gameIdFrom, newGameId, newSecret, newSeed, secretFrom, sha256 } from '../seats/secrets.ts'
import { sameName } from './same-name.ts'

export type Created =
  | { readonly ok: true; readonly game: StoredGame; readonly seat: Seat; readonly secret: string }
  | { readonly ok: false; readonly fault: Fault }

/** A new game whose creator has the first seat for a person; not stored yet. */
export function createGame(wanted: CreateGame, now: number): Created {
  const title = titleOf(wanted.title)
  if (title === null) {
    const known = TITLES.map((each) => each.id).join(', ')
    return refused(fault('unknown-title', { title: wanted.title, known }))
  }
  const wrong = tableFault(title, { ...wanted, players: wanted.seats.length })
  if (wrong !== null) return refused(wrong)
  const seat = wanted.seats.findIndex((each) => each.kind === 'person')
  if (seat < 0) return refused(fault('no-person', {}))
  if (wanted.seats[seat]?.name === null) return refused(fault('player-name', { most: NAME_LENGTH }))

  const id = wanted.key === null ? newGameId() : gameIdFrom(wanted.key)
  const secret = wanted.key === null ? newSecret() : secretFrom(wanted.key, id)
  const seats: StoredSeat[] = []
  for (const [index, each] of wanted.seats.entries()) {
    const bot = each.kind === 'bot' ? each.bot : null
    if (bot !== null && botOf(title.id, bot) === null) {
      return refused(fault('unknown-bot', { bot, known: botsOf(title.id).join(', ') }))
    }
    const name = each.name ?? (bot === null ? null : freeBotName(seats))
    if (name !== null && seats.some((other) => sameName(other.name, name))) {
      return refused(fault('name-taken', { name }))
    }
    seats.push({
      kind: each.kind,
      name,
      bot,
      standIn: null,
      secretHash: index === seat ? sha256(secret) : null,
    })
  }

  const record = newRecord(title, {
    players: seats.map((each) => each.name ?? ''),
    seed: newSeed(),
    variant: wanted.variant,
    options: wanted.options,
  })
  const start = asReadonly(title.setup(setupOf(record), () => {}))
  const full = seats.every((each) => each.kind === 'bot' || each.secretHash !== null)
  const game: StoredGame = {
    id,
    title: record.title,
    rules: record.rules,
    variant: record.variant,
    options: record.options,
    seed: record.seed,
    name: wanted.name,
    listed: wanted.listed,
    hints: wanted.hints,
    created: now,
    started: full ? now : null,
    ended: null,
    closed: null,
    toAct: title.toAct(start),
    asking: title.asking?.(start) ?? null,
    seats,
    version: 0,
  }
  return { ok: true, game, seat, secret }
}

export function freeBotName(seats: readonly StoredSeat[]): string {
  let number = 1
  while (seats.some((seat) => sameName(seat.name, `Bot ${number}`))) number += 1
  return `Bot ${number}`
}

function refused(reason: Fault): Created {
  return { ok: false, fault: reason }
}
