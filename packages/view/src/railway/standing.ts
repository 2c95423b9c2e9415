import { type MapHex, hexOfKey, stopOfKey } from '@roundhouse/railways'
import type { Stand } from './board.ts'

/** A company on the map: where its stations are, and the home it is still to take. */
export interface CompanyOnMap {
  readonly id: string
  /** Keys of the stops at which its stations stand. */
  readonly stations: readonly number[]
  /** Its home while it does not stand there; no hex: on one of those that the map keeps for it. */
  readonly home: { readonly hex: number | null; readonly stop: number | null } | null
}

/** Who stands, will stand or may stand on each hex; `unchosen`: the stop of who has yet to choose one. */
export function standingOn(
  hexes: readonly MapHex[],
  companies: readonly CompanyOnMap[],
  unchosen: number,
): ReadonlyMap<number, readonly Stand[]> {
  const standing = new Map<number, Stand[]>()
  const add = (hex: number, company: string, stop: number | null, what: Stand['what']): void => {
    const here = standing.get(hex) ?? []
    standing.set(hex, here)
    here.push({ company, stop: stop === unchosen ? null : stop, what })
  }
  for (const { id, stations, home } of companies) {
    for (const key of stations) add(hexOfKey(key), id, stopOfKey(key), 'station')
    if (home !== null && home.hex !== null) add(home.hex, id, home.stop, 'home')
    else if (home !== null && stations.length === 0) {
      for (const hex of keptFor(hexes).get(id) ?? NONE) add(hex, id, 0, 'reserved')
    }
  }
  return standing
}

const NONE: readonly number[] = []

/** What a map keeps for each company, read once. */
const KEPT = new WeakMap<readonly MapHex[], ReadonlyMap<string, readonly number[]>>()

function keptFor(hexes: readonly MapHex[]): ReadonlyMap<string, readonly number[]> {
  const known = KEPT.get(hexes)
  if (known !== undefined) return known
  const kept = new Map<string, number[]>()
  for (const [hex, { reserved }] of hexes.entries()) {
    const company = reserved?.company
    if (company !== undefined) kept.set(company, [...(kept.get(company) ?? []), hex])
  }
  KEPT.set(hexes, kept)
  return kept
}
