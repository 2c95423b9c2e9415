import type { Seat } from '@roundhouse/kernel'
import {
  type Claimed,
  type DownloadedRecord,
  type GameSummary,
  type GamesPage,
  type InvitedSummary,
  PAGE_LIMIT,
  type Parsed,
  type Seated,
  fault,
  parseClaimSeat,
  parseCreateGame,
  parseJoinGame,
  parseListGames,
} from '@roundhouse/protocol'
import { type Storage, type StoredGame, statusOf } from '@roundhouse/storage'
import type { FastifyInstance } from 'fastify'
import type { LiveGames } from '../live/live-games.ts'
import { recordOf } from '../live/load.ts'
import type { LongAnswers } from '../live/long-answers.ts'
import { createGame } from '../lobby/create-game.ts'
import { joinGame } from '../lobby/join-game.ts'
import { personalPath } from '../lobby/links.ts'
import { invitedSummaryOf, summaryOf } from '../lobby/summary.ts'
import type { Limits } from '../options.ts'
import type { SeatKeys } from '../seats/key-ring.ts'
import { seatOf } from '../seats/seat-owner.ts'
import { inviteOf, sha256 } from '../seats/secrets.ts'
import { HttpFault } from './faults.ts'
import { addSeatRoutes } from './seat-routes.ts'
import { visitorOf } from './visitors.ts'

interface OneGame {
  Params: { id: string }
}

/** How long a table that was closed before it began is among those of its players: a week. */
const SHOWN_CLOSED = 7 * 24 * 60 * 60 * 1000

/** Creating, finding, joining and downloading games; see PROTOCOL.md. */
export function addGameRoutes(
  app: FastifyInstance,
  storage: Storage,
  games: LiveGames,
  keys: SeatKeys,
  limits: Pick<Limits, 'gamesPerMinute' | 'waitingDays'>,
  /** Of which a download is one. */
  answers: LongAnswers,
): void {
  const creating = { config: { rateLimit: { max: limits.gamesPerMinute, timeWindow: 60_000 } } }
  app.post('/games', creating, async (request, reply): Promise<Seated> => {
    const created = createGame(read(parseCreateGame(request.body)), Date.now())
    if (!created.ok) throw new HttpFault(created.fault)
    const { seat, secret } = created
    const fresh = await storage.createGame(created.game)
    const game = fresh ? created.game : await stored(created.game.id)
    if (seatOf(game, secret) === null) throw new HttpFault(fault('wrong-secret', {}))
    await keys.keep(request, reply, { game: game.id, seat, secret })
    if (fresh)
      request.log.info({ game: game.id, title: game.title, seats: game.seats.length }, 'game created')
    reply.code(201)
    return { game: await invited(game, secret), seat, personalPath: personalPath(game.id, secret) }
  })

  app.get('/games', async (request): Promise<GamesPage> => {
    const query = read(parseListGames(request.query))
    const limit = Math.min(PAGE_LIMIT, Math.max(1, Number(query.limit ?? 20)))
    const [created, id] = query.before?.split('-') ?? []
    const before = created === undefined || id === undefined ? null : { created: Number(created), id }
    const found = await storage.listedGames({ status: query.status ?? null, before, limit })
    const last = found.at(-1)
    const next = last === undefined || found.length < limit ? null : `${last.created}-${last.id}`
    const summaries = found.map(async (game) =>
      summary(game, seatOf(game, await keys.held(request, game.id))),
    )
    return { games: await Promise.all(summaries), next }
  })

  app.get('/games/mine', async (request, reply): Promise<GamesPage> => {
    const mine: GameSummary[] = []
    keys.renew(request, reply)
    for (const { game: id, secret } of await keys.all(request)) {
      const game = await storage.game(id)
      const seat = game && seatOf(game, secret)
      const closed = game?.closed?.at ?? Date.now()
      const isLongClosed = Date.now() - closed > SHOWN_CLOSED
      if (game === null || seat === null || isLongClosed) await keys.forget(request, reply, id)
      else {
        mine.push(summary(game, seat))
        if (keys.isOld(request, id)) await keys.keep(request, reply, { game: id, seat, secret })
      }
    }
    return { games: mine.toSorted((one, other) => other.created - one.created), next: null }
  })

  app.get<OneGame>('/games/:id', async (request): Promise<InvitedSummary> => {
    const game = await stored(request.params.id)
    return invited(game, await keys.held(request, game.id))
  })

  app.post<OneGame>('/games/:id/join', async (request, reply): Promise<Seated> => {
    const wanted = read(parseJoinGame(request.body))
    const found = await games.find(request.params.id)
    if (!found.ok) throw new HttpFault(found.fault)
    const { game } = found
    const held = await keys.held(request, game.id)
    const joined = await joinGame(game, wanted, held, storage.isInvited.bind(storage))
    if (!joined.ok) throw new HttpFault(joined.fault)
    await keys.keep(request, reply, { game: game.id, seat: joined.seat, secret: joined.secret })
    const path = personalPath(game.id, joined.secret)
    return { game: await invited(game.stored, joined.secret), seat: joined.seat, personalPath: path }
  })

  app.post<OneGame>('/games/:id/claim', async (request, reply): Promise<Claimed> => {
    const { secret } = read(parseClaimSeat(request.body))
    const game = await stored(request.params.id)
    const seat = seatOf(game, secret)
    if (seat === null) throw new HttpFault(fault('wrong-secret', {}))
    await keys.keep(request, reply, { game: game.id, seat, secret })
    return { game: await invited(game, secret), seat }
  })

  addSeatRoutes(app, storage, games, keys, invited)

  app.get<OneGame>('/games/:id/record', async (request, reply) => {
    const game = await stored(request.params.id)
    let text = ''
    const given = await answers.give(
      visitorOf(request),
      null,
      () => !request.raw.destroyed,
      async () => {
        text = JSON.stringify(await downloaded(game))
        return Buffer.byteLength(text)
      },
    )
    if (!given) throw new HttpFault(fault('rate-limited', { seconds: 10 }))
    reply.header('content-disposition', `attachment; filename="${game.title}-${game.id}.json"`)
    return reply.type('application/json; charset=utf-8').send(text)
  })

  async function downloaded(game: StoredGame): Promise<DownloadedRecord> {
    const entries = await storage.entries(game.id, 0)
    const record = recordOf(
      game,
      entries.map((each) => each.entry),
    )
    if (game.ended !== null) return record
    const { seed, ...rest } = record
    return { ...rest, seedHash: sha256(seed) }
  }

  async function stored(id: string): Promise<StoredGame> {
    const game = await storage.game(id)
    if (game === null) throw new HttpFault(fault('no-such-game', { game: id.slice(0, 60) }))
    return game
  }

  function online(id: string): (seat: Seat) => boolean {
    const watchers = games.peek(id)?.watchers
    return (seat) => watchers !== undefined && Array.from(watchers).some((watcher) => watcher.seat === seat)
  }

  function summary(game: StoredGame, seat: Seat | null): GameSummary {
    return summaryOf(game, seat, online(game.id))
  }

  /** With the invitation of whoever has this secret, as long as there is somebody to invite. */
  async function invited(game: StoredGame, secret: string | null): Promise<InvitedSummary> {
    const seat = seatOf(game, secret)
    const isInviting = seat !== null && secret !== null && statusOf(game) === 'open'
    const invite = isInviting ? inviteOf(secret) : null
    if (invite !== null) await storage.invite(game.id, sha256(invite))
    return invitedSummaryOf(game, seat, online(game.id), invite, limits.waitingDays)
  }
}

function read<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new HttpFault(parsed.fault)
  return parsed.value
}
