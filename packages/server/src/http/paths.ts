import { fault } from '@roundhouse/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFault } from './faults.ts'

/** Sockets open at one path alone: anywhere else they would stand outside all limits. */
export function refuseOtherSockets(app: FastifyInstance, path: string): void {
  app.addHook('onRequest', async (request) => {
    if (request.ws && request.routeOptions.url !== path) throw new HttpFault(fault('not-found', {}))
  })
}

/** A request in the log: whoever pastes a link into the wrong place may have put a secret behind its '?'. */
export function withoutQuery(request: Pick<FastifyRequest, 'method' | 'url'>): {
  readonly method: string
  readonly path: string
} {
  return { method: request.method, path: request.url.split('?', 1)[0] ?? '' }
}
