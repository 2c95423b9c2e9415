import type { CompanyIndex } from './ids.ts'

/** Which types of train a company may run, as bits by type. — 1862 2.4.2, 6.5.4 */
export interface PermitsState {
  /** Drawn at the start, for the whole game: a company that starts afresh has it again. */
  original: number[]
  /** What each company has by now. */
  held: number[]
}

export function newPermits(types: readonly number[]): PermitsState {
  const original = types.map((type) => 1 << type)
  return { original, held: original.slice() }
}

export function clonePermits({
  original,
  held,
}: {
  readonly original: readonly number[]
  readonly held: readonly number[]
}): PermitsState {
  return { original: original.slice(), held: held.slice() }
}

export function hasPermit(
  { held }: { readonly held: readonly number[] },
  company: CompanyIndex,
  type: number,
): boolean {
  return ((held[company] as number) & (1 << type)) !== 0
}

/** The survivor of a merger runs what either could; the other one is left with its original permit. — 1862 7.5.6, 7.5.7 */
export function joinPermits(
  { original, held }: PermitsState,
  { into, from }: { readonly into: CompanyIndex; readonly from: CompanyIndex },
): void {
  held[into] = (held[into] as number) | (held[from] as number)
  held[from] = original[from] as number
}
