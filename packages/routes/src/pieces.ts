/**
 * What matters about a piece is which chains use it. Pieces with the same users are one, and a piece whose users
 * all share another piece as well adds nothing. Long stretches of track so shrink to a bit or two, which shortens
 * every test between routes and makes the prices on track (see prices.ts) bite.
 */
export function mergePieces(chains: readonly (readonly number[])[]): { bits: number[][]; count: number } {
  const users = new Map<number, number[]>()
  chains.forEach((pieces, chain) => {
    for (const piece of pieces) {
      const known = users.get(piece)
      if (known === undefined) users.set(piece, [chain])
      else known.push(chain)
    }
  })
  const bySize = [...users.values()].toSorted((a, b) => b.length - a.length)
  const bits: number[][] = chains.map(() => [])
  const kept: Set<number>[] = []
  for (const chainsOfPiece of bySize) {
    const known = bits[chainsOfPiece[0] as number] as number[]
    if (known.some((bit) => chainsOfPiece.every((chain) => (kept[bit] as Set<number>).has(chain)))) continue
    for (const chain of chainsOfPiece) (bits[chain] as number[]).push(kept.length)
    kept.push(new Set(chainsOfPiece))
  }
  return { bits, count: kept.length }
}
