import {
  HEXES,
  type LocalId,
  type LocalSize,
  PRIVATES,
  type Size,
  localData,
  localIndex,
  localSize,
} from '@roundhouse/titles/18cz'
import type { TitleNouns } from '../railway/nouns.ts'

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(HEXES.map(({ id, names }) => [id, names]))

export interface LocalName {
  readonly name: string
  readonly size: LocalSize | null
}

/** Name and size of a local. What a player types may be none at all: then it is called as it was typed. */
export function localName(id: LocalId): LocalName {
  const local = localIndex(id)
  if (local < 0) return { name: id, size: null }
  return { name: localData(local).name, size: localSize(local) }
}

/** The local behind a private that is auctioned; MW is none, and what a player types stays as it was typed. — XI.2 */
export function privateLocal(id: string): LocalId | 'MW' {
  return PRIVATES.find((each) => each.id === id)?.local ?? (id as LocalId | 'MW')
}

/** The number a train is known by, without the letter of its card: '2+2b' is a 2+2. */
export function kindOf(train: string): string {
  return train.replace(/[a-j]$/, '')
}

/** The letter of its card, or nothing for the 3E train that is lent. — XI.2 */
export function cardOf(train: string): string {
  return /[a-j]$/.exec(train)?.[0] ?? ''
}

/** Red, blue and green trains by the size of company that runs them. — IV.2 */
export function colourOf(train: string): Size {
  if (train.includes('+')) return 'medium'
  return train.includes('E') ? 'large' : 'small'
}

/** How far a train runs: the number before the plus or the E. — VIII.7 */
export function reachOf(train: string): number {
  return Number.parseInt(train, 10)
}

/** What shared sentences ask for, the same in every language. */
export const CZ_NOUNS: TitleNouns = {
  currency: 'K',
  hexNames: (hex) => NAMES.get(hex) ?? [],
  kindOf,
  directorShares: 2,
}
