import type { Seat } from '@roundhouse/kernel'
import type { KeyRings } from '@roundhouse/storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { schemeOf } from '../http/origin.ts'
import { newSecret, sha256 } from './secrets.ts'

const COOKIE = 'seats'
/** Until version 5 of the database each seat had a cookie of its own. */
const OLD_PREFIX = 'seat_'
const A_YEAR = 365 * 24 * 60 * 60
/** Browsers in which one seat is held; the link of the seat opens it in any other. */
const MOST_BROWSERS = 20
const IV = 12
const TAG = 16

export interface HeldSeat {
  readonly game: string
  readonly secret: string
}

/**
 * The seats that a browser holds. It has one cookie, however many seats: the secret of its key ring, which opens the
 * boxes in the database that hold the secrets of its seats. Who reads the database can open none of them.
 */
export class SeatKeys {
  readonly #rings: KeyRings

  constructor(rings: KeyRings) {
    this.#rings = rings
  }

  /** The secret of this browser's seat in a game. */
  async held(request: FastifyRequest, game: string): Promise<string | null> {
    const ring = request.cookies[COOKIE]
    const box = ring === undefined ? null : await this.#rings.box(sha256(ring), game)
    const secret = ring === undefined || box === null ? null : opened(ring, game, box)
    return secret ?? request.cookies[OLD_PREFIX + game] ?? null
  }

  async all(request: FastifyRequest): Promise<readonly HeldSeat[]> {
    const ring = request.cookies[COOKIE]
    const found = new Map<string, string>(oldOnes(request))
    const boxes = ring === undefined ? [] : await this.#rings.boxes(sha256(ring))
    for (const { game, box } of boxes) {
      const secret = ring === undefined ? null : opened(ring, game, box)
      if (secret !== null) found.set(game, secret)
    }
    return Array.from(found, ([game, secret]) => ({ game, secret }))
  }

  async keep(request: FastifyRequest, reply: FastifyReply, held: HeldSeat & { seat: Seat }): Promise<void> {
    const { game, seat, secret } = held
    const ring = request.cookies[COOKIE] ?? newSecret()
    await this.#rings.keep(sha256(ring), { game, seat, box: closed(ring, game, secret) }, MOST_BROWSERS)
    handOut(request, reply, ring)
    if (request.cookies[OLD_PREFIX + game] !== undefined) clearOld(reply, game)
  }

  /** Lets the browser have its ring for another year. */
  renew(request: FastifyRequest, reply: FastifyReply): void {
    const ring = request.cookies[COOKIE]
    if (ring !== undefined) handOut(request, reply, ring)
  }

  /** Whether the seat of this game still has a cookie of its own. */
  isOld(request: FastifyRequest, game: string): boolean {
    return request.cookies[OLD_PREFIX + game] !== undefined
  }

  async forget(request: FastifyRequest, reply: FastifyReply, game: string): Promise<void> {
    const ring = request.cookies[COOKIE]
    if (ring !== undefined) await this.#rings.drop(sha256(ring), game)
    if (this.isOld(request, game)) clearOld(reply, game)
  }
}

function handOut(request: FastifyRequest, reply: FastifyReply, ring: string): void {
  const secure = schemeOf(request) === 'https'
  reply.setCookie(COOKIE, ring, { path: '/api', httpOnly: true, sameSite: 'lax', secure, maxAge: A_YEAR })
}

function clearOld(reply: FastifyReply, game: string): void {
  reply.clearCookie(OLD_PREFIX + game, { path: '/api' })
}

function oldOnes(request: FastifyRequest): [string, string][] {
  return Object.entries(request.cookies).flatMap(([name, secret]): [string, string][] =>
    name.startsWith(OLD_PREFIX) && secret !== undefined ? [[name.slice(OLD_PREFIX.length), secret]] : [],
  )
}

/** The box is bound to its game, so that none can be put in the place of another. */
function closed(ring: string, game: string, secret: string): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyOf(ring), iv).setAAD(Buffer.from(game))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

function opened(ring: string, game: string, box: string): string | null {
  const bytes = Buffer.from(box, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(ring), bytes.subarray(0, IV))
    decipher.setAAD(Buffer.from(game)).setAuthTag(bytes.subarray(IV, IV + TAG))
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
  } catch {
    // Not a box of this ring: whoever changed it in the database gets nothing by it.
    return null
  }
}

function keyOf(ring: string): Buffer {
  return Buffer.from(hkdfSync('sha256', ring, '', 'the boxes of a key ring', 32))
}
