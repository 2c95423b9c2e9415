import { effect, untracked } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type Orientation, type Point, hexesPath, short } from './hex-geometry.ts'
import { hinted } from './hinted.ts'
import { showMarked } from './show-marked.ts'
import type { Viewport } from './viewport.ts'
import './hint-marks.css'

interface HintMarksProps {
  readonly viewport: Viewport
  readonly orientation: Orientation
  readonly side: number
  readonly places: readonly { readonly id: string; readonly at: Point }[]
}

/** Where the number lies, in sides: in a corner where names, gains and what a hex costs leave room. */
const AT = { pointy: { x: -0.66, y: -0.42 }, flat: { x: -0.68, y: 0.04 } } as const

/** The hexes that hints are about, each with the number of its hint; those of the best one are brought into view. */
export function HintMarks({ viewport, orientation, side, places }: HintMarksProps) {
  const numbers = hinted.value?.hexes
  const marked = places.filter(({ id }) => numbers?.has(id) === true)
  useEffect(() => {
    const best = Math.min(...(numbers?.values() ?? []))
    const points = marked.filter(({ id }) => numbers?.get(id) === best).map(({ at }) => at)
    return effect(() => {
      // The hints take room from the map when they are told.
      void viewport.view.value
      untracked(() => showMarked(viewport, points, side))
    })
  }, [viewport, numbers])
  if (marked.length === 0) return null
  const d = hexesPath(
    orientation,
    side * 0.9,
    marked.map(({ at }) => at),
  )
  const radius = side * 0.26
  const { x, y } = AT[orientation]
  return (
    <g class="hint-marks">
      <path class="hint-casing" d={d} />
      <path class="hint-ring" d={d} />
      {marked.map(({ id, at }) => (
        <g key={id} transform={`translate(${short(at.x + side * x)} ${short(at.y + side * y)})`}>
          <circle r={short(radius)} />
          <text y={short(radius * 0.38)} font-size={short(radius * 1.15)}>
            {numbers?.get(id)}
          </text>
        </g>
      ))}
    </g>
  )
}
