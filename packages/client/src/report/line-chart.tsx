import type { ComponentChildren } from 'preact'
import { rowsFor, shortName, spread, ticksTo, widthOf } from './scale.ts'
import { Marker, type SeriesLook } from './series.tsx'
import { useWidth } from './use-width.ts'

export interface LineSeries {
  readonly name: string
  readonly look: SeriesLook
  /** One value for each column. */
  readonly values: readonly number[]
}

/** Something that happened at a place between two columns: 2.5 is half-way from the third to the fourth. */
export interface ChartMark {
  readonly at: number
  /** A drawing centred on 0,0 with a radius of about 10. */
  readonly sign: ComponentChildren
  readonly title: string
}

interface Props {
  readonly label: string
  readonly columns: readonly string[]
  readonly series: readonly LineSeries[]
  readonly marks: readonly ChartMark[]
  readonly format: (value: number) => string
}

const TYPE = 13
const MARK_ROW = 24

/** Lines over time with their names at the end, on axes from zero. */
export function LineChart({ label, columns, series, marks, format }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(760)
  const narrow = width < 480
  const most = Math.max(0, ...series.flatMap((each) => each.values))
  const ticks = ticksTo(most, narrow ? 4 : 5)
  const top = ticks.at(-1) as number
  const last = columns.length - 1

  const names = series.map(
    ({ name, values }) => `${shortName(name, narrow ? 7 : 14)} ${format(values.at(-1) ?? 0)}`,
  )
  const left = Math.max(...ticks.map((tick) => widthOf(format(tick), 12))) + 12
  const right = Math.max(0, ...names.map((name) => widthOf(name, TYPE))) + 20
  const x = (column: number): number => left + (last === 0 ? 0 : (column / last) * (width - left - right))
  const sorted = marks.toSorted((a, b) => a.at - b.at)
  const rows = rowsFor(
    sorted.map((mark) => x(mark.at)),
    MARK_ROW,
  )
  const head = 16 + (rows.length === 0 ? 0 : (Math.max(...rows) + 1) * MARK_ROW)
  const height = head + (narrow ? 210 : 260) + 30
  const foot = height - 30
  const y = (value: number): number => foot - (value / top) * (foot - head)

  const ends = spread(
    series.map(({ values }) => y(values.at(-1) ?? 0)),
    TYPE + 4,
    head,
    foot,
  )
  const every = Math.ceil(
    Math.max(...columns.map((column) => widthOf(column, 12) + 6)) / Math.max(1, x(1) - x(0)),
  )
  const shown = (column: number): boolean =>
    column === 0 || ((last - column) % every === 0 && column >= every)

  return (
    <div ref={ref} class="chart">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line class="chart-grid" x1={left} x2={x(last)} y1={y(tick)} y2={y(tick)} />
            <text class="chart-tick" x={left - 8} y={y(tick) + 4} text-anchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
        {columns.map((column, index) =>
          shown(index) ? (
            <text key={column} class="chart-tick" x={x(index)} y={foot + 20} text-anchor="middle">
              {column}
            </text>
          ) : null,
        )}
        {sorted.map((mark, index) => {
          const row = head - 12 - MARK_ROW / 2 - (rows[index] as number) * MARK_ROW
          return (
            <g key={mark.title} transform={`translate(${x(mark.at)} 0)`}>
              <title>{mark.title}</title>
              <line class="chart-mark" y1={row} y2={foot} />
              <g transform={`translate(0 ${row})`}>{mark.sign}</g>
            </g>
          )
        })}
        {series.map(({ name, look, values }, index) => (
          <g key={index}>
            <path
              class="chart-line"
              d={pathOf(values, x, y)}
              stroke={look.color}
              stroke-dasharray={look.dash ?? undefined}
            />
            {values.map((value, column) => (
              <Marker
                key={column}
                look={look}
                x={x(column)}
                y={y(value)}
                title={`${name}, ${columns[column]}: ${format(value)}`}
              />
            ))}
          </g>
        ))}
        {series.map(({ name, look, values }, index) => {
          const end = ends[index] as number
          const own = y(values.at(-1) ?? 0)
          return (
            <g key={index}>
              {Math.abs(end - own) > 3 ? (
                <line
                  class="chart-leader"
                  x1={x(last) + 6}
                  y1={own}
                  x2={x(last) + 13}
                  y2={end}
                  stroke={look.color}
                />
              ) : null}
              <text class="chart-name" x={x(last) + 15} y={end + 4.5} fill={look.color}>
                <title>{name}</title>
                {names[index]}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

function pathOf(
  values: readonly number[],
  x: (column: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, column) => `${column === 0 ? 'M' : 'L'}${round(x(column))} ${round(y(value))}`)
    .join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
