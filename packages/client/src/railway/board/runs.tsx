import type { HexView } from '@roundhouse/view/railway'
import { type Point, short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import type { RunLine, RunLook } from './board-props.ts'
import type { Layout } from './layout.ts'
import { RUN_WIDTH, SIDE } from './measures.ts'
import { type RunShape, runShape } from './run-shape.ts'

export interface DrawnRun {
  readonly line: RunLine
  readonly shape: RunShape
  /** Where its distance is measured; null where none is. */
  readonly crow: Crow | null
}

export interface Crow {
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

/** Something stands beside it: its value, its open ends, or the distance it is paid for. */
export function hasPills({ line }: DrawnRun): boolean {
  return line.pill !== '' || line.open || line.crow !== undefined
}

/** The first run is a plain line, the second dashed, the third dotted, the fourth dash and dot. */
const DASHES: readonly (readonly number[])[] = [[], [0.34, 0.1], [0.01, 0.26], [0.42, 0.16, 0.01, 0.16]]
export const RUN_STYLES = 4
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
      const style = line.style % RUN_STYLES
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
