/** Round figures from zero to at least `most`, about `wanted` steps. */
export function ticksTo(most: number, wanted: number): number[] {
  const rough = Math.max(1, most) / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, (ROUND.find((each) => each * power >= rough) ?? 10) * power)
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

const ROUND = [1, 2, 4, 5] as const

/** The same where values fall below zero: the steps go on downwards as far as they are needed. */
export function ticksBetween(least: number, most: number, wanted: number): number[] {
  if (least >= 0) return ticksTo(most, wanted)
  const step = ticksTo(Math.max(most, -least), wanted)[1] as number
  const below = Math.ceil(-least / step)
  const above = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step)
}

/** Places as near to the wished ones as they can be with `gap` between them, from `top` to `bottom`. */
export function spread(wished: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wished
    .map((_, index) => index)
    .toSorted((a, b) => (wished[a] as number) - (wished[b] as number))
  const places = [...wished]
  let least = top
  for (const index of order) {
    const place = Math.max(least, wished[index] as number)
    places[index] = place
    least = place + gap
  }
  let most = bottom
  for (const index of order.toReversed()) {
    const place = Math.min(most, places[index] as number)
    places[index] = place
    most = place - gap
  }
  return places
}

/** The lowest row for each place, so that two in one row are at least `gap` apart; places in rising order. */
export function rowsFor(places: readonly number[], gap: number): number[] {
  const ends: number[] = []
  return places.map((place) => {
    const free = ends.findIndex((end) => place - end >= gap)
    const row = free < 0 ? ends.length : free
    ends[row] = place
    return row
  })
}

/** A name cut to so many letters. */
export function shortName(name: string, most: number): string {
  const letters = Array.from(LETTERS.segment(name), ({ segment }) => segment)
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

const LETTERS = new Intl.Segmenter()

/** About how wide bold type of this size runs; fonts differ, so a little too much. */
export function widthOf(text: string, size: number): number {
  return text.length * size * 0.58
}
