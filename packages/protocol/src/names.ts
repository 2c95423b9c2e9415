import * as z from 'zod/mini'

export const NAME_LENGTH = 40

/** Control characters, line separators and the marks that turn the direction of a text around. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** The name of a player or a table: trimmed, not empty, nothing invisible that could disturb a page. */
export const nameSchema = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(NAME_LENGTH),
  z.refine((name) => !UNPRINTABLE.test(name)),
)
