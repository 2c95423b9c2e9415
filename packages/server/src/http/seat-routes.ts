import {
  type Fault,
  type InvitedSummary,
  type Note,
  type Parsed,
  type PersonalLink,
  type Seated,
  fault,
  parseChangeSeat,
  parseChangeTable,
  parseNote,
  parseReleaseSeat,
} from '@roundhouse/protocol'
import { type Storage, type StoredGame, statusOf } from '@roundhouse/storage'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LiveGame } from '../live/live-game.ts'
import type { LiveGames } from '../live/live-games.ts'
import { changeSeat, changeTable } from '../lobby/change-table.ts'
import { personalPath } from '../lobby/links.ts'
import { openerOf } from '../lobby/opener.ts'
import type { SeatKeys } from '../seats/key-ring.ts'
import { seatOf } from '../seats/seat-owner.ts'
import { newSecret, sha256 } from '../seats/secrets.ts'
import { HttpFault } from './faults.ts'

interface OneGame {
  Params: { id: string }
}

interface Visit {
  readonly game: LiveGame
  readonly seat: Seated['seat']
  readonly secret: string
}

/** What the owner of a seat, or who opened the table, does about seats; see PROTOCOL.md. */
export function addSeatRoutes(
  app: FastifyInstance,
  storage: Storage,
  games: LiveGames,
  keys: SeatKeys,
  summary: (game: StoredGame, secret: string | null) => Promise<InvitedSummary>,
): void {
  app.post<OneGame>('/games/:id/link', async (request): Promise<PersonalLink> => {
    const { game, secret } = await visitOf(request)
    return { personalPath: personalPath(game.id, secret) }
  })

  /** A new link for one's own seat; whatever was opened by the old ones ends. */
  app.post<OneGame>('/games/:id/new-link', async (request, reply): Promise<PersonalLink> => {
    const { game, seat, secret } = await visitOf(request)
    const fresh = newSecret()
    await game.run(async () => {
      const replaced = await storage.replaceSecret(game.id, seat, sha256(secret), sha256(fresh))
      if (!replaced) throw new HttpFault(fault('wrong-secret', {}))
      // Before anybody is sent away: this browser comes back with its ring.
      await keys.keep(request, reply, { game: game.id, seat, secret: fresh })
      await game.refresh()
      game.sendAway(seat)
    })
    return { personalPath: personalPath(game.id, fresh) }
  })

  /** Frees the own seat, or as the opener anybody's, while the table waits. */
  app.post<OneGame>('/games/:id/release', async (request, reply): Promise<InvitedSummary> => {
    const { seat } = read(parseReleaseSeat(request.body))
    const { game, seat: own, secret } = await visitOf(request)
    await game.run(async () => {
      const opener = openerOf(game.stored)
      if (own !== seat && own !== opener) throw new HttpFault(fault('not-your-seat', { seat }))
      refuseUnlessOpen(game.stored)
      if (seat === opener) throw new HttpFault(fault('opener-stays', {}))
      const hash = game.stored.seats[seat]?.secretHash
      if (hash === undefined || hash === null) throw new HttpFault(fault('no-such-seat', { seat }))
      if (!(await storage.releaseSeat(game.id, seat, hash))) throw new HttpFault(fault('game-started', {}))
      if (own === seat) await keys.forget(request, reply, game.id)
      await game.refresh()
      game.sendAway(seat)
    })
    return summary(game.stored, own === seat ? null : secret)
  })

  /** As the opener, while the table waits: a bot for a free seat, or a free seat for a bot. */
  app.post<OneGame>('/games/:id/seat', async (request): Promise<InvitedSummary> => {
    const { seat, bot } = read(parseChangeSeat(request.body))
    return change(request, (game) => changeSeat(storage, game, seat, bot, Date.now()))
  })

  /** As the opener, while the table waits: its map, options, name, and whether anybody may find it. */
  app.post<OneGame>('/games/:id/options', async (request): Promise<InvitedSummary> => {
    const wanted = read(parseChangeTable(request.body))
    return change(request, (game) => changeTable(storage, game, wanted))
  })

  /** What one has written for oneself; nobody else is ever told, and no game file has it. */
  app.get<OneGame>('/games/:id/note', async (request): Promise<Note> => {
    const { game, seat } = await visitOf(request)
    return { text: await storage.note(game.id, seat) }
  })

  app.post<OneGame>('/games/:id/note', async (request): Promise<Note> => {
    const { text } = read(parseNote(request.body))
    const { game, seat } = await visitOf(request)
    await storage.keepNote(game.id, seat, text, Date.now())
    return { text }
  })

  app.post<OneGame>('/games/:id/close', async (request): Promise<InvitedSummary> => {
    const { game, seat, secret } = await visitOf(request)
    await game.run(async () => {
      if (seat !== openerOf(game.stored)) throw new HttpFault(fault('not-opener', {}))
      // Who asks twice because no answer came has what he wanted.
      if (game.stored.closed?.by === 'opener') return
      refuseUnlessOpen(game.stored)
      if (!(await storage.closeGame(game.id, { at: Date.now(), by: 'opener' })))
        throw new HttpFault(fault('game-started', {}))
      await game.refresh()
    })
    return summary(game.stored, secret)
  })

  async function change(
    request: FastifyRequest<OneGame>,
    done: (game: StoredGame) => Promise<Fault | null>,
  ): Promise<InvitedSummary> {
    const { game, seat, secret } = await visitOf(request)
    await game.run(async () => {
      if (seat !== openerOf(game.stored)) throw new HttpFault(fault('not-opener', {}))
      refuseUnlessOpen(game.stored)
      const wrong = await done(game.stored)
      if (wrong !== null) throw new HttpFault(wrong)
      await game.begin()
    })
    return summary(game.stored, secret)
  }

  /** The game, and the seat there of whoever asks. */
  async function visitOf(request: FastifyRequest<OneGame>): Promise<Visit> {
    const found = await games.find(request.params.id)
    if (!found.ok) throw new HttpFault(found.fault)
    const { game } = found
    const secret = await keys.held(request, game.id)
    const seat = seatOf(game.stored, secret)
    if (secret === null || seat === null) throw new HttpFault(fault('wrong-secret', {}))
    return { game, seat, secret }
  }
}

function read<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new HttpFault(parsed.fault)
  return parsed.value
}

function refuseUnlessOpen(game: StoredGame): void {
  if (game.closed !== null) throw new HttpFault(fault('table-closed', { by: game.closed.by }))
  if (statusOf(game) !== 'open') throw new HttpFault(fault('game-started', {}))
}
