import { type Gain, type Lay, layKey } from '../railway-game.ts'

/** A tile that may be laid on a hex, with the ways in which it may lie and the powers that may lay it. */
export interface LayOption {
  readonly tile: string
  /** Legal rotations only, in their order; of those that look the same the first. */
  readonly rotations: readonly number[]
  /** The rotation with the best run, and what that adds; null while it is being searched for. */
  readonly best: number
  readonly gain: number | null
  /** Whether it may add more. */
  readonly isLeast: boolean
  /** Null: laid without any power. */
  readonly powers: readonly (string | null)[]
  readonly left: number
}

/** The tiles of one hex among these lays; `looksOf` tells rotations apart that can be told apart. */
export function layOptions(
  lays: readonly Lay[],
  gains: ReadonlyMap<string, Gain> | null,
  leftOf: (tile: string) => number,
  looksOf: (tile: string, rotation: number) => string = (_, rotation) => String(rotation),
): readonly LayOption[] {
  const byTile = new Map<string, Lay[]>()
  for (const lay of lays) byTile.set(lay.tile, [...(byTile.get(lay.tile) ?? []), lay])
  return [...byTile].map(([tile, same]) => {
    const turned = [...new Set(same.map(({ rotation }) => rotation))].toSorted((a, b) => a - b)
    const looks = turned.map((rotation) => looksOf(tile, rotation))
    const rotations = turned.filter((_, at) => looks.indexOf(looks[at] ?? '') === at)
    const gainOf = (rotation: number): Gain | null => {
      const known = same.flatMap((lay) =>
        lay.rotation === rotation ? [gains?.get(layKey(lay)) ?? null] : [],
      )
      return known.reduce(
        (most, each) => (each === null || (most !== null && most.gain >= each.gain) ? most : each),
        null,
      )
    }
    const best = rotations.reduce((one, other) =>
      (gainOf(other)?.gain ?? -Infinity) > (gainOf(one)?.gain ?? -Infinity) ? other : one,
    )
    return {
      tile,
      rotations,
      best,
      gain: gainOf(best)?.gain ?? null,
      isLeast: gainOf(best)?.isLeast ?? false,
      powers: [...new Set(same.map(({ power }) => power))],
      left: leftOf(tile),
    }
  })
}
