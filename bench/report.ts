import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

export interface Row {
  readonly what: string
  readonly measured: number
  readonly unit: string
  readonly mustReach: number
  /** Whether a larger figure is the better one. */
  readonly more: boolean
}

const FILE = new URL('../bench-results/bench.json', import.meta.url)

/** Prints the table of one bench, adds it to the JSON beside the others, and fails the run on a miss. */
export function report(bench: string, rows: readonly Row[]): void {
  const judged = rows.map((row) => ({
    ...row,
    ok: row.more ? row.measured >= row.mustReach : row.measured <= row.mustReach,
  }))
  const figure = (value: number): string =>
    (value >= 100 ? Math.round(value) : Number(value.toPrecision(3))).toLocaleString('en')
  const cells = judged.map((row) => [
    row.what,
    `${figure(row.measured)} ${row.unit}`,
    `${row.more ? '≥' : '≤'} ${figure(row.mustReach)} ${row.unit}`,
    row.ok ? 'ok' : 'MISSED',
  ])
  const table = [['what', 'measured', 'must reach', 'ok'], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => (row[column] as string).length)))
  for (const row of table) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] as number)).join(' | ')} |`)
  }
  mkdirSync(new URL('.', FILE), { recursive: true })
  const before: unknown = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  writeFileSync(FILE, `${JSON.stringify({ ...(before as object), [bench]: judged }, null, 2)}\n`)
  if (judged.some((row) => !row.ok)) process.exitCode = 1
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}
