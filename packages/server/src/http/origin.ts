import { fault } from '@roundhouse/protocol'
import type { FastifyRequest } from 'fastify'
import { HttpFault } from './faults.ts'

/**
 * Pages of other sites may not act with the cookies of our visitors: whatever changes something, and every
 * socket, must come from this host by the same scheme, or from one that was named. Programs send no Origin and have no
 * cookies to steal.
 */
export function refuseForeignOrigin(request: FastifyRequest, origins: readonly string[]): void {
  const { origin } = request.headers
  if (origin === undefined || origins.includes(origin)) return
  if (request.method === 'GET' && !request.ws) return
  const own = `${schemeOf(request)}://${request.host}`
  if (URL.canParse(own) && new URL(own).origin === origin) return
  throw new HttpFault(fault('foreign-origin', { origin: origin.slice(0, 200) }))
}

/** How the visitor's browser speaks to us: what a trusted proxy tells, or what we were told at the start. */
export function schemeOf(request: FastifyRequest): string {
  return request.server.hasDecorator(TLS_IN_FRONT) ? 'https' : request.protocol
}

/** Set on the server when TLS stands in front of it. */
export const TLS_IN_FRONT = 'tlsInFront'
