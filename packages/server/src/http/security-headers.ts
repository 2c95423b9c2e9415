import type { FastifyInstance } from 'fastify'
import { TLS_IN_FRONT } from './origin.ts'

const HOST = /^[\w.:[\]-]{1,255}$/

/** Pages load from here alone, run no text as code, are framed by nobody and tell nobody where they were. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { host } = request.headers
    // Some browsers do not count a socket to the same host as 'self'.
    const sockets = host !== undefined && HOST.test(host) ? ` ws://${host} wss://${host}` : ''
    reply.headers({
      'content-security-policy':
        `default-src 'self'; connect-src 'self'${sockets}; img-src 'self' data: blob:; ` +
        "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      ...(app.hasDecorator(TLS_IN_FRONT) ? { 'strict-transport-security': 'max-age=31536000' } : {}),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
  })
}
