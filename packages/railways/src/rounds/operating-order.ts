import type { CompanyIndex } from '../state/ids.ts'

/**
 * Whose turn is next in an operating round, judged when it comes: the first company of the first group that may operate and
 * has not yet done so. Null when the round is over. — 1824 VII.4: coal railways, pre-state railways, then stock companies by
 * price as it is by now; 1862 7.1: all by price; 18CZ VIII.1 keeps the order with which the round began
 */
export function nextToOperate(
  groups: readonly (readonly CompanyIndex[])[],
  mayOperate: (company: CompanyIndex) => boolean,
): CompanyIndex | null {
  for (const group of groups) {
    for (const company of group) if (mayOperate(company)) return company
  }
  return null
}
