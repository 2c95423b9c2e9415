import { HEXES, type HexId } from '@roundhouse/titles/chicago-express'
import type { Box } from '../../board/camera.ts'
import { nameLines } from '../../board/words-on-map.ts'
import { BOARD, centreOf, isMajor, rowOf } from './layout.ts'

/** In units of the board: about 10 px where the whole map stands beside a rail, and larger where it has less room. */
const TYPES = [16, 18, 20, 22, 25] as const
export type SmallType = (typeof TYPES)[number]
/** Nobody reads less, in pixels of the view. */
const LEAST = 8.4

/** The type for a map at this scale. */
export function smallTypeAt(scale: number): SmallType {
  return TYPES.find((type) => type * scale >= LEAST) ?? 25
}

/** How far a token reaches on a small map, where it is drawn larger. */
const TOKEN = 14
/** A letter is about so wide, as part of the type. */
const LETTER = 0.56

export interface SmallName {
  readonly hex: HexId
  readonly type: SmallType
  readonly lines: readonly string[]
  readonly major: boolean
  /** The middle of the lines, and where the first of them stands. */
  readonly x: number
  readonly y: number
  readonly box: Box
}

/**
 * Names for a map too small to write inside a hex: larger than the hex, so each stands where it covers no token and no
 * other name, or is left out. Great cities choose first, then those that somebody has reached.
 */
export function smallNames(tokens: ReadonlyMap<HexId, number>, type: SmallType): readonly SmallName[] {
  const taken = [...tokens].map(([hex, count]) => tokenBox(hex, count))
  const named: SmallName[] = []
  for (const city of HEXES.toSorted((a, b) => rank(a, tokens) - rank(b, tokens))) {
    const { id, name } = city
    if (name === null) continue
    const lines = nameLines(name)
    const { x, y } = centreOf(id)
    const width = Math.max(...lines.map((line) => line.length)) * LETTER * type
    const height = lines.length * type
    const boxes = [0, 0.3, -0.3].flatMap((aside) =>
      [y - height / 2, y - TOKEN - height, y + TOKEN + 3].map((top) => ({
        // What would leave the sheet moves in from its edge.
        x: Math.min(Math.max(x + (aside - 0.5) * width, BOARD.x), BOARD.x + BOARD.width - width),
        y: top,
        width,
        height,
      })),
    )
    const free = boxes.find((box) => !taken.some((other) => overlap(box, other)))
    if (free === undefined) continue
    taken.push(free)
    named.push({
      hex: id,
      type,
      lines,
      major: isMajor(city),
      x: free.x + width / 2,
      y: free.y + type * 0.8,
      box: free,
    })
  }
  return named
}

/** Where cost and income stand on a small map, from the middle of their hex. */
const FIGURES: Box = { x: -20, y: 13, width: 40, height: 13 }
const COST: Box = { x: -5, y: 13, width: 10, height: 11 }

/** Hexes of which a name covers the figures. */
export function coveredBy(names: readonly SmallName[]): ReadonlySet<HexId> {
  const boxes = names.map(({ box }) => box)
  const covered = HEXES.filter(({ id, income }) => {
    const { x, y } = centreOf(id)
    const own = income === 0 ? COST : FIGURES
    return boxes.some((box) => overlap(box, { ...own, x: x + own.x, y: y + own.y }))
  })
  return new Set(covered.map(({ id }) => id))
}

function rank(city: (typeof HEXES)[number], tokens: ReadonlyMap<HexId, number>): number {
  if (isMajor(city)) return 0
  return tokens.has(city.id) ? 1 : 2
}

function tokenBox(hex: HexId, count: number): Box {
  const { x, y } = centreOf(hex)
  const { pitch, size } = rowOf(count)
  const half = (pitch * (count - 1)) / 2 + TOKEN * size
  return { x: x - half, y: y + 1.5 - TOKEN * size, width: 2 * half, height: 2 * TOKEN * size }
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
