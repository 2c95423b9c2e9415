import type { Refusal } from '@roundhouse/kernel'

/**
 * Of what the rules say to several tries, what the one hears that came farthest: that tells most. `order` is how the
 * rules look at a try; what is not in it holds for every try, whatever it is.
 */
export function farthest(order: readonly string[], refusals: Iterable<Refusal | null>): Refusal | null {
  let found: Refusal | null = null
  for (const refusal of refusals) {
    if (refusal !== null && (found === null || rank(order, refusal) > rank(order, found))) found = refusal
  }
  return found
}

function rank(order: readonly string[], { code }: Refusal): number {
  const at = order.indexOf(code)
  return at < 0 ? order.length : at
}
