import { NAME_LENGTH, UNPRINTABLE, isVisibleName } from '@roundhouse/kernel'
import * as z from 'zod/mini'

/** A name in a game file, perhaps an old one: trimmed, not empty, nothing that could disturb a page. */
export const nameSchema = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(NAME_LENGTH),
  z.refine((name) => !UNPRINTABLE.test(name)),
)

/** The name of a new player or table: everything in it can be seen. */
export const newNameSchema = nameSchema.check(z.refine(isVisibleName))
