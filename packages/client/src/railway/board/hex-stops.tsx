import type { Orientation } from '@roundhouse/railways'
import type { HexView, StopView } from '@roundhouse/view/railway'
import { type Point, loopPath, short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import type { CompanyLook } from './board-props.ts'
import { place } from './hex-land.tsx'
import { FOREIGN_RADIUS, FOREIGN_TOKEN, SIDE, SLOT, TOWN_BAR, TOWN_DOT } from './measures.ts'
import { directionOn, pointOn, polar, sumOf, through } from './piece.ts'
import { TokenMark } from './station-token.tsx'
import { type StopShape, trackShape } from './track-shape.ts'

export type Looks = ReadonlyMap<string, CompanyLook>

export interface HexStopsProps {
  readonly orientation: Orientation
  readonly hex: HexView
  readonly at: Point
  readonly companies: Looks
}

/**
 * Cities with their circles and stations, towns, mines, small stations, and whose home it is. They lie above the runs. The
 * parts of a hex are called and are no components of their own: a map has hundreds of them.
 */
export const HexStops = memo(({ orientation, hex, at, companies }: HexStopsProps) => {
  const { stops } = trackShape(orientation, hex.track)
  const kept = hex.reservedFor
  const { markers = [] } = hex
  if (stops.length === 0 && markers.length === 0 && kept === null) return null
  return (
    <g class="hex-stops">
      {stops.map((shape, index) =>
        Stop({
          shape: movedBy(at, shape),
          stop: hex.stops[index] as StopView,
          either: hex.homeOf,
          companies,
          put: hex.townsPut === true,
        }),
      )}
      {markers.map(({ sides }) => Town({ shape: onTrack(orientation, sides, at) }))}
      {hex.stations.map((company, index) => {
        const beside = sumOf(at, { x: index * SIDE * 0.2, y: 0 })
        return Token({ company, at: beside, radius: SLOT.alone * 0.95, companies })
      })}
      {kept === null
        ? null
        : Token({
            company: kept,
            at: sumOf(at, FOREIGN_TOKEN),
            radius: FOREIGN_RADIUS,
            companies,
            ghost: true,
          })}
    </g>
  )
})

/** Drawn where it stands on the board, as words are. */
function movedBy(at: Point, shape: StopShape): StopShape {
  return { ...shape, at: sumOf(shape.at, at), slots: shape.slots.map((slot) => sumOf(slot, at)) }
}

interface StopProps {
  readonly shape: StopShape
  readonly stop: StopView
  /** Companies that will choose among the cities of the hex: they may come to this one. */
  readonly either: readonly string[]
  readonly companies: Looks
  /** Somebody put its towns there. */
  readonly put: boolean
}

function Stop(props: StopProps) {
  const { kind, at, radius } = props.shape
  if (kind === 'offboard') return null
  if (kind === 'town') return Town({ shape: props.shape, put: props.put })
  // Somebody stands there, or is expected: their letters are read.
  const taken = props.stop.stations.length + props.stop.homeOf.length > 0
  if (kind === 'city') return City(props)
  return (
    <g class="map-mine">
      {City(props)}
      {Pick({ at: taken ? { x: at.x + radius * 1.15, y: at.y - radius * 0.95 } : at, size: radius })}
    </g>
  )
}

/** A pick, the sign of a mine. */
function Pick({ at, size }: { readonly at: Point; readonly size: number }) {
  const half = short(size * 0.5)
  return (
    <path
      class="map-pick"
      transform={place(at)}
      d={`M-${half} ${half}L${half} -${half}M-${short(size * 0.15)} -${short(size * 0.55)}Q${short(size * 0.45)} -${short(size * 0.5)} ${short(size * 0.55)} ${short(size * 0.15)}`}
      stroke-width={short(SIDE * 0.045)}
    />
  )
}

/** A small station lies across the track that joins two sides. */
function onTrack(
  orientation: Orientation,
  [one, other]: readonly [number, number],
  centre: Point,
): TownShape {
  const piece = through(orientation, one, other)
  return {
    at: sumOf(pointOn(piece, 0.5), centre),
    along: directionOn(piece, 0.5),
    radius: TOWN_DOT,
    bare: false,
  }
}

function City({ shape, stop, either, companies }: StopProps) {
  const { slots, radius } = shape
  const { stations } = stop
  const expected = [...stop.homeOf, ...either]
  return (
    <g class="map-city">
      {slots.length > 1 ? Capsule({ slots, radius }) : null}
      {slots.map((slot, index) => {
        const company = stations[index]
        // Those at home here have the circles behind the stations that stand already.
        const coming = expected[index - stations.length]
        return (
          <g key={index}>
            <circle
              class="map-slot"
              cx={short(slot.x)}
              cy={short(slot.y)}
              r={short(radius)}
              stroke-width={short(SIDE * 0.04)}
            />
            {company === undefined ? null : Token({ company, at: slot, radius: radius * 0.95, companies })}
            {company !== undefined || coming === undefined
              ? null
              : Token({ company: coming, at: slot, radius: radius * 0.9, companies, ghost: true })}
          </g>
        )
      })}
    </g>
  )
}

/** One cream ground under all circles of a city. */
function Capsule({ slots, radius }: { readonly slots: readonly Point[]; readonly radius: number }) {
  const d = `M${ring(slots)
    .map(({ x, y }) => `${short(x)} ${short(y)}`)
    .join('L')}z`
  return (
    <>
      <path class="map-capsule-edge" d={d} stroke-width={short((radius + SIDE * 0.055) * 2)} />
      <path class="map-capsule" d={d} stroke-width={short((radius + SIDE * 0.02) * 2)} />
    </>
  )
}

/** Round the middle, so that the outline never crosses itself. */
function ring(points: readonly Point[]): Point[] {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
  return points.toSorted(
    (one, other) => Math.atan2(one.y - y, one.x - x) - Math.atan2(other.y - y, other.x - x),
  )
}

type TownShape = Omit<StopShape, 'kind' | 'slots'>

function Town({
  shape: { at, along, radius, bare },
  put = false,
}: {
  readonly shape: TownShape
  readonly put?: boolean
}) {
  if (along === null)
    return (
      <circle
        class={bare ? (put ? 'map-town bare put' : 'map-town bare') : 'map-town'}
        cx={short(at.x)}
        cy={short(at.y)}
        r={short(radius)}
      />
    )
  return <path class="map-town" d={barAcross(at, along)} />
}

/** A bar across track in this direction. */
function barAcross(at: Point, along: number): string {
  const onward = polar(TOWN_BAR.width / 2, along)
  const aside = polar(TOWN_BAR.length / 2, along + Math.PI / 2)
  const corner = (one: number, other: number): Point => ({
    x: at.x + onward.x * one + aside.x * other,
    y: at.y + onward.y * one + aside.y * other,
  })
  return loopPath([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])
}

function Token({
  company,
  at,
  radius,
  companies,
  ghost = false,
}: {
  readonly company: string
  readonly at: Point
  readonly radius: number
  readonly companies: Looks
  readonly ghost?: boolean
}) {
  const look = companies.get(company)
  if (look === undefined) return null
  return TokenMark({ look, at, radius, ghost })
}
