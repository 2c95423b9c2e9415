import { fault } from '@roundhouse/protocol'
import type { FastifyRequest } from 'fastify'
import { HttpFault } from './faults.ts'

/**
 * Pages of other sites may not act with the cookies of our visitors: whatever changes something, and every
 * socket, must come from this host or one that was named. Programs send no Origin and have no cookies to steal.
 */
export function refuseForeignOrigin(request: FastifyRequest, origins: readonly string[]): void {
  const { origin, host } = request.headers
  if (origin === undefined || origins.includes(origin)) return
  if (request.method === 'GET' && !request.ws) return
  if (URL.canParse(origin) && new URL(origin).host === host) return
  throw new HttpFault(fault('foreign-origin', { origin: origin.slice(0, 200) }))
}
