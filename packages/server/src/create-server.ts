import fastifyCookie from '@fastify/cookie'
import fastifyRateLimit from '@fastify/rate-limit'
import fastifyWebsocket from '@fastify/websocket'
import { type BotAnswer, type BotQuestion, longestThought } from '@roundhouse/bots'
import { BODY_LIMIT, fault } from '@roundhouse/protocol'
import { type Storage, openAlone } from '@roundhouse/storage'
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildOf } from './http/build.ts'
import { HttpFault, answer, answerWithFaults } from './http/faults.ts'
import { addGameRoutes } from './http/game-routes.ts'
import { refuseForeignHosts } from './http/hosts.ts'
import { TLS_IN_FRONT, refuseForeignOrigin } from './http/origin.ts'
import { servePages } from './http/pages.ts'
import { refuseOtherSockets, withoutQuery } from './http/paths.ts'
import { addProbes } from './http/probes.ts'
import { logRequests, requestId } from './http/request-log.ts'
import { RequestWindows } from './http/request-windows.ts'
import { addRunRoutes } from './http/run-routes.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { trustIn, visitorOf } from './http/visitors.ts'
import { BotTurns } from './live/bot-turns.ts'
import { SOCKET_SETTINGS } from './live/hear.ts'
import { LiveGames } from './live/live-games.ts'
import { LongAnswers } from './live/long-answers.ts'
import { seenIn } from './live/seen.ts'
import { Sockets } from './live/socket.ts'
import { closeWaitingTables } from './lobby/waiting-tables.ts'
import { BOTS_WAITING, BOT_DELAY, DATABASE_FILE, LIMITS, type ServerOptions } from './options.ts'
import { createRunPool } from './runs/pool.ts'
import { SeatKeys } from './seats/key-ring.ts'
import { stopperOf } from './stop.ts'
import { createThreads } from './threads.ts'
import { WriteWatch } from './write-watch.ts'

export interface RunningServer {
  /** E.g. 'http://127.0.0.1:3000'. */
  readonly address: string
  readonly port: number
  /** Finishes what was begun, sends everybody away and closes the database; within 5 s in any case. */
  close(): Promise<void>
}

/** How long a request may take to arrive. */
const REQUEST_MILLISECONDS = 30_000
/** How long visitors have for saying goodbye before their sockets are cut. */
const GOODBYE_MILLISECONDS = 500

