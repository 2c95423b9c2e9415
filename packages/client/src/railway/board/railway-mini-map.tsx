import type { Colour } from '@roundhouse/railways'
import type { HexView } from '@roundhouse/view/railway'
import { useMemo } from 'preact/hooks'
import { short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import { MiniMap } from '../../board/mini-map.tsx'
import type { Viewport } from '../../board/viewport.ts'
import { fillOf } from './hex-land.tsx'
import type { Looks } from './hex-stops.tsx'
import type { Layout } from './layout.ts'
import { SIDE } from './measures.ts'

export interface RailwayMiniMapProps {
  readonly viewport: Viewport
  readonly layout: Layout
  readonly label: string
  readonly hexes: readonly HexView[]
  readonly companies: Looks
  readonly targets: ReadonlySet<string> | null
}

/** The land, the tiles by colour, and a spot for each station. */
export function RailwayMiniMap({ viewport, layout, label, hexes, companies, targets }: RailwayMiniMapProps) {
  const places = useMemo(() => [...(targets ?? [])].map(layout.centreOf), [layout, targets])
  return (
    <MiniMap viewport={viewport} board={layout.box} label={label} targets={places}>
      <MiniLand layout={layout} hexes={hexes} companies={companies} />
    </MiniMap>
  )
}

type MiniLandProps = Pick<RailwayMiniMapProps, 'layout' | 'hexes' | 'companies'>

export const MiniLand = memo(({ layout, hexes, companies }: MiniLandProps) => {
  const colours = new Map<Colour, string[]>()
  for (const { id, colour } of hexes) {
    if (colour === 'white') continue
    const here = colours.get(colour)
    if (here === undefined) colours.set(colour, [id])
    else here.push(id)
  }
  return (
    <g class="mini-land">
      <path d={layout.outline} fill="var(--map-plain)" stroke="var(--map-line-strong)" stroke-width="1" />
      {[...colours].map(([colour, ids]) => (
        <path key={colour} d={layout.pathOf(ids)} fill={fillOf(colour, [])} />
      ))}
      {hexes.map((hex) => (
        <Stations key={hex.id} layout={layout} hex={hex} companies={companies} />
      ))}
    </g>
  )
})

const Stations = memo(
  ({
    layout,
    hex,
    companies,
  }: {
    readonly layout: Layout
    readonly hex: HexView
    readonly companies: Looks
  }) => {
    const here = [...hex.stations, ...hex.stops.flatMap(({ stations }) => stations)]
    if (here.length === 0) return null
    const { x, y } = layout.centreOf(hex.id)
    const step = SIDE * 0.5
    return (
      <>
        {here.map((company, index) => (
          <circle
            key={company}
            cx={short(x + (index - (here.length - 1) / 2) * step)}
            cy={short(y)}
            r={short(SIDE * 0.42)}
            fill={companies.get(company)?.colour}
            stroke="var(--token-line)"
            stroke-width="4"
          />
        ))}
      </>
    )
  },
)
