import type { Colour, Orientation, Terrain } from '@roundhouse/railways'
import type { HexView } from '@roundhouse/view/railway'
import { type Point, hexCorners, loopPath, short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import { CASING_WIDTH, SIDE, TRACK_WIDTH } from './measures.ts'
import { CENTRE, pieceData, polar, sideAngle, sidePoint } from './piece.ts'
import { trackShape } from './track-shape.ts'
import { strokesOf } from './track-strokes.ts'
import './tile.css'

export interface HexLayerProps {
  readonly orientation: Orientation
  readonly hex: HexView
  readonly at: Point
}

const HEX: Readonly<Record<Orientation, (part: number) => string>> = {
  flat: (part) => loopPath(hexCorners('flat', SIDE * part, CENTRE)),
  pointy: (part) => loopPath(hexCorners('pointy', SIDE * part, CENTRE)),
}

/** One hex round the origin, at a part of its size. */
export function hexPath(orientation: Orientation, part = 1): string {
  return HEX[orientation](part)
}

export function place({ x, y }: Point): string {
  return `translate(${short(x)} ${short(y)})`
}

/** The fill of a tile or a print; terrain tints only what is bare. */
export function fillOf(colour: Colour, terrain: readonly Terrain[]): string {
  if (colour !== 'white') return colour === 'blue' ? 'var(--map-water)' : `var(--tile-${colour})`
  const [first] = terrain
  return `var(--map-${first === undefined ? 'plain' : first.kind})`
}

/** A hex without a tile: what is printed on the map. */
export const HexPrint = memo(({ orientation, hex, at }: HexLayerProps) => {
  const { colour, terrain, foreign, stubs, barriers } = hex
  const whole = hexPath(orientation)
  const bare = colour === 'white' && !foreign
  return (
    <g class={colour === 'white' ? 'hex-print on-land' : 'hex-print'} transform={place(at)}>
      <path class="hex-fill" d={whole} fill={foreign ? 'var(--map-off)' : fillOf(colour, terrain)} />
      {bare
        ? terrain.map(({ kind }) => (
            <path key={kind} d={hexPath(orientation, 0.97)} fill={`url(#p-${kind})`} />
          ))
        : null}
      {foreign ? <ForeignPrint orientation={orientation} kept={hex.reservedFor !== null} /> : null}
      {stubs.map((side) => (
        <Stub key={side} orientation={orientation} side={side} />
      ))}
      <TrackLines orientation={orientation} hex={hex} casing={fillOf(colour, terrain)} />
      {barriers.map((side) => (
        <Barrier key={side} orientation={orientation} side={side} />
      ))}
    </g>
  )
})

/** A laid tile with its edge; those that only a power lays are framed. */
export const HexTile = memo(({ orientation, hex, at }: HexLayerProps) => {
  const fill = fillOf(hex.colour, [])
  return (
    <g class="hex-tile" transform={place(at)}>
      <path class="tile-face" d={hexPath(orientation)} fill={fill} stroke-width={short(SIDE * 0.028)} />
      <TrackLines orientation={orientation} hex={hex} casing={fill} />
      {typeof hex.tile?.edge === 'string' ? (
        <path
          class="tile-edge"
          d={hexPath(orientation, 0.93)}
          stroke={`var(--edge-${hex.tile.edge})`}
          stroke-width={short(SIDE * 0.075)}
        />
      ) : null}
    </g>
  )
})

/** Path after path: where one crosses an earlier one, its casing shows which lies on top. */
function TrackLines({
  orientation,
  hex: { track },
  casing,
}: {
  readonly orientation: Orientation
  readonly hex: HexView
  readonly casing: string
}) {
  return (
    <g class="map-track">
      {strokesOf(trackShape(orientation, track)).map(({ d, casing: under }, index) =>
        under ? (
          <path key={index} d={d} stroke={casing} stroke-width={short(CASING_WIDTH)} />
        ) : (
          <path key={index} class="track-line" d={d} stroke-width={short(TRACK_WIDTH)} />
        ),
      )}
    </g>
  )
}

/** Printed track that ends inside the hex and asks the first tile to go on. */
function Stub({ orientation, side }: { readonly orientation: Orientation; readonly side: number }) {
  const from = sidePoint(orientation, side)
  const to = { x: from.x * 0.62, y: from.y * 0.62 }
  return <path class="track-line" d={pieceData({ from, to, radius: 0 })} stroke-width={short(TRACK_WIDTH)} />
}

function Barrier({ orientation, side }: { readonly orientation: Orientation; readonly side: number }) {
  const angle = sideAngle(orientation, side)
  const [one, other] = [polar(SIDE * 0.985, angle - Math.PI / 6), polar(SIDE * 0.985, angle + Math.PI / 6)]
  return (
    <path class="map-barrier" d={`M${short(one.x)} ${short(one.y)}L${short(other.x)} ${short(other.y)}`} />
  )
}

function ForeignPrint({ orientation, kept }: { readonly orientation: Orientation; readonly kept: boolean }) {
  return (
    <g class={kept ? 'foreign-hex kept' : 'foreign-hex'}>
      <path d={hexPath(orientation, 0.97)} fill="url(#p-red)" />
      <path class="foreign-frame" d={hexPath(orientation, 0.94)} />
    </g>
  )
}
