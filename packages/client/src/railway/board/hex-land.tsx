import type { Colour, Orientation, Terrain } from '@roundhouse/railways'
import type { HexView } from '@roundhouse/view/railway'
import { type Point, hexCorners, loopPath, short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import { SIDE } from './measures.ts'
import { CENTRE } from './piece.ts'
import './tile.css'

export interface HexLayerProps {
  readonly orientation: Orientation
  readonly hex: HexView
  readonly at: Point
}

/** One hex round the origin or elsewhere, at a part of its size. */
export function hexPath(orientation: Orientation, part = 1, at: Point = CENTRE): string {
  return loopPath(hexCorners(orientation, SIDE * part, at))
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

/** A hex without a tile: the land that is printed on the map. */
export const HexPrint = memo(({ orientation, hex, at }: HexLayerProps) => {
  const { colour, terrain, foreign } = hex
  const kinds = colour === 'white' && !foreign ? terrain : []
  const fill = foreign ? 'var(--map-off)' : fillOf(colour, terrain)
  if (kinds.length === 0 && !foreign) {
    return <path class="hex-fill" d={hexPath(orientation, 1, at)} fill={fill} />
  }
  // Patterns begin at the centre of their hex, so it is moved there as a whole.
  return (
    <g transform={place(at)}>
      <path class="hex-fill" d={hexPath(orientation)} fill={fill} />
      {kinds.map(({ kind }) => (
        <path key={kind} d={hexPath(orientation, 0.97)} fill={`url(#p-${kind})`} />
      ))}
      {foreign ? <ForeignPrint orientation={orientation} kept={hex.reservedFor !== null} /> : null}
    </g>
  )
})

/** The ground of a laid tile with its edge; those that only a power lays are framed. */
export const HexTile = memo(({ orientation, hex, at }: HexLayerProps) => {
  const fill = fillOf(hex.colour, [])
  return (
    <g class="hex-tile">
      <path
        class="tile-face"
        d={hexPath(orientation, 1, at)}
        fill={fill}
        stroke-width={short(SIDE * 0.028)}
      />
      {typeof hex.tile?.edge === 'string' ? (
        <path
          class="tile-edge"
          d={hexPath(orientation, 0.93, at)}
          stroke={`var(--edge-${hex.tile.edge})`}
          stroke-width={short(SIDE * 0.075)}
        />
      ) : null}
    </g>
  )
})

function ForeignPrint({ orientation, kept }: { readonly orientation: Orientation; readonly kept: boolean }) {
  return (
    <g class={kept ? 'foreign-hex kept' : 'foreign-hex'}>
      <path d={hexPath(orientation, 0.97)} fill="url(#p-red)" />
      <path class="foreign-frame" d={hexPath(orientation, 0.94)} />
    </g>
  )
}
