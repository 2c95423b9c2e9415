import { HEXES, type HexId, type Route } from '@roundhouse/titles/18cz'
import type { Naming } from '../naming.ts'

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(HEXES.map(({ id, names }) => [id, names]))

/** The letters of a company, marked where the reader wants them to be. */
export function company(at: Naming, id: string): string {
  return at.company?.(id) ?? id
}

/** What people call a hex: its city, else its coordinate. */
export function hexName(hex: HexId): string {
  const names = NAMES.get(hex) ?? []
  return names.length === 0 ? hex : names.join('/')
}

/** "Praha–Brno": where a route begins and ends. */
export function endsOf({ hexes }: Route): string {
  const [first = ''] = hexes
  return `${hexName(first)}–${hexName(hexes.at(-1) ?? first)}`
}

/** "Ana 28 K, Tom 14 K": those who got something. */
export function sharedOut(
  at: Naming,
  bySeat: readonly number[],
  crowns: (amount: number) => string,
): string[] {
  return bySeat.flatMap((amount, seat) => (amount > 0 ? [`${at.player(seat)} ${crowns(amount)}`] : []))
}
