import type { HexView } from '@roundhouse/view/railway'
import { nameLines } from '../../board/words-on-map.ts'
import { NAME_SIZE, SIDE } from './measures.ts'
import type { Candidate, Extent } from './sign-places.ts'
import { textWidth } from './text-width.ts'

/** How a name is written. */
export interface NameWay {
  readonly lines: readonly string[]
  readonly size: number
}

/** From line to line, as a part of the type size. */
export const LINE_PITCH = 0.87

/** In the type it should have, then broken into lines, then smaller. */
export function nameWays({ names }: HexView, name: string): readonly NameWay[] {
  const size = names.length > 1 ? NAME_SIZE.two : NAME_SIZE.one
  const small = size * 0.86
  const broken = nameLines(name)
  if (broken.length > 1) {
    return [
      { lines: broken, size },
      { lines: broken, size: small },
      { lines: [name], size: small },
    ]
  }
  const words = name.split(' ')
  return [
    { lines: [name], size },
    ...(words.length > 1 ? [{ lines: words, size }] : []),
    { lines: [name], size: small },
  ]
}

export function nameExtent({ lines, size }: NameWay): Extent {
  const width = Math.max(...lines.map((line) => textWidth(line, size)))
  return { width: width / 2, height: ((lines.length - 1) * LINE_PITCH + 0.74) * size * 0.5 }
}

const ACROSS = [0, 0.13, -0.13, 0.26, -0.26, 0.4, -0.4, 0.52, -0.52]
const DOWN = [0.5, -0.5, 0.58, -0.58, 0.42, -0.42, 0.66, -0.66, 0.74, -0.74, 0.3, -0.3, 0.16, -0.16, 0]

/** Below and above the middle of the hex, the expected places first. */
export function namePlaces(ways: readonly NameWay[]): Candidate[] {
  return ways.flatMap((way, index) => {
    const extent = nameExtent(way)
    return DOWN.flatMap((down, low) =>
      ACROSS.map((across, aside): Candidate => ({
        x: across * SIDE,
        y: down * SIDE,
        extent,
        way: index,
        cost: low * 0.25 + aside * 0.3 + index * 3,
        soft: true,
      })),
    )
  })
}
