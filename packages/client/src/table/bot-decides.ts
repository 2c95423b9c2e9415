import { levelOf } from '@roundhouse/bots/levels'
import type { Seat } from '@roundhouse/kernel'
import type { Table } from './table.ts'

/** How a bot that is asked comes to its move; `waits`: it has no answer, and the game stands. Null: a person is asked. */
export type BotDecides = 'atOnce' | 'thinks' | 'waits' | null

export function botDecides({ session }: Table, seat: Seat): BotDecides {
  const { bot, standIn } = session.players.value[seat] ?? {}
  const level = levelOf(bot ?? standIn ?? '')
  if (level === null) return null
  if (session.seating?.failing?.now.value?.plays === null) return 'waits'
  return level === 'novice' || level === 'apprentice' ? 'atOnce' : 'thinks'
}
