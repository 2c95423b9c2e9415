import type { Naming } from '../naming.ts'

/** The letters of a company, marked where the reader wants them to be. */
export function company(at: Naming, id: string): string {
  return at.company?.(id) ?? id
}

/** "Praha–Brno": where a route begins and ends. */
export function endsOf(
  hexName: (hex: string) => string,
  { hexes }: { readonly hexes: readonly string[] },
): string {
  const [first = ''] = hexes
  return `${hexName(first)}–${hexName(hexes.at(-1) ?? first)}`
}

/** "Ana 28 K, Tom 14 K": those who got something. */
export function sharedOut(
  at: Naming,
  bySeat: readonly number[],
  money: (amount: number) => string,
): string[] {
  return bySeat.flatMap((amount, seat) => (amount > 0 ? [`${at.player(seat)} ${money(amount)}`] : []))
}
