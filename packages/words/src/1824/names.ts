import { COMPANIES, HEXES, MOUNTAINS } from '@roundhouse/titles/1824'
import type { TitleNouns } from '../railway/nouns.ts'

const HEX_NAMES: ReadonlyMap<string, readonly string[]> = new Map(HEXES.map(({ id, names }) => [id, names]))

/** What shared sentences ask for, the same in every language. Trains are known by what is printed on their card. */
export const AH_NOUNS: TitleNouns = {
  currency: 'G',
  hexNames: (hex) => HEX_NAMES.get(hex) ?? [],
  kindOf: (train) => train,
  directorShares: 2,
}

/** What players own besides shares: a mountain, coal or pre-state railway. */
export type RailwayKind = 'mountain' | 'coal' | 'preState'

/** What a small railway is called where its kind is plain. */
export function shortName(id: string): string {
  return smallRailway(id)?.name ?? id
}

/** Its kind and what it is called; null for a stock company, and for what a player types that is no railway. — IV */
export function smallRailway(id: string): { readonly kind: RailwayKind; readonly name: string } | null {
  const mountain = MOUNTAINS.find((each) => each.id === id)
  if (mountain !== undefined) return { kind: 'mountain', name: `${mountain.name} (${id})` }
  const kind = COMPANIES.find((each) => each.id === id)?.kind
  return kind === 'coal' || kind === 'preState' ? { kind, name: id } : null
}
