import { botOf, botsOf } from '@roundhouse/bots'
import { type Seat, asReadonly, setupOf, tableFault } from '@roundhouse/kernel'
import { type ChangeTable, type Fault, fault } from '@roundhouse/protocol'
import type { Storage, StoredGame } from '@roundhouse/storage'
import { titleOf } from '@roundhouse/titles'
import { recordOf } from '../live/load.ts'
import { freeBotName } from './create-game.ts'
import { openerOf } from './opener.ts'

/** Gives a free seat to a bot of this level, or frees that of a bot for a person; the fault if it cannot be. */
export async function changeSeat(
  storage: Storage,
  game: StoredGame,
  seat: Seat,
  bot: string | null,
  now: number,
): Promise<Fault | null> {
  const there = game.seats[seat]
  if (there === undefined) return fault('no-such-seat', { seat })
  if (there.secretHash !== null) return fault('seat-taken', { seat })
  // Who opened the table is known by being its first person.
  if (bot === null && seat < openerOf(game)) return fault('opener-stays', {})
  if (bot !== null && botOf(game.title, bot) === null) {
    return fault('unknown-bot', { bot, known: botsOf(game.title).join(', ') })
  }
  const others = game.seats.filter((_, index) => index !== seat)
  const owner =
    bot === null
      ? ({ kind: 'person' } as const)
      : ({ kind: 'bot', bot, name: freeBotName(others), at: now } as const)
  return (await storage.changeSeat(game.id, seat, owner)) ? null : fault('game-started', {})
}

/** Another map, other options, name or listing for a table that waits; the fault if the title knows no such table. */
export async function changeTable(
  storage: Storage,
  game: StoredGame,
  wanted: ChangeTable,
): Promise<Fault | null> {
  const title = titleOf(game.title)
  if (title === null) return fault('unknown-title', { title: game.title, known: '' })
  const wrong = tableFault(title, { ...wanted, players: game.seats.length })
  if (wrong !== null) return wrong
  const changed = { ...game, ...wanted }
  const start = asReadonly(title.setup(setupOf(recordOf(changed, [])), () => {}))
  const asked = { toAct: title.toAct(start), asking: title.asking?.(start) ?? null }
  return (await storage.changeTable(game.id, { ...wanted, ...asked })) ? null : fault('game-started', {})
}
