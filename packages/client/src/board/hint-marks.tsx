import { type Orientation, type Point, hexesPath, short } from './hex-geometry.ts'
import { hinted } from './hinted.ts'
import './hint-marks.css'

interface HintMarksProps {
  readonly orientation: Orientation
  readonly side: number
  readonly places: readonly { readonly id: string; readonly at: Point }[]
}

/** The hexes that hints are about, each with the number of its hint, low in the hex: gains stand high in it. */
export function HintMarks({ orientation, side, places }: HintMarksProps) {
  const numbers = hinted.value?.hexes
  const marked = places.filter(({ id }) => numbers?.has(id) === true)
  if (marked.length === 0) return null
  const d = hexesPath(
    orientation,
    side * 0.9,
    marked.map(({ at }) => at),
  )
  const radius = side * 0.26
  return (
    <g class="hint-marks">
      <path class="hint-casing" d={d} />
      <path class="hint-ring" d={d} />
      {marked.map(({ id, at }) => (
        <g key={id} transform={`translate(${short(at.x)} ${short(at.y + side * 0.6)})`}>
          <circle r={short(radius)} />
          <text y={short(radius * 0.38)} font-size={short(radius * 1.15)}>
            {numbers?.get(id)}
          </text>
        </g>
      ))}
    </g>
  )
}
