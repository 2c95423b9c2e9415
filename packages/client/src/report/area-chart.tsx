import { ticksTo } from './scale.ts'
import { useWidth } from './use-width.ts'

interface Props {
  readonly label: string
  readonly color: string
  /** Null where there is nothing to show yet. */
  readonly values: readonly (number | null)[]
  /** The top of the scale, the same for every chart of the set. */
  readonly most: number
}

const HEIGHT = 136
const FOOT = 6
const HEAD = 8

/** One of a set of small charts on a common scale. */
export function AreaChart({ label, color, values, most }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(160)
  const ticks = ticksTo(most, 3)
  const top = ticks.at(-1) as number
  const left = 8 + String(top).length * 7
  const last = Math.max(1, values.length - 1)
  const x = (column: number): number => left + (column / last) * (width - left - 6)
  const y = (value: number): number => HEIGHT - FOOT - (value / top) * (HEIGHT - FOOT - HEAD)
  const points = values.flatMap((value, column) => (value === null ? [] : [{ x: x(column), y: y(value) }]))
  const line = points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
    .join('')
  const [first] = points
  const end = points.at(-1)
  return (
    <div ref={ref} class="chart">
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line class="chart-grid" x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
            <text class="chart-tick small" x={left - 5} y={y(tick) + 4} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        {first === undefined || end === undefined ? null : (
          <>
            <path
              d={`${line}L${end.x.toFixed(1)} ${y(0)}L${first.x.toFixed(1)} ${y(0)}z`}
              fill={color}
              opacity="0.2"
            />
            <path class="area-casing" d={line} />
            <path class="area-line" d={line} stroke={color} />
            <circle cx={end.x} cy={end.y} r="4" fill={color} stroke="var(--ink-2)" />
          </>
        )}
      </svg>
    </div>
  )
}
