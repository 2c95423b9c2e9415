import type { HexView } from '@roundhouse/view/railway'
import { nameLines } from '../../board/words-on-map.ts'
import { SIDE } from './measures.ts'
import { type Candidate, type Extent, type Ground, isFree } from './sign-places.ts'
import { textWidth } from './text-width.ts'
import type { TypeSizes } from './type-sizes.ts'

/** How a name is written. */
export interface NameWay {
  readonly lines: readonly string[]
  readonly size: number
}

/** From line to line, as a part of the type size. */
export const LINE_PITCH = 0.87

/** In the type it should have, then broken into lines, then smaller, down to what can still be read. */
export function nameWays({ names }: HexView, name: string, type: TypeSizes): readonly NameWay[] {
  const size = names.length > 1 ? type.several : type.name
  const usual = nameLines(name)
  const parts = inTwo(name.split(/(?<=[- ])/)).map((part) => part.trimEnd())
  const other = usual.length > 1 ? [name] : parts.length > 1 ? parts : null
  const shapes = other === null ? [usual] : [usual, other]
  const smaller = [0.86, 0.72, 0.6].map((part) => size * part).filter((each) => each > type.least)
  const sizes = size > type.least ? [size, ...smaller, type.least] : [size]
  return sizes.flatMap((each) => shapes.map((lines) => ({ lines, size: each })))
}

/** "Wells-Next-" above "The-Sea": more than two lines would be higher than a hex leaves room for. */
function inTwo(parts: readonly string[]): readonly string[] {
  if (parts.length < 3) return parts
  const middle = Math.ceil(parts.length / 2)
  return [parts.slice(0, middle).join(''), parts.slice(middle).join('')]
}

export function nameExtent({ lines, size }: NameWay): Extent {
  const width = Math.max(...lines.map((line) => textWidth(line, size)))
  return { width: width / 2, height: ((lines.length - 1) * LINE_PITCH + 0.74) * size * 0.5 }
}

const ACROSS = [0, 0.13, -0.13, 0.26, -0.26, 0.4, -0.4, 0.52, -0.52]
const DOWN = [0.5, -0.5, 0.58, -0.58, 0.42, -0.42, 0.66, -0.66, 0.74, -0.74, 0.3, -0.3, 0.16, -0.16, 0]

/** Places free of track and circles: below and above the middle of the hex, the expected ones first. */
export function namePlaces(ground: Ground, ways: readonly NameWay[]): Candidate[] {
  const found: Candidate[] = []
  const tried = (index: number, sparse: boolean): void => {
    const extent = nameExtent(ways[index] as NameWay)
    const at = (x: number, y: number, cost: number): void => {
      const box = { x: x * SIDE, y: y * SIDE, extent }
      if (isFree(ground, box)) found.push({ ...box, way: index, cost: cost + index * 3, soft: true })
    }
    if (sparse) everywhere(at)
    else asExpected(at)
  }
  for (let index = 0; index < ways.length && found.length < ENOUGH; index++) tried(index, false)
  if (found.length > 0) return found
  // Where these few places are taken, whatever is left between tracks will do; if not for the smallest type, for none.
  tried(ways.length - 1, true)
  const smallest = found.splice(0)
  if (smallest.length === 0) return []
  for (let index = 0; index < ways.length - 1 && found.length === 0; index++) tried(index, true)
  return [...found, ...smallest]
}

/** So many places leave a choice to badges and labels. */
const ENOUGH = 12

type Try = (x: number, y: number, cost: number) => void

function asExpected(at: Try): void {
  for (const [low, down] of DOWN.entries()) {
    for (const [aside, across] of ACROSS.entries()) at(across, down, low * 0.25 + aside * 0.3)
  }
}

const STEP = 0.075

function everywhere(at: Try): void {
  for (let y = -12; y <= 12; y++) {
    for (let x = -10; x <= 10; x++) at(x * STEP, y * STEP, 4 + Math.hypot(x, y) * STEP)
  }
}
