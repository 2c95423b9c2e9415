import type { HexView } from '@roundhouse/view/railway'
import { memo } from '../../board/memo.ts'
import { HexPrint, HexTile } from './hex-land.tsx'
import { HexStops, type Looks } from './hex-stops.tsx'
import { HexTrack } from './hex-track.tsx'
import type { Layout } from './layout.ts'
import { RegionPrint } from './region-print.tsx'

export interface LayerProps {
  readonly layout: Layout
  readonly hexes: readonly HexView[]
}

/** What is printed, then what is laid: the edge of a tile lies over its neighbours. */
export const LandLayer = memo(({ layout, hexes }: LayerProps) => {
  const { orientation } = layout
  return (
    <>
      <g class="map-prints" aria-hidden="true">
        {hexes.map((hex) =>
          hex.regions !== undefined ? (
            <RegionPrint key={hex.id} orientation={orientation} hex={hex} at={layout.centreOf(hex.id)} />
          ) : hex.tile === null ? (
            <HexPrint key={hex.id} orientation={orientation} hex={hex} at={layout.centreOf(hex.id)} />
          ) : null,
        )}
      </g>
      <g class="map-tiles" aria-hidden="true">
        {hexes.map((hex) =>
          hex.tile === null ? null : (
            <HexTile key={hex.id} orientation={orientation} hex={hex} at={layout.centreOf(hex.id)} />
          ),
        )}
      </g>
    </>
  )
})

export interface DimmedProps extends LayerProps {
  /** Hexes that no veil lies over, as one text. */
  readonly bright: string
}

export const TrackLayer = memo(({ layout, hexes, bright }: DimmedProps) => {
  const lit = new Set(bright.split(' '))
  return (
    <g class="map-track" aria-hidden="true">
      {hexes.map((hex) => (
        <HexTrack
          key={hex.id}
          orientation={layout.orientation}
          hex={hex}
          at={layout.centreOf(hex.id)}
          bright={lit.has(hex.id)}
        />
      ))}
    </g>
  )
})

export const StopLayer = memo(({ layout, hexes, companies }: LayerProps & { readonly companies: Looks }) => (
  <g class="map-stops" aria-hidden="true">
    {hexes.map((hex) => (
      <HexStops
        key={hex.id}
        orientation={layout.orientation}
        hex={hex}
        at={layout.centreOf(hex.id)}
        companies={companies}
      />
    ))}
  </g>
))
