import type { RoundNames } from '@roundhouse/words/railway'

/** "SR 3", or "Stock round 3" where there is room. */
export function roundIn(
  names: RoundNames,
  { kind, set, within }: { readonly kind: string; readonly set: number; readonly within: number },
): string {
  if (kind === 'opening') return names.opening
  if (kind === 'parliament') return names.parliament(set)
  return kind === 'stock' ? names.stock(set) : names.operating(set, within)
}
