import type { HexView } from '@roundhouse/view/railway'
import { type Point, short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import type { RunLine } from './board-props.ts'
import { place } from './hex-land.tsx'
import { hexSigns } from './hex-signs.ts'
import type { Layout } from './layout.ts'
import { SIDE } from './measures.ts'
import { type Crow, type DrawnRun, RUN_STYLES } from './runs.tsx'
import { signBoxes } from './sign-boxes.ts'
import type { Extent } from './sign-places.ts'
import { textWidth } from './text-width.ts'
import { TYPE, type Zoom } from './type-sizes.ts'

/** The middle of one of so many equal parts. */
function between({ from, to }: Crow, part: number, parts: number): Point {
  const at = (part + 0.5) / parts
  return { x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at }
}

/** Along the line and beside it, where it covers no station. */
function crowLabel(crow: Crow, told: string, avoid: readonly Point[]): Point {
  const [dx, dy] = [crow.to.x - crow.from.x, crow.to.y - crow.from.y]
  const length = Math.hypot(dx, dy) || 1
  const half = textWidth(told, PILL.size) / 2
  const stations = [...avoid, crow.from, crow.to]
  const places = [16, -16, 32, -32].flatMap((away) =>
    [0.5, 0.35, 0.65].map((part) => ({
      x: crow.from.x + dx * part - (dy / length) * away,
      y: crow.from.y + dy * part + (dx / length) * away,
    })),
  )
  const covered = (at: Point): number =>
    stations.filter(({ x, y }) => Math.abs(x - at.x) < half + 16 && Math.abs(y - at.y) < 22).length
  return places.reduce((one, other) => (covered(other) < covered(one) ? other : one))
}

function point({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`
}

const PILL = { height: 22, size: 12.5, away: SIDE * 1.4 }

interface RunPillsProps extends WordsOnMap {
  readonly runs: readonly DrawnRun[]
  /** Where stations stand. */
  readonly avoid: readonly Point[]
}

/** Train and value at the far end of each run, beside it rather than over it. */
export const RunPills = memo(({ runs, avoid, layout, hexes, zoom }: RunPillsProps) => {
  const words = wordsNear(runs, { layout, hexes, zoom })
  return (
    <g class="run-pills">
      {runs.map(({ line, shape }, index) =>
        line.open ? <RunEnds key={index} line={line} shape={shape} /> : null,
      )}
      {runs.map(({ line, crow }, index) =>
        crow === null || line.crow === undefined || line.faint === true ? null : (
          <g
            key={index}
            class="crow-flight"
            style={{ '--run': `var(--run-${(line.style % RUN_STYLES) + 1})` }}
          >
            <path class="crow-line" d={`M${point(crow.from)}L${point(crow.to)}`} />
            {Array.from({ length: line.crow.beads }, (_, bead) => (
              <circle key={bead} r="4" transform={place(between(crow, bead, line.crow?.beads ?? 1))} />
            ))}
            <g transform={place(crowLabel(crow, line.crow.told, avoid))}>
              <Pill width={textWidth(line.crow.told, PILL.size) + 12} height={19} rx={9.5} />
              <text y="4" font-size={PILL.size}>
                {line.crow.told}
              </text>
            </g>
          </g>
        ),
      )}
      {pillPlaces(runs, avoid, words).map(({ line, at, width }, index) => (
        <g key={index} class="run-pill" transform={place(at)}>
          <Pill
            width={width}
            height={PILL.height}
            rx={line.look === 'double' ? 0 : PILL.height / 2}
            fill={`var(--run-${(line.style % RUN_STYLES) + 1})`}
          />
          <text y="4.5" font-size={PILL.size}>
            {line.pill}
          </text>
        </g>
      ))}
    </g>
  )
})

interface WordsOnMap {
  readonly layout: Layout
  readonly hexes: readonly HexView[]
  readonly zoom: Zoom | null
}

/** Something written on the map: its middle, half of its width and height, and how much it is missed under a pill. */
export interface Written extends Point, Extent {
  readonly missed: number
}

/** A number of a tile may be covered. */
const MISSED: Readonly<Record<string, number>> = { revenue: 6, stages: 6, label: 2, cost: 2, number: 0 }
const NAME_MISSED = 8

/** What is written around the ends of the runs. */
function wordsNear(runs: readonly DrawnRun[], { layout, hexes, zoom }: WordsOnMap): readonly Written[] {
  if (zoom === null) return []
  const ends = runs.flatMap(({ shape }) => [shape.start, shape.end])
  return hexes.flatMap((hex) => {
    const { x, y } = layout.centreOf(hex.id)
    if (!ends.some((end) => Math.hypot(end.x - x, end.y - y) < SIDE * 5)) return []
    const boxes = signBoxes(hexSigns(layout.orientation, hex, zoom), TYPE[zoom])
    return boxes.map((box) => ({
      x: x + box.x,
      y: y + box.y,
      ...box.extent,
      missed: MISSED[box.what] ?? NAME_MISSED,
    }))
  })
}

function Pill(pill: {
  readonly width: number
  readonly height: number
  readonly rx: number
  readonly fill?: string
}) {
  return <rect x={short(-pill.width / 2)} y={-pill.height / 2} {...pill} />
}

/** A route that is being drawn shows both ends, where it can go on. */
function RunEnds({ line, shape: { start, end, reach } }: Omit<DrawnRun, 'crow'>) {
  return (
    <>
      {[start, end].map((at, index) => {
        const radius = short((reach[index] ?? 0) + SIDE * 0.11)
        return (
          <g key={index} transform={place(at)}>
            <circle class="run-end-casing" r={radius} />
            <circle class="run-end" r={radius} stroke={`var(--run-${(line.style % RUN_STYLES) + 1})`} />
          </g>
        )
      })}
    </>
  )
}

interface PillPlace {
  readonly line: RunLine
  readonly at: Point
  readonly width: number
}

const DIRECTIONS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: 1, y: -0.85 },
  { x: -1, y: -0.85 },
  { x: 1, y: 0.85 },
  { x: -1, y: 0.85 },
]

/** Near, and a little farther off if that leaves more in sight. */
const AWAY = [
  { away: PILL.away, cost: 0 },
  { away: PILL.away * 1.4, cost: 5 },
]

/** `avoid`: where stations stand, which a pill should leave in sight like the ends of the runs; then what is written. */
export function pillPlaces(
  runs: readonly Omit<DrawnRun, 'crow'>[],
  avoid: readonly Point[],
  words: readonly Written[],
): PillPlace[] {
  const placed: PillPlace[] = []
  const ends = [...avoid, ...runs.flatMap(({ shape }) => [shape.start, shape.end])]
  for (const { line, shape } of runs) {
    if (line.pill === '') continue
    const width = textWidth(line.pill, PILL.size) + PILL.height
    const tries = AWAY.flatMap(({ away, cost }) =>
      [shape.end, shape.start].flatMap((from) =>
        DIRECTIONS.map((way, order) => ({
          at: { x: from.x + way.x * away, y: from.y + way.y * away },
          cost: cost + order + (from === shape.start ? DIRECTIONS.length : 0),
        })),
      ),
    )
    const [first, ...others] = tries.map(({ at, cost }) => {
      const covered = ends.filter(
        (end) => Math.abs(end.x - at.x) < width / 2 + 12 && Math.abs(end.y - at.y) < 24,
      )
      const clashes = placed.filter(
        (other) =>
          Math.abs(other.at.x - at.x) < (other.width + width) / 2 + 4 &&
          Math.abs(other.at.y - at.y) < PILL.height + 4,
      )
      const hidden = words.filter(
        (word) =>
          Math.abs(word.x - at.x) < width / 2 + word.width &&
          Math.abs(word.y - at.y) < PILL.height / 2 + word.height,
      )
      const missed = hidden.reduce((sum, word) => sum + word.missed, 0)
      return { at, cost: cost + missed + covered.length * 10 + clashes.length * 100 }
    })
    if (first === undefined) continue
    const best = others.reduce((one, other) => (other.cost < one.cost ? other : one), first)
    placed.push({ line, at: best.at, width })
  }
  return placed
}
