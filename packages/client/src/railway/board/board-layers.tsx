import type { HexView } from '@roundhouse/view/railway'
import type { ComponentChild } from 'preact'
import { memo } from '../../board/memo.ts'
import { HexPrint, HexTile } from './hex-land.tsx'
import { HexStops, type Looks } from './hex-stops.tsx'
import { HexTrack } from './hex-track.tsx'
import type { Layout } from './layout.ts'
import { RegionPrint } from './region-print.tsx'

export interface LayerProps {
  readonly layout: Layout
  /** The hexes of the map, some at a time: a group in which nothing has changed is the same as before. */
  readonly groups: readonly HexGroup[]
}

type HexGroup = readonly HexView[]

/** The same drawing for every hex of a group; a group that is the same as before is not looked at. */
export function ofGroup<Props extends object>(draw: (hex: HexView, props: Props) => ComponentChild) {
  return memo((props: Props & { readonly group: HexGroup }) => (
    <>{props.group.map((hex) => draw(hex, props))}</>
  ))
}

/** Whether a hex is among those of one text. */
export function isIn(hexes: string, { id }: HexView): boolean {
  return ` ${hexes} `.includes(` ${id} `)
}

/** Of the hexes of one text those in a group: what is said of others does not draw it again. */
export function partOf(hexes: string, group: HexGroup): string {
  if (hexes === '') return ''
  return group
    .filter((hex) => isIn(hexes, hex))
    .map(({ id }) => id)
    .join(' ')
}

/** What is printed, then what is laid: the edge of a tile lies over its neighbours. */
export const LandLayer = memo(({ layout, groups }: LayerProps) => (
  <>
    <g class="map-prints" aria-hidden="true">
      {groups.map((group, at) => (
        <Prints key={at} layout={layout} group={group} />
      ))}
    </g>
    <g class="map-tiles" aria-hidden="true">
      {groups.map((group, at) => (
        <Tiles key={at} layout={layout} group={group} />
      ))}
    </g>
  </>
))

type OnMap = Pick<LayerProps, 'layout'>

const Prints = ofGroup((hex, { layout }: OnMap) => {
  if (hex.regions === undefined && hex.tile !== null) return null
  const Print = hex.regions === undefined ? HexPrint : RegionPrint
  return <Print key={hex.id} orientation={layout.orientation} hex={hex} at={layout.centreOf(hex.id)} />
})

const Tiles = ofGroup((hex, { layout }: OnMap) =>
  hex.tile === null ? null : (
    <HexTile key={hex.id} orientation={layout.orientation} hex={hex} at={layout.centreOf(hex.id)} />
  ),
)

export interface Dimmed {
  /** Hexes that no veil lies over, as one text. */
  readonly bright: string
}

export const TrackLayer = memo(({ layout, groups, bright }: LayerProps & Dimmed) => (
  <g class="map-track" aria-hidden="true">
    {groups.map((group, at) => (
      <Tracks key={at} layout={layout} group={group} bright={partOf(bright, group)} />
    ))}
  </g>
))

const Tracks = ofGroup((hex, { layout, bright }: OnMap & Dimmed) => (
  <HexTrack
    key={hex.id}
    orientation={layout.orientation}
    hex={hex}
    at={layout.centreOf(hex.id)}
    bright={isIn(bright, hex)}
  />
))

interface Standing {
  readonly companies: Looks
}

export const StopLayer = memo(({ layout, groups, companies }: LayerProps & Standing) => (
  <g class="map-stops" aria-hidden="true">
    {groups.map((group, at) => (
      <Stops key={at} layout={layout} group={group} companies={companies} />
    ))}
  </g>
))

const Stops = ofGroup((hex, { layout, companies }: OnMap & Standing) => (
  <HexStops
    key={hex.id}
    orientation={layout.orientation}
    hex={hex}
    at={layout.centreOf(hex.id)}
    companies={companies}
  />
))
