import type { HexView } from '@roundhouse/view/railway'
import { type Point, short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import type { RunLine, RunLook } from './board-props.ts'
import { place } from './hex-land.tsx'
import type { Layout } from './layout.ts'
import { RUN_WIDTH, SIDE } from './measures.ts'
import { type RunShape, runShape } from './run-shape.ts'
import { textWidth } from './text-width.ts'

export interface DrawnRun {
  readonly line: RunLine
  readonly shape: RunShape
  /** Where its distance is measured; null where none is. */
  readonly crow: Crow | null
}

interface Crow {
  readonly from: Point
  readonly to: Point
}

/** The routes as they lie on the map; those of nowhere are left out. */
export function drawnRuns(
  layout: Layout,
  hexes: ReadonlyMap<string, HexView>,
  runs: readonly RunLine[],
): readonly DrawnRun[] {
  return runs.flatMap((line) => {
    const shape = runShape(layout, hexes, line.hexes)
    if (shape === null) return []
    const { crow } = line
    const ends =
      crow === undefined ? null : { from: layout.centreOf(crow.from), to: layout.centreOf(crow.to) }
    return [{ line, shape, crow: ends }]
  })
}

/** The first run is a plain line, the second dashed, the third dotted, the fourth dash and dot. */
const DASHES: readonly (readonly number[])[] = [[], [0.34, 0.1], [0.01, 0.26], [0.42, 0.16, 0.01, 0.16]]
const STYLES = 4
/** A kind of its own: passenger trains plain, locals dashed, goods a double line. */
const LOOKS: Readonly<Record<RunLook, readonly number[]>> = { solid: [], dashed: [0.3, 0.11], double: [] }

/** Where several trains share a stretch they lie one over the other: the dashes show the one below. */
export const RunLines = memo(({ runs }: { readonly runs: readonly DrawnRun[] }) => (
  <g class="map-runs">
    {runs.map(({ line, shape }, index) => (
      <path
        key={index}
        class={line.faint === true ? 'run-casing faint' : 'run-casing'}
        d={shape.d}
        stroke-width={short(RUN_WIDTH.casing)}
        data-open={line.open}
      />
    ))}
    {runs.map(({ line, shape }, index) => {
      const style = line.style % STYLES
      const dash = line.look === undefined ? (DASHES[style] as readonly number[]) : LOOKS[line.look]
      return (
        <path
          key={index}
          class={`run-line${dash.some((part) => part < 0.02) ? ' round' : ''}${line.faint === true ? ' faint' : ''}`}
          d={shape.d}
          stroke={`var(--run-${style + 1})`}
          stroke-width={short(line.look === 'double' ? RUN_WIDTH.double : RUN_WIDTH.line)}
          stroke-dasharray={dash.length === 0 ? undefined : dash.map((part) => short(part * SIDE)).join(' ')}
        />
      )
    })}
    {runs.map(({ line, shape }, index) =>
      line.look === 'double' ? (
        <path key={index} class="run-core" d={shape.d} stroke-width={short(RUN_WIDTH.core)} />
      ) : null,
    )}
  </g>
))

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

/** Train and value at the far end of each run, beside it rather than over it. */
export const RunPills = memo(
  ({ runs, avoid }: { readonly runs: readonly DrawnRun[]; readonly avoid: readonly Point[] }) => (
    <g class="run-pills">
      {runs.map(({ line, shape }, index) =>
        line.open ? <RunEnds key={index} line={line} shape={shape} /> : null,
      )}
      {runs.map(({ line, crow }, index) =>
        crow === null || line.crow === undefined || line.faint === true ? null : (
          <g key={index} class="crow-flight" style={{ '--run': `var(--run-${(line.style % STYLES) + 1})` }}>
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
      {pillPlaces(runs, avoid).map(({ line, at, width }, index) => (
        <g key={index} class="run-pill" transform={place(at)}>
          <Pill
            width={width}
            height={PILL.height}
            rx={line.look === 'double' ? 0 : PILL.height / 2}
            fill={`var(--run-${(line.style % STYLES) + 1})`}
          />
          <text y="4.5" font-size={PILL.size}>
            {line.pill}
          </text>
        </g>
      ))}
    </g>
  ),
)

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
            <circle class="run-end" r={radius} stroke={`var(--run-${(line.style % STYLES) + 1})`} />
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

/** `avoid`: where stations stand, which a pill should leave in sight like the ends of the runs. */
export function pillPlaces(runs: readonly Omit<DrawnRun, 'crow'>[], avoid: readonly Point[]): PillPlace[] {
  const placed: PillPlace[] = []
  const ends = [...avoid, ...runs.flatMap(({ shape }) => [shape.start, shape.end])]
  for (const { line, shape } of runs) {
    if (line.pill === '') continue
    const width = textWidth(line.pill, PILL.size) + PILL.height
    const tries = [shape.end, shape.start].flatMap((end) => DIRECTIONS.map((way) => ({ end, way })))
    const [first, ...others] = tries.map(({ end: from, way }, order) => {
      const at = { x: from.x + way.x * PILL.away, y: from.y + way.y * PILL.away }
      const covered = ends.filter(
        (end) => Math.abs(end.x - at.x) < width / 2 + 12 && Math.abs(end.y - at.y) < 24,
      )
      const clashes = placed.filter(
        (other) =>
          Math.abs(other.at.x - at.x) < (other.width + width) / 2 + 4 &&
          Math.abs(other.at.y - at.y) < PILL.height + 4,
      )
      return { at, cost: order + covered.length * 10 + clashes.length * 100 }
    })
    if (first === undefined) continue
    const best = others.reduce((one, other) => (other.cost < one.cost ? other : one), first)
    placed.push({ line, at: best.at, width })
  }
  return placed
}
