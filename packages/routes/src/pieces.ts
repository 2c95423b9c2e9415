/**
 * What matters about a piece is which chains use it. Pieces with the same users are one, and a piece whose users
 * all share another piece as well adds nothing. Long stretches of track so shrink to a bit or two, which shortens
 * every test between routes and makes the prices on track (see prices.ts) bite.
 */
export function mergePieces(chains: readonly (readonly number[])[]): { bits: number[][]; count: number } {
  const users = new Map<number, number[]>()
  for (let chain = 0; chain < chains.length; chain++) {
    const pieces = chains[chain] as readonly number[]
    for (let at = 0; at < pieces.length; at++) {
      const piece = pieces[at] as number
      const known = users.get(piece)
      if (known === undefined) users.set(piece, [chain])
      else known.push(chain)
    }
  }
  // Those of many come first; where one chain alone uses a piece, any other piece of it tells as much.
  const shared: number[][] = []
  const alone: number[] = []
  for (const sharing of users.values()) {
    if (sharing.length > 1) shared.push(sharing)
    else alone.push(sharing[0] as number)
  }
  shared.sort((a, b) => b.length - a.length)
  const bits = chains.map((): number[] => [])
  let count = 0
  for (const sharing of shared) {
    const known = bits[sharing[0] as number] as number[]
    if (known.some((bit) => sharing.every((chain) => (bits[chain] as number[]).includes(bit)))) continue
    for (const chain of sharing) (bits[chain] as number[]).push(count)
    count++
  }
  for (const chain of alone) {
    const known = bits[chain] as number[]
    if (known.length === 0) known.push(count++)
  }
  return { bits, count }
}
