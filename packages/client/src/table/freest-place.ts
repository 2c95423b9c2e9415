interface Size {
  readonly width: number
  readonly height: number
}
interface Area extends Size {
  readonly left: number
  readonly top: number
}

const GAP = 10
const MARGIN = 8
/** How far it may slide along the side that it stands at. */
const SLIDES = [0.5, 0, 1, 0.25, 0.75]

/**
 * Where a box stands beside an area: to the right, else to the left, below or above, slid along that side or farther off
 * where it would cover less of what is to be avoided.
 */
export function freestPlace(
  anchor: Area,
  box: Size,
  avoid: readonly Area[],
  page: Size,
): { readonly left: number; readonly top: number } {
  let best = anchor
  let least = Number.POSITIVE_INFINITY
  for (const [order, { left, top }] of placesBeside(anchor, box).entries()) {
    const at = {
      left: Math.max(MARGIN, Math.min(left, page.width - box.width - MARGIN)),
      top: Math.max(MARGIN, Math.min(top, page.height - box.height - MARGIN)),
      width: box.width,
      height: box.height,
    }
    const covered = avoid.reduce((sum, each) => sum + shared(at, each), 0)
    const cost = shared(at, anchor) * 100 + covered + order * 0.01
    if (cost >= least) continue
    least = cost
    best = at
  }
  return best
}

function placesBeside(anchor: Area, { width, height }: Size): readonly { left: number; top: number }[] {
  const { left, top } = anchor
  const [right, bottom] = [left + anchor.width, top + anchor.height]
  const along = (from: number, length: number, size: number, part: number): number =>
    from + length / 2 - size / 2 + (part - 0.5) * (size + length)
  const near = [0, 70, 150, 230, 310]
  return near.flatMap((away) =>
    SLIDES.flatMap((part) => [
      { left: right + GAP + away, top: along(top, anchor.height, height, part) },
      { left: left - GAP - away - width, top: along(top, anchor.height, height, part) },
      { left: along(left, anchor.width, width, part), top: bottom + GAP + away },
      { left: along(left, anchor.width, width, part), top: top - GAP - away - height },
    ]),
  )
}

/** The area that two have in common. */
function shared(one: Area, other: Area): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return across > 0 && down > 0 ? across * down : 0
}
