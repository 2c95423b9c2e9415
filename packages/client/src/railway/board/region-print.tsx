import type { Orientation } from '@roundhouse/railways'
import type { HexView, RegionPart } from '@roundhouse/view/railway'
import { type Point, short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import { hexPath, place } from './hex-land.tsx'
import { ANCHOR, SIDE } from './measures.ts'
import { sideAngle } from './piece.ts'

export interface RegionPrintProps {
  readonly orientation: Orientation
  readonly hex: HexView
  readonly at: Point
}

/** A hex beyond the edge of the map: red land with a faint hatch, or sea. */
export const RegionPrint = memo(({ orientation, hex, at }: RegionPrintProps) => {
  const parts = hex.regions ?? []
  const sea = parts[0]?.kind === 'port'
  return (
    <g class={sea ? 'region-hex sea' : 'region-hex'} transform={place(at)}>
      <path class="region-fill" d={hexPath(orientation)} />
      <path class="region-hatch" d={hexPath(orientation)} fill={sea ? 'url(#p-sea)' : 'url(#p-red-region)'} />
      {parts.length > 1 ? <Parting orientation={orientation} parts={parts} /> : null}
      {sea && hex.names.length > 0 ? <Anchor /> : null}
    </g>
  )
})

/** Two areas share the hex: a line through its middle, across the way between their entries. */
function Parting({
  orientation,
  parts,
}: {
  readonly orientation: Orientation
  readonly parts: readonly RegionPart[]
}) {
  const [one, other] = parts.map(
    ({ entries }) => entries.reduce((sum, side) => sum + side, 0) / entries.length,
  )
  const middle = sideAngle(orientation, ((one ?? 0) + (other ?? 0)) / 2)
  const to = { x: Math.cos(middle) * SIDE * 0.92, y: Math.sin(middle) * SIDE * 0.92 }
  return <path class="region-parting" d={`M${short(-to.x)} ${short(-to.y)}L${short(to.x)} ${short(to.y)}`} />
}

/** A port. */
function Anchor() {
  return (
    <path
      class="region-anchor"
      transform={`${place(ANCHOR)} scale(${short(SIDE / 46)})`}
      d="M0-7a2.2 2.2 0 1 0 .01 0M0-2.6V7.5M-4 .2h8M-6.6 3.2A6.8 6.8 0 0 0 0 7.6a6.8 6.8 0 0 0 6.6-4.4"
    />
  )
}