/** Opens the database, listens, and answers. Fails with a `StorageFault` when the database cannot be used, or is used already. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const storage = options.storage ?? openAlone(join(options.data, DATABASE_FILE))
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy === undefined ? false : trustIn(options.trustProxy),
    genReqId: requestId,
    // One line of our own for each answer, without addresses that somebody may have pasted a secret into.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: options.logLevel ?? 'info', serializers: { req: withoutQuery } },
    // What cannot be read as a request is told to nobody: its bytes may hold a secret.
    clientErrorHandler: (_error, socket) => void socket.destroy(),
    forceCloseConnections: true,
    requestTimeout: REQUEST_MILLISECONDS,
    // Addresses that cannot even be read. The types here know no answer at all.
    frameworkErrors: (_error, request, reply) => {
      // No hook ends a socket that was asked for at such an address.
      const { socket } = request.raw
      if (request.headers.upgrade !== undefined) setImmediate(() => socket.destroySoon())
      void (reply as unknown as FastifyReply).code(404).send(answer(fault('not-found', {})))
    },
  })
  const close = stopperOf(app)
  try {
    await build(app, storage, options)
    const host = options.host ?? '127.0.0.1'
    await app.listen({ port: options.port ?? 0, host })
    const { port } = app.server.address() as AddressInfo
    const shown = host.includes(':') ? `[${host}]` : host
    return { address: `http://${shown}:${port}`, port, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function build(app: FastifyInstance, database: Storage, options: ServerOptions): Promise<void> {
  const limits = { ...LIMITS, ...options.limits }
  const watch = new WriteWatch(database, app.log, limits.tryEvery)
  const { storage } = watch
  const thinkers = createThreads<BotQuestion, BotAnswer>(
    new URL('bots/bot-thread.ts', import.meta.url),
    { waiting: BOTS_WAITING, ...options.thinkers },
    ({ level }) => longestThought(level),
  )
  const bots = new BotTurns(options.botDelay ?? BOT_DELAY, thinkers, (error) =>
    app.log.error({ err: error }, 'bot failed'),
  )
  const games = new LiveGames(storage, bots, limits, app.log)
  games.build = buildOf(options.client)
  watch.onRecovered = () => games.resume()
  const keys = new SeatKeys(storage.keyRings)
  const answers = new LongAnswers(limits)
  const sockets = new Sockets(games, limits, answers)
  const runs = createRunPool(options.runs)

  const stopClosing = closeWaitingTables(storage, games, limits.waitingDays, app.log)
  app.addHook('onClose', async () => {
    stopClosing()
    watch.stop()
    await storage.close()
  })
  answerWithFaults(app)
  if (options.tls === true) app.decorate(TLS_IN_FRONT, true)
  addSecurityHeaders(app)
  logRequests(app)
  await app.register(fastifyCookie)
  await app.register(fastifyWebsocket, {
    options: { ...SOCKET_SETTINGS },
    errorHandler: (error, socket, request) => {
      request.log.warn({ reason: error.message }, 'socket failed')
      socket.close()
    },
    preClose: async () => {
      sockets.stop()
      games.stopping = true
      await Promise.all([runs.close(), thinkers.close()])
      await games.stop()
      await goodbye(app)
    },
  })
  // After the plugin has marked what asks for a socket: what is refused is cut off.
  refuseForeignHosts(app, options)
  refuseOtherSockets(app, '/api/live')
  await app.register(
    async (api) => {
      await api.register(fastifyRateLimit, {
        max: limits.requestsPerMinute,
        timeWindow: 60_000,
        store: RequestWindows,
        keyGenerator: visitorOf,
        errorResponseBuilder: (_request, { ttl }) =>
          new HttpFault(fault('rate-limited', { seconds: Math.ceil(ttl / 1000) })),
      })
      api.addHook('onRequest', async (request, reply) => {
        refuseForeignOrigin(request, options.origins ?? [])
        reply.header('cache-control', 'no-store')
      })
      addGameRoutes(api, storage, games, keys, limits, answers)
      addRunRoutes(api, games, runs, limits)
      addProbes(api, {
        healthy: () => watch.healthy(),
        counts: () => ({ databaseFailures: watch.failures, games: games.size, sockets: sockets.size }),
      })
      /** What opens the seat of a visitor, found before the socket opens. */
      const secrets = new WeakMap<object, string | null>()
      api.get<{ Querystring: { game?: unknown; since?: unknown; chat?: unknown; seen?: unknown } }>(
        '/live',
        {
          websocket: true,
          preValidation: async (request) => {
            const { game } = request.query
            secrets.set(request, typeof game === 'string' ? await keys.held(request, game) : null)
          },
        },
        (socket, request) => {
          const game = typeof request.query.game === 'string' ? request.query.game : ''
          sockets.welcome(socket, {
            game: game.slice(0, 60),
            secret: secrets.get(request) ?? null,
            since: countIn(request.query.since),
            chat: countIn(request.query.chat),
            seen: seenIn(request.query.seen),
            address: visitorOf(request),
            log: request.log,
          })
        },
      )
    },
    { prefix: '/api' },
  )
  await servePages(app, options.client)
}

/** A number from an address; whatever it cannot be counts as none. */
function countIn(text: unknown): number {
  const count = Number(text ?? 0)
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

/** Sockets have been told to close; who does not answer in time is cut off. */
async function goodbye(app: FastifyInstance): Promise<void> {
  const { clients } = app.websocketServer
  const until = performance.now() + GOODBYE_MILLISECONDS
  while (clients.size > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 5))
  for (const client of clients) client.terminate()
}
