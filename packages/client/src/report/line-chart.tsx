import type { ComponentChildren } from 'preact'
import { rowsFor, shortName, spread, ticksBetween, widthOf } from './scale.ts'
import { Marker, type SeriesLook } from './series.tsx'
import { useWidth } from './use-width.ts'

export interface LineSeries {
  readonly name: string
  readonly look: SeriesLook
  /** One value for each column; null where there is none. */
  readonly values: readonly (number | null)[]
  /** Drawn before its name, within 20 by 20 round 0,0. */
  readonly sign?: ComponentChildren
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
  /** Each column leads somewhere: called with its place, and told what that is. */
  readonly go?: { readonly title: (column: string) => string; readonly to: (column: number) => void }
}

const TYPE = 13
const MARK_ROW = 24

/** Lines over time with their names at the end, on axes from zero. */
export function LineChart({ label, columns, series, marks, format, go }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(760)
  const narrow = width < 480
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const ticks = ticksBetween(Math.min(0, ...all), Math.max(0, ...all), narrow ? 4 : 5)
  const bottom = ticks[0] as number
  const top = ticks.at(-1) as number
  const last = columns.length - 1

  const names = series.map(
    ({ name, values }) => `${shortName(name, narrow ? 7 : 14)} ${format(lastOf(values).value)}`,
  )
  const signed = series.some(({ sign }) => sign !== undefined) ? 22 : 0
  const left = Math.max(...ticks.map((tick) => widthOf(format(tick), 12))) + 12
  const right = Math.max(0, ...names.map((name) => widthOf(name, TYPE))) + 20 + signed
  const x = (column: number): number => left + (last === 0 ? 0 : (column / last) * (width - left - right))
  const sorted = marks.toSorted((a, b) => a.at - b.at)
  const rows = rowsFor(
    sorted.map((mark) => x(mark.at)),
    MARK_ROW,
  )
  const head = 16 + (rows.length === 0 ? 0 : (Math.max(...rows) + 1) * MARK_ROW)
  const height = head + Math.max(narrow ? 210 : 260, series.length * (TYPE + 5)) + 30
  const foot = height - 30
  const y = (value: number): number => foot - ((value - bottom) / (top - bottom)) * (foot - head)

  // A line that ended before has its sign where it ended, and no name in the column at the right.
  const lasting = series.filter(({ values, sign }) => sign === undefined || lastOf(values).column === last)
  const places = spread(
    lasting.map(({ values }) => y(lastOf(values).value)),
    TYPE + 4,
    head,
    foot,
  )
  const every = Math.ceil(
    Math.max(...columns.map((column) => widthOf(column, 12) + 6)) / Math.max(1, x(1) - x(0)),
  )
  const marked = Math.ceil(12 / Math.max(1, x(1) - x(0)))
  const shown = (column: number): boolean =>
    column === 0 || ((last - column) % every === 0 && column >= every)

  return (
    <div ref={ref} class="chart">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              class={tick === 0 && bottom < 0 ? 'chart-grid zero' : 'chart-grid'}
              x1={left}
              x2={x(last)}
              y1={y(tick)}
              y2={y(tick)}
            />
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
            {look.cased === true && <path class="chart-line casing" d={pathOf(values, x, y)} />}
            <path
              class="chart-line"
              d={pathOf(values, x, y)}
              stroke={look.color}
              stroke-dasharray={look.dash ?? undefined}
            />
            {values.map((value, column) =>
              value === null || (last - column) % marked !== 0 ? null : (
                <Marker
                  key={column}
                  look={look}
                  x={x(column)}
                  y={y(value)}
                  title={`${name}, ${columns[column]}: ${format(value)}`}
                />
              ),
            )}
          </g>
        ))}
        {series.map(({ name, look, values, sign }, index) => {
          const { column, value } = lastOf(values)
          const own = y(value)
          const place = lasting.findIndex((each) => each.values === values)
          if (place < 0) {
            return (
              <g key={index} transform={`translate(${x(column)} ${own}) scale(.7)`}>
                <title>{name}</title>
                {sign}
              </g>
            )
          }
          const end = places[place] as number
          const ink = look.cased === true ? 'var(--ink)' : look.color
          return (
            <g key={index}>
              {Math.abs(end - own) > 3 ? (
                <line
                  class="chart-leader"
                  x1={x(last) + 6}
                  y1={own}
                  x2={x(last) + 13}
                  y2={end}
                  stroke={look.cased === true ? 'var(--ink-3)' : look.color}
                />
              ) : null}
              {sign === undefined ? null : (
                <g transform={`translate(${x(last) + 24} ${end}) scale(.8)`}>{sign}</g>
              )}
              <text class="chart-name" x={x(last) + 15 + signed} y={end + 4.5} fill={ink}>
                <title>{name}</title>
                {names[index]}
              </text>
            </g>
          )
        })}
      </svg>
      {go === undefined ? null : (
        // For the pointer; the table of the same figures leads there by the keyboard.
        <div class="chart-columns" aria-hidden="true">
          {columns.map((column, index) => (
            <button
              key={index}
              type="button"
              tabIndex={-1}
              title={go.title(column)}
              style={{
                left: `${round(x(index - 0.5))}px`,
                width: `${round(x(1) - x(0))}px`,
                top: `${head}px`,
                height: `${height - head}px`,
              }}
              onClick={() => go.to(index)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** Where a line ends: its last value, and in which column. */
function lastOf(values: readonly (number | null)[]): { readonly column: number; readonly value: number } {
  const column = values.findLastIndex((value) => value !== null)
  return { column: Math.max(0, column), value: values[column] ?? 0 }
}

/** A gap in the values is a gap in the line. */
function pathOf(
  values: readonly (number | null)[],
  x: (column: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, column) => {
      if (value === null) return ''
      const goesOn = column > 0 && values[column - 1] !== null
      return `${goesOn ? 'L' : 'M'}${round(x(column))} ${round(y(value))}`
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
