import { type RouteGraph, type Rules, type Train, solveRoutes } from '../src/index.ts'

export interface Measured {
  readonly ms: number
  readonly work: number
  readonly optimal: boolean
  readonly revenue: number
}

/** Solves several times; the middle time counts, so that a pause of the machine does not. */
export function measure(
  graph: RouteGraph,
  trains: readonly Train[],
  rules: Rules,
  times: number,
  workLimit?: number,
): Measured {
  const runs = Array.from({ length: times }, () => {
    const start = performance.now()
    const answer = solveRoutes(graph, trains, rules, workLimit === undefined ? {} : { workLimit })
    const ms = performance.now() - start
    if (!answer.ok) throw new Error(`${answer.error.code} ${JSON.stringify(answer.error.params)}`)
    return { ms, work: answer.work, optimal: answer.optimal, revenue: answer.revenue }
  }).toSorted((a, b) => a.ms - b.ms)
  return runs[times >> 1] as Measured
}

export function quantiles(values: readonly number[]): readonly [median: number, p95: number, worst: number] {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return [at(0.5), at(0.95), at(1)]
}

/** A table in columns, first column to the left, numbers to the right. */
export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [
    heads,
    ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? rounded(cell) : cell))),
  ]
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  return cells.map(line).join('\n')
}

function rounded(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return value < 10 ? value.toFixed(2) : value.toFixed(0)
}
