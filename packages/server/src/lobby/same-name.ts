import { lookAlike } from '@roundhouse/kernel'

/** Names that players could not tell apart in a log. */
export function sameName(one: string | null, other: string): boolean {
  return one !== null && lookAlike(one, other)
}
