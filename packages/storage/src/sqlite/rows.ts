import type { Asking, Seat } from '@roundhouse/kernel'
import type { StoredGame, StoredSeat } from '../storage.ts'

export interface GameRow {
  readonly id: string
  readonly title: string
  readonly rules: string
  readonly variant: string | null
  readonly options: string
  readonly seed: string
  readonly name: string | null
  readonly listed: number
  readonly hints: number
  readonly created: number
  readonly started: number | null
  readonly ended: number | null
  readonly closed: number | null
  readonly closed_by: string | null
  readonly to_act: string
  readonly asking: string | null
  readonly version: number
}

export interface SeatRow {
  readonly kind: 'person' | 'bot'
  readonly name: string | null
  readonly bot: string | null
  readonly stand_in: string | null
  readonly secret_hash: string | null
}

export function gameFrom(
  { to_act: toAct, closed_by: by, ...row }: GameRow,
  seats: readonly SeatRow[],
): StoredGame {
  return {
    ...row,
    toAct: JSON.parse(toAct) as Seat[],
    asking: row.asking === null ? null : (JSON.parse(row.asking) as Asking),
    options: JSON.parse(row.options) as Record<string, string>,
    listed: row.listed === 1,
    hints: row.hints === 1,
    closed: row.closed === null ? null : { at: row.closed, by: by === 'opener' ? 'opener' : 'time' },
    seats: seats.map(seatFrom),
  }
}

function seatFrom({ kind, name, bot, stand_in: standIn, secret_hash: secretHash }: SeatRow): StoredSeat {
  return { kind, name, bot, standIn, secretHash }
}

export function askingText({ asking = null }: { readonly asking?: Asking | null }): string | null {
  return asking === null ? null : JSON.stringify(asking)
}
