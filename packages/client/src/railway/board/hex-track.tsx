import type { Orientation } from '@roundhouse/railways'
import type { RegionPart } from '@roundhouse/view/railway'
import { type Point, short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import { type HexLayerProps, fillOf, place } from './hex-land.tsx'
import { CASING_WIDTH, SIDE, TRACK_WIDTH } from './measures.ts'
import { pieceData, polar, sideAngle, sidePoint, sumOf } from './piece.ts'
import { trackShape } from './track-shape.ts'
import { strokesOf } from './track-strokes.ts'

export interface HexTrackProps extends HexLayerProps {
  /** No veil lies over the land under it. */
  readonly bright: boolean
}

/**
 * Track, printed or laid, the ways into an area, and borders that no track crosses: above the veil, never under it. All
 * is drawn where it stands on the board, as words are.
 */
export const HexTrack = memo(({ orientation, hex, at, bright }: HexTrackProps) => {
  const { colour, terrain, stubs, barriers, regions, track } = hex
  if (track.paths.length + stubs.length + barriers.length === 0) return null
  const ground =
    regions?.[0]?.kind === 'port' ? ' sea' : hex.tile === null && colour === 'white' ? ' on-land' : ''
  return (
    <g class={`hex-track${ground}${bright ? ' bright' : ''}`} style={{ '--ground': fillOf(colour, terrain) }}>
      {stubs.map((side) => Stub({ orientation, side, at }))}
      {regions === undefined ? (
        TrackLines({ orientation, hex, at })
      ) : (
        <Entries orientation={orientation} regions={regions} at={at} />
      )}
      {barriers.map((side) => Barrier({ orientation, side, at }))}
    </g>
  )
})

/** Path after path: where one crosses an earlier one, its casing shows which lies on top. */
function TrackLines({ orientation, hex: { track }, at }: HexLayerProps) {
  return (
    <>
      {strokesOf(trackShape(orientation, track)).map(({ pieces, casing }, index) => (
        <path
          key={index}
          class={casing ? 'track-casing' : 'track-line'}
          d={pieces.map((piece) => pieceData(piece, at)).join('')}
          stroke-width={short(casing ? CASING_WIDTH : TRACK_WIDTH)}
        />
      ))}
    </>
  )
}

interface SideProps {
  readonly orientation: Orientation
  readonly side: number
  /** The centre of its hex. */
  readonly at: Point
}

/** Printed track that ends inside the hex and asks the first tile to go on. */
function Stub({ orientation, side, at }: SideProps) {
  const from = sidePoint(orientation, side)
  const to = { x: from.x * 0.62, y: from.y * 0.62 }
  return (
    <path class="track-line" d={pieceData({ from, to, radius: 0 }, at)} stroke-width={short(TRACK_WIDTH)} />
  )
}

function Barrier({ orientation, side, at }: SideProps) {
  const angle = sideAngle(orientation, side)
  const [one, other] = [polar(SIDE * 0.985, angle - Math.PI / 6), polar(SIDE * 0.985, angle + Math.PI / 6)]
  return <path class="map-barrier" d={pieceData({ from: one, to: other, radius: 0 }, at)} />
}

function Entries({
  orientation,
  regions,
  at,
}: Omit<SideProps, 'side'> & { readonly regions: readonly RegionPart[] }) {
  return regions.map(({ id, entries }) =>
    entries.map((side) => <Entry key={`${id} ${side}`} orientation={orientation} side={side} at={at} />),
  )
}

/** From the side inwards. */
function Entry({ orientation, side, at }: SideProps) {
  const from = sidePoint(orientation, side)
  const turn = (Math.atan2(-from.y, -from.x) * 180) / Math.PI
  return (
    <path class="region-entry" transform={`${place(sumOf(from, at))} rotate(${short(turn)})`} d={ARROW} />
  )
}

const ARROW = [
  `M0 ${short(-SIDE * 0.075)}`,
  `H${short(SIDE * 0.14)}`,
  `V${short(-SIDE * 0.17)}`,
  `L${short(SIDE * 0.36)} 0`,
  `L${short(SIDE * 0.14)} ${short(SIDE * 0.17)}`,
  `V${short(SIDE * 0.075)}`,
  'H0z',
].join('')
