/**
 * How much is written on a hex of this side in view pixels: everything, only what is taken, larger type with names beyond the
 * sides, or nothing that is too small to read.
 */
export type Detail = 'full' | 'taken' | 'large' | 'none'

export function detailAt(sidePixels: number): Detail {
  if (sidePixels < 18.5) return 'none'
  if (sidePixels < 26) return 'large'
  return sidePixels < 28 ? 'taken' : 'full'
}

/** A name of more than ten letters is broken at the blank nearest its middle. */
export function nameLines(name: string): readonly string[] {
  if (name.length <= 10) return [name]
  const middle = name.length / 2
  const blanks = [...name.matchAll(/ /g)].map((match) => match.index)
  const [first, ...others] = blanks
  if (first === undefined) return [name]
  const at = others.reduce(
    (best, blank) => (Math.abs(blank - middle) < Math.abs(best - middle) ? blank : best),
    first,
  )
  return [name.slice(0, at), name.slice(at + 1)]
}
