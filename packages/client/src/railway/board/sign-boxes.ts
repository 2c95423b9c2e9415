import type { Point } from '../../board/hex-geometry.ts'
import type { HexSigns } from './hex-signs.ts'
import { nameExtent } from './name-places.ts'
import type { Extent } from './sign-places.ts'
import { textWidth } from './text-width.ts'
import type { TypeSizes } from './type-sizes.ts'

/** Something written, with the room it takes round its middle. */
export interface SignBox extends Point {
  readonly what: string
  readonly extent: Extent
}

/** Everything written in a hex, round the centre of the hex. */
export function signBoxes(
  { names, revenues, stages, label, cost, number }: HexSigns,
  type: TypeSizes,
): SignBox[] {
  const text = (words: string, size: number): Extent => ({
    width: textWidth(words, size) / 2,
    height: size * 0.36,
  })
  const boxes: SignBox[] = [
    ...names.map((name) => ({ x: name.x, y: name.y, what: name.lines.join(' '), extent: nameExtent(name) })),
    ...revenues.map(({ x, y }) => ({
      x,
      y,
      what: 'revenue',
      extent: { width: type.badge, height: type.badge },
    })),
  ]
  if (stages !== null) {
    const extent = { width: (type.stage.width * stages.values.length) / 2, height: type.stage.height / 2 }
    boxes.push({ x: stages.x, y: stages.y, what: 'stages', extent })
  }
  if (label !== null)
    boxes.push({ x: label.x, y: label.y, what: 'label', extent: text(label.text, type.label) })
  if (cost !== null)
    boxes.push({ x: cost.x, y: cost.y, what: 'cost', extent: text(String(cost.amount), type.cost) })
  if (number !== null) {
    boxes.push({ x: number.x, y: number.y, what: 'number', extent: text(number.text, type.number ?? 0) })
  }
  return boxes
}
