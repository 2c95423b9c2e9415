/**
 * Each station pays once however many trains call there, so what a set of trains collects is the value of the
 * places they cover. A train of kind n/m covers the n stations it chooses to be paid for.
 */
export interface Cover {
  /** Large stations and off-board places that pay. */
  readonly large: readonly number[]
  /** Small stations on the way, and hexes if the subsidy counts. */
  readonly small: readonly number[]
  /** Paid whatever else runs: the distance of freight trains. */
  readonly sure: number
}

export interface Collected {
  readonly score: number
  readonly paid: Uint8Array
}

export function nothing(places: number): Collected {
  return { score: 0, paid: new Uint8Array(places) }
}

export function withCover(weights: Float64Array, before: Collected, cover: Cover): Collected {
  const paid = before.paid.slice()
  for (const place of cover.large) paid[place] = 1
  for (const place of cover.small) paid[place] = 1
  return { score: before.score + gainOf(weights, before.paid, cover), paid }
}

/** What one more cover adds. It only shrinks as others are added. */
export function gainOf(weights: Float64Array, paid: Uint8Array, cover: Cover): number {
  let gain = cover.sure
  const { large, small } = cover
  for (let index = 0; index < large.length; index++) {
    const place = large[index] as number
    if (paid[place] === 0) gain += weights[place] as number
  }
  for (let index = 0; index < small.length; index++) {
    const place = small[index] as number
    if (paid[place] === 0) gain += weights[place] as number
  }
  return gain
}

/** What a cover collects alone. */
export function worthOf({ large, small, sure }: Cover, weights: Float64Array): number {
  let worth = sure
  for (let index = 0; index < large.length; index++) worth += weights[large[index] as number] as number
  for (let index = 0; index < small.length; index++) worth += weights[small[index] as number] as number
  return worth
}
