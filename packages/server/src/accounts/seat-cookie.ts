import type { FastifyReply, FastifyRequest } from 'fastify'

const PREFIX = 'seat_'
const HALF_A_YEAR = 180 * 24 * 60 * 60
/** A browser sends all of them each time; more would outgrow the limit for headers. */
const MOST_COOKIES = 60

/** The secret of this browser's seat in a game. */
export function secretIn(request: FastifyRequest, game: string): string | null {
  return request.cookies[PREFIX + game] ?? null
}

/** Every game this browser holds a seat in, with its secret. */
export function secretsIn(request: FastifyRequest): { readonly game: string; readonly secret: string }[] {
  const found: { game: string; secret: string }[] = []
  for (const [name, secret] of Object.entries(request.cookies)) {
    if (name.startsWith(PREFIX) && secret !== undefined)
      found.push({ game: name.slice(PREFIX.length), secret })
  }
  return found.slice(0, 2 * MOST_COOKIES)
}

export function keepSecret(request: FastifyRequest, reply: FastifyReply, game: string, secret: string): void {
  const secure = request.protocol === 'https'
  reply.setCookie(PREFIX + game, secret, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: HALF_A_YEAR,
  })
  // Browsers send cookies of one path in the order they were made, so the first ones are the oldest.
  const others = secretsIn(request).filter((each) => each.game !== game)
  for (const old of others.slice(0, Math.max(0, others.length - MOST_COOKIES + 1)))
    forgetSecret(reply, old.game)
}

export function forgetSecret(reply: FastifyReply, game: string): void {
  reply.clearCookie(PREFIX + game, { path: '/api' })
}
