import {
  type InvitedSummary,
  type PersonalLink,
  type Seated,
  fault,
  parseReleaseSeat,
} from '@roundhouse/protocol'
import { type Storage, type StoredGame, statusOf } from '@roundhouse/storage'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LiveGame } from '../live/live-game.ts'
import type { LiveGames } from '../live/live-games.ts'
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
    const parsed = parseReleaseSeat(request.body)
    if (!parsed.ok) throw new HttpFault(parsed.fault)
    const { seat } = parsed.value
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

function refuseUnlessOpen(game: StoredGame): void {
  if (game.closed !== null) throw new HttpFault(fault('table-closed', { by: game.closed.by }))
  if (statusOf(game) !== 'open') throw new HttpFault(fault('game-started', {}))
}
