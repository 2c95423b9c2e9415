import { asReadonly } from '@roundhouse/kernel'
import { type Fault, type FoundRun, fault, parseFindRun } from '@roundhouse/protocol'
import { type RunFault, runsOf } from '@roundhouse/titles/runs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { LiveGame } from '../live/live-game.ts'
import type { LiveGames } from '../live/live-games.ts'
import type { Limits } from '../options.ts'
import type { RunPool } from '../runs/pool.ts'
import { HttpFault } from './faults.ts'

/** The best run of a company, for tools, bots and devices that had better not search themselves. */
export function addRunRoutes(
  app: FastifyInstance,
  games: LiveGames,
  runs: RunPool,
  limits: Pick<Limits, 'runsPerMinute' | 'runSeconds'>,
): void {
  const searching = { config: { rateLimit: { max: limits.runsPerMinute, timeWindow: 60_000 } } }
  app.get<{ Params: { id: string } }>('/games/:id/best-run', searching, async (request, reply) => {
    const query = parseFindRun(request.query)
    if (!query.ok) throw new HttpFault(query.fault)
    const found = await games.find(request.params.id)
    if (!found.ok) throw new HttpFault(found.fault)
    const { company } = query.value
    const { title } = found.game.stored
    await knowCompany(title, company)
    const { at, state } = await found.game.run(() => momentOf(found.game, query.value.at))

    const gone = whenGone(reply)
    const late = AbortSignal.timeout(limits.runSeconds * 1000)
    const answer = await runs.find({ title, kind: 'best', state, company }, AbortSignal.any([gone, late]))
    if (answer.ok && answer.kind === 'best') {
      const { revenue, routes, byRoute, bound, work } = answer.best
      const told = routes.map((route, index) => ({ ...route, revenue: byRoute[index] ?? 0 }))
      return {
        company,
        at,
        revenue,
        routes: told,
        bound,
        optimal: revenue === bound,
        work,
      } satisfies FoundRun
    }
    // Nobody is there to be answered.
    if (gone.aborted) return reply.hijack()
    if (!answer.ok && answer.fault === 'failed')
      request.log.error(
        { game: found.game.id, company, at, why: answer.why ?? '' },
        'a search for a run failed',
      )
    throw new HttpFault(faultOf(answer.ok ? 'failed' : answer.fault, limits.runSeconds))
  })
}

async function knowCompany(title: string, company: string): Promise<void> {
  const runs = await runsOf(title)
  if (runs === null) throw new HttpFault(fault('no-runs', { title }))
  if (!runs.companies.includes(company)) {
    throw new HttpFault(fault('unknown-company', { company, known: runs.companies.join(', ') }))
  }
}

/** The board at a version as anybody who watches may see it. */
function momentOf(
  { history }: LiveGame,
  asked: string | undefined,
): { readonly at: number; readonly state: unknown } {
  const at = asked === undefined ? history.version : Number(asked)
  if (at > history.version) {
    throw new HttpFault(fault('no-such-version', { version: at, current: history.version }))
  }
  return { at, state: history.title.conceal(asReadonly(history.stateAt(at)), null) }
}

/** Aborts when the connection is lost before the answer was sent. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}

function faultOf(reason: RunFault, seconds: number): Fault {
  switch (reason) {
    case 'busy':
      return fault('runs-busy', {})
    case 'stopped':
      return fault('server-stopping', {})
    case 'cancelled':
    case 'late':
      return fault('run-too-long', { seconds })
    case 'bad-query':
    case 'failed':
      return fault('internal', {})
  }
}
