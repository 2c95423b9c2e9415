import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'

/** So that a line can be found again over restarts, and guessed by nobody. */
export function requestId(): string {
  return randomBytes(9).toString('base64url')
}

/**
 * Every line about a request or its socket carries the address it came from and its id, which the answer tells
 * too. What was asked for is named by its route alone: paths, queries, cookies and bodies may hold a secret.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    request.log = request.log.child({ address: request.ip })
    reply.log = request.log
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const told = {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (routeOptions.url?.startsWith('/api') === true) request.log.info(told, 'answered')
    else request.log.debug(told, 'answered')
  })
}
