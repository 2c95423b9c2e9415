import { type GameRecord, withBots } from '@roundhouse/kernel'
import { newLink, personalLink } from '../session/api.ts'
import { type KeptGame, localRow } from '../session/local-games.ts'
import { createLocalGame } from '../session/new-local-game.ts'
import type { Session } from '../session/session.ts'

/** What the menu offers besides the game, by where the game lives. */
export interface TableExtras {
  /** The address at which anybody can watch. */
  readonly table?: () => Promise<string>
  /** The link to one's own seat from another device. */
  readonly personal?: () => Promise<string>
  /** Another link to one's own seat; the old ones end. */
  readonly replace?: () => Promise<string>
  /** Opens a new table with the same people, bots and options; resolves with its address. */
  readonly again?: () => Promise<string>
  /** A link that holds the game as it is now; only of one that lives in this browser. */
  readonly shared?: () => Promise<string>
  /** The text of the game file; a plan has none. */
  readonly file?: () => Promise<string>
}

export function extrasOf(session: Session): TableExtras {
  if (session.kind === 'plan') return {}
  if (session.kind === 'local')
    return {
      file: () => localFile(session),
      shared: () => sharedLink(session),
      again: () => sameAgain(session),
    }
  const here = `${location.origin}/table/${session.id}`
  const table = async (): Promise<string> => here
  const file = async (): Promise<string> => (await fetch(`/api/games/${session.id}/record`)).text()
  return session.seats.value.length === 0
    ? { table, file }
    : {
        table,
        personal: () => seatLink(session, personalLink),
        replace: () => seatLink(session, newLink),
        file,
      }
}

async function localFile(session: Session): Promise<string> {
  return `${JSON.stringify(await handedOn(session), null, 1)}\n`
}

async function sharedLink(session: Session): Promise<string> {
  const { packed } = await import('../session/packed-game.ts')
  const data = await packed({ name: session.tableName.peek(), record: await handedOn(session) })
  if (data === null) throw new Error('the game is too long for a link')
  return `${location.origin}/shared#${data}`
}

/** The game as others get it: up to now, and with its bots. */
async function handedOn(session: Session): Promise<GameRecord> {
  const { record, bots } = await localGame(session)
  return withBots({ ...record, log: session.history.log }, bots)
}

async function sameAgain(session: Session): Promise<string> {
  const { record, bots, tableName } = await localGame(session)
  const { players, variant, options } = record
  const id = await createLocalGame(session.title, { name: tableName, players, bots, variant, options })
  return `/local/${id}`
}

async function localGame(session: Session): Promise<KeptGame> {
  const row = await localRow(session.id)
  if (row?.kind !== 'sound') throw new Error(`this browser keeps no game ${session.id}`)
  return row.game
}

async function seatLink(session: Session, link: typeof personalLink): Promise<string> {
  const answer = await link(session.id)
  if (!answer.ok) throw new Error('the server gave no link')
  return location.origin + answer.value.personalPath
}
