import { type GameRecord, NAME_LENGTH, cleanName, fingerprint, replay } from '@roundhouse/kernel'
import { randomHex } from '../shell/random-id.ts'
import { addPlayedGame } from './add-played-game.ts'
import { localRow } from './local-games.ts'
import type { Session } from './session.ts'

/** The game up to a moment as one of this browser, which goes its own way from there; answers its address. */
export async function fork(session: Session, at: number, name: string): Promise<string> {
  const { record, bots } = await origin(session)
  const table = session.tableName.peek()
  const running = record.lots === undefined ? {} : ({ running: true } as const)
  const log = session.history.log.slice(0, at)
  const cut: GameRecord = { ...record, log, from: { table, at, ...running } }
  const replayed = replay(session.title, cut)
  if (!replayed.ok) throw new Error(`the game does not replay: ${replayed.fault.code}`)
  const { state } = replayed.history
  if (fingerprint(session.title, state) !== fingerprint(session.title, session.history.stateAt(at)))
    throw new Error('the copy is another game')
  const tableName = cleanName(name.slice(0, NAME_LENGTH)) || table
  return `/local/${await addPlayedGame({ tableName, record: cut, bots }, replayed.history)}`
}

/**
 * As it is kept here, bots included; of a finished game on the server, as its file has it. While that is played its
 * seed is a secret: the copy has what was drawn so far, and draws by a seed of its own from there.
 */
async function origin(session: Session): Promise<{ record: GameRecord; bots: readonly (string | null)[] }> {
  if (session.kind === 'local') {
    const row = await localRow(session.id)
    if (row?.kind !== 'sound') throw new Error(`this browser keeps no game ${session.id}`)
    return row.game
  }
  const bots = session.players.peek().map(({ bot }) => bot)
  if (session.history.state.ended === null) return { record: known(session), bots }
  const answer = await fetch(`/api/games/${session.id}/record`)
  return { record: (await answer.json()) as GameRecord, bots }
}

/** A game that is played on the server, as far as this page may know it. */
function known({ setup, players }: Session): GameRecord {
  if (setup?.lots === undefined || setup.lots === null) throw new Error('what was drawn is a secret')
  const { title, rules, variant, options, lots } = setup
  const names = players.peek().map(({ name }) => name)
  return {
    format: 1,
    title,
    rules,
    variant,
    options,
    players: names,
    seed: `sfc32:${randomHex(16)}`,
    lots,
    log: [],
  }
}
