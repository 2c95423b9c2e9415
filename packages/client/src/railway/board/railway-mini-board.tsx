import type { BoardView } from '@roundhouse/view/railway'
import { useMemo } from 'preact/hooks'
import { LandLayer, StopLayer, TrackLayer } from './board-layers.tsx'
import type { Looks } from './hex-stops.tsx'
import { LandAround } from './land-around.tsx'
import { layoutOf } from './layout.ts'
import './railway-board.css'

export interface RailwayMiniBoardProps {
  readonly board: BoardView
  readonly companies: Looks
  /** Rings round some hexes: what stays there, or is lost. */
  readonly rings?: readonly { readonly hex: string; readonly kind: 'stays' | 'lost' }[]
}

const NO_LANDS = [] as const

/** A small still picture of a board: land, tiles and stations, no words. */
export function RailwayMiniBoard({ board, companies, rings = [] }: RailwayMiniBoardProps) {
  const layout = useMemo(() => layoutOf(board), [board])
  const { x, y, width, height } = layout.box
  return (
    <svg
      class="railway-mini-board"
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <LandAround layout={layout} lands={NO_LANDS} />
      <LandLayer layout={layout} groups={[board.hexes]} />
      <TrackLayer layout={layout} groups={[board.hexes]} bright="" />
      <StopLayer layout={layout} groups={[board.hexes]} companies={companies} />
      {rings.map(({ hex, kind }, at) =>
        layout.has(hex) ? (
          <path key={at} class="station-ring" data-kind={kind} d={layout.pathOf([hex], 0.9)} />
        ) : null,
      )}
    </svg>
  )
}
