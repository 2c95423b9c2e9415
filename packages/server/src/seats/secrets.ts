import { createHash, createHmac, randomBytes } from 'node:crypto'

/** No letters that are mistaken for one another: ids are read aloud. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** 60 bits: who does not know the id of a game does not find it. */
export function newGameId(): string {
  return Array.from(randomBytes(12), (byte) => LETTERS[byte & 31]).join('')
}

/** Of a request that may come twice: the same key, the same game. */
export function gameIdFrom(key: string): string {
  const bytes = createHash('sha256').update(`game ${key}`).digest().subarray(0, 12)
  return Array.from(bytes, (byte) => LETTERS[byte & 31]).join('')
}

/** The same key, the same secret: who asks again because no answer came is given the same seat. */
export function secretFrom(key: string, game: string): string {
  return createHash('sha256').update(`seat ${game} ${key}`).digest('base64url')
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The invitation that the owner of a seat hands out, 128 bits. It follows from the secret of the seat, so the server can
 * show it again to its owner although it keeps only the hash; who has it learns nothing of the secret.
 */
export function inviteOf(secret: string): string {
  return createHmac('sha256', secret).update('invite').digest().subarray(0, 16).toString('base64url')
}

/** 128 bits in the form of the kernel: nobody who saw one shuffle can search for the rest. */
export function newSeed(): string {
  return `sfc32:${randomBytes(16).toString('hex')}`
}

/** What is kept of a secret, and what is told of a seed before the end. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
