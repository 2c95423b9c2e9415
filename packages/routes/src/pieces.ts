/**
 * What matters about a piece is which chains use it. Pieces with the same users are one, and a piece whose users
 * all share another piece as well adds nothing. Long stretches of track so shrink to a bit or two, which shortens
 * every test between routes and makes the prices on track (see prices.ts) bite.
 */
export function mergePieces(chains: readonly (readonly number[])[]): { bits: number[][]; count: number } {
  const users = new Map<number, number[]>()
  for (const [chain, pieces] of chains.entries()) {
    for (const piece of pieces) {
      const known = users.get(piece)
      if (known === undefined) users.set(piece, [chain])
      else known.push(chain)
    }
  }
  const bySize = [...users.values()].toSorted((a, b) => b.length - a.length)
  const bits = chains.map((): number[] => [])
  let count = 0
  for (const sharing of bySize) {
    const known = bits[sharing[0] as number] as number[]
    // Whether all of them share an earlier one; where one chain alone uses the piece, any will do.
    const isTold =
      sharing.length === 1
        ? known.length > 0
        : known.some((bit) => sharing.every((chain) => (bits[chain] as number[]).includes(bit)))
    if (isTold) continue
    for (const chain of sharing) (bits[chain] as number[]).push(count)
    count++
  }
  return { bits, count }
}
