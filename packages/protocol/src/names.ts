import { NAME_LENGTH, UNPRINTABLE } from '@roundhouse/kernel'
import * as z from 'zod/mini'

/** The name of a player or a table: trimmed, not empty, nothing invisible that could disturb a page. */
export const nameSchema = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(NAME_LENGTH),
  z.refine((name) => !UNPRINTABLE.test(name)),
)
