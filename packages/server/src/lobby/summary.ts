import type { Seat } from '@roundhouse/kernel'
import type { GameSummary, InvitedSummary, SeatView } from '@roundhouse/protocol'
import { type StoredGame, type StoredSeat, statusOf } from '@roundhouse/storage'
import { sha256 } from '../seats/secrets.ts'
import { invitePath } from './links.ts'
import { openerOf } from './opener.ts'
import { closesAt } from './waiting-tables.ts'

/** What may be told about a game to anybody. `online` says whether the owner of a seat is there. */
export function summaryOf(
  game: StoredGame,
  yours: Seat | null,
  online: (seat: Seat) => boolean,
): GameSummary {
  const { id, title, rules, variant, options, name, listed, hints, created, version, seed, toAct, asking } =
    game
  const status = statusOf(game)
  const seats = game.seats.map((seat, index) => seatView(seat, online(index)))
  const seedHash = sha256(seed)
  return {
    id,
    title,
    rules,
    variant,
    options,
    name,
    listed,
    hints,
    status,
    created,
    version,
    seats,
    closedBy: game.closed?.by ?? null,
    opener: openerOf(game),
    yours,
    toAct: status === 'running' ? toAct : [],
    asking: status === 'running' ? asking : null,
    seedHash,
  }
}

/** The same, with the invitation that somebody who sits at the table may hand out. */
export function invitedSummaryOf(
  game: StoredGame,
  yours: Seat | null,
  online: (seat: Seat) => boolean,
  invite: string | null,
  waitingDays: number,
): InvitedSummary {
  const summary = summaryOf(game, yours, online)
  return {
    ...summary,
    closes: summary.status === 'open' ? closesAt(game.created, waitingDays) : null,
    invitePath: invite === null ? null : invitePath(game.id, invite),
  }
}

export function seatView(
  { kind, name, bot, standIn, secretHash }: StoredSeat,
  online: boolean,
  left: number | null = null,
): SeatView {
  const taken = kind === 'bot' || secretHash !== null
  const here = kind === 'bot' || online
  return { kind, name, bot, standIn, taken, online: here, left: here ? null : left }
}
