import type { CompanyIndex, TrainCode } from '../state/ids.ts'
/**
 * Whether a company may own one train more. Where each type has a limit of its own, `countsWith` tells which trains count
 * with the new one. — 18CZ XII.9 and 1824 VII.11: all; 1862 7.9: those of its type until phase F, then all
 */
export function hasRoom(
  owned: readonly TrainCode[],
  limit: number,
  countsWith: (train: TrainCode) => boolean = () => true,
): boolean {
  let counted = 0
  for (const train of owned) if (countsWith(train)) counted += 1
  return counted < limit
}

/**
 * The companies that own more trains than they may, in the order in which they give some up. — 18CZ VIII.12, 1824 VII.14; in
 * 1862 a company keeps what it has and only buys nothing more
 */
export function aboveLimit(
  companies: readonly CompanyIndex[],
  ownedBy: (company: CompanyIndex) => readonly TrainCode[],
  limitOf: (company: CompanyIndex) => number,
): number[] {
  return companies.filter((company) => ownedBy(company).length > limitOf(company))
}
