import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchTable } from './bench-table.ts'

/** What came of playing at an even pace for a while. */
export interface Run {
  readonly actions: number
  readonly deliveries: number
  readonly errors: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
  /** How late the load itself was at worst: well above zero, the machine had other things to do. */
  readonly late: number
}

export async function measure(
  tables: readonly BenchTable[],
  seconds: number,
  actionsPerSecond: number,
): Promise<Run> {
  for (const table of tables) table.startCounting()
  const late = await load(tables, seconds, actionsPerSecond)
  await sleep(500)
  const times = tables.flatMap((table) => table.times).toSorted((one, other) => one - other)
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  const unanswered = tables.filter((table) => table.waiting).length
  return {
    actions: times.length,
    deliveries: sum(tables.map((table) => table.deliveries)),
    errors: sum(tables.map((table) => table.errors)) + unanswered,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
    late,
  }
}

/** Sends actions at an even pace, each from the next game that is not waiting for an answer. */
export async function load(
  tables: readonly BenchTable[],
  seconds: number,
  actionsPerSecond: number,
): Promise<number> {
  const begin = performance.now()
  let sent = 0
  let next = 0
  let late = 0
  for (;;) {
    const elapsed = performance.now() - begin
    if (elapsed >= seconds * 1000) return late
    while (sent < (elapsed / 1000) * actionsPerSecond) {
      for (let tried = 0; tried < tables.length; tried++) {
        next = (next + 1) % tables.length
        if (tables[next]?.act() === true) break
      }
      sent += 1
    }
    await sleep(2)
    late = Math.max(late, performance.now() - begin - elapsed - 2)
  }
}

/** The middle one of the runs' figures. */
export function middleOf(runs: readonly Run[], key: keyof Run): number {
  const values = runs.map((run) => run[key]).toSorted((one, other) => one - other)
  return round(values[Math.floor(values.length / 2)] ?? 0)
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}
