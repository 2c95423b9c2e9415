import { type GameRecord, NAME_LENGTH, cleanName, replay } from '@roundhouse/kernel'
import { addPlayedGame } from './add-played-game.ts'
import { localRow } from './local-games.ts'
import type { Session } from './session.ts'

/** Whether the game can be played on from another moment here: its seed must be known. */
export function canFork({ kind, history }: Session): boolean {
  return kind === 'local' || (kind === 'online' && history.state.ended !== null)
}

/** The game up to a moment as one of this browser, which goes its own way from there; answers its address. */
export async function fork(session: Session, at: number, name: string): Promise<string> {
  const { record, bots } = await origin(session)
  const table = session.tableName.peek()
  const cut: GameRecord = { ...record, log: session.history.log.slice(0, at), from: { table, at } }
  const replayed = replay(session.title, cut)
  if (!replayed.ok) throw new Error(`the game does not replay: ${replayed.fault.code}`)
  const tableName = cleanName(name.slice(0, NAME_LENGTH)) || table
  return `/local/${await addPlayedGame({ tableName, record: cut, bots }, replayed.history)}`
}

/** As it is kept here, bots included; of a finished game on the server, as its file has it. */
async function origin(session: Session): Promise<{ record: GameRecord; bots: readonly (string | null)[] }> {
  if (session.kind === 'local') {
    const row = await localRow(session.id)
    if (row?.kind !== 'sound') throw new Error(`this browser keeps no game ${session.id}`)
    return row.game
  }
  const answer = await fetch(`/api/games/${session.id}/record`)
  const record = (await answer.json()) as GameRecord
  return { record, bots: record.players.map(() => null) }
}
