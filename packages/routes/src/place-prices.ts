import { type Case, casesByLevel } from './best-by-level.ts'
import type { LevelledKind, SlotKind } from './slot-kinds.ts'
import type { Work } from './work.ts'

/** Rounds without a lower bound after which steps become shorter. */
const PATIENCE = 4
/** Far below any step of scores and far above the errors of the reckoning. */
export const ROUNDING = 1e-6

export interface Relaxed {
  /** No completion is worth more. */
  readonly bound: number
  /** What each place is sold for. */
  readonly prices: Float64Array
  /** The same bound by how far completions go from the home station. */
  readonly cases: readonly Case[]
}

/**
 * A bound on what open slots can add where each place pays once. If every place pays each slot that covers it a
 * price instead, slots choose independently; the rest of a place's value is granted for nothing. Any prices give a
 * bound, and those at which each place is covered about once a low one (Lagrangian relaxation, subgradient steps).
 * `worth` is what a place still pays, 0 once paid. Stops as soon as the bound falls below `need`.
 */
export function relax(
  open: readonly LevelledKind[],
  score: number,
  worth: Float64Array,
  start: Float64Array,
  need: number,
  rounds: number,
  work: Work,
): Relaxed {
  const covered = coverable(open, worth)
  const prices = new Float64Array(worth.length)
  for (const place of covered) prices[place] = Math.min(start[place] as number, worth[place] as number)
  const calls = new Int32Array(worth.length)
  const levels = farthest(open)
  const size = open.reduce((sum, { list }) => sum + list.length, 0)
  let best: Relaxed | null = null
  let reach = 1
  let idle = 0
  for (let round = 0; ; round++) {
    work.done += 1 + (size >> 4)
    calls.fill(0)
    let base = score
    for (const place of covered) base += (worth[place] as number) - (prices[place] as number)
    const cases = casesByLevel(open, levels, base, prices)
    const top = cases.reduce((one, other) => (other.bound > one.bound ? other : one))
    const { bound } = top
    if (bound === -Infinity) return { bound, prices, cases }
    open.forEach(({ kind, count }, index) => call(calls, kind, top.options[index] as number, count))
    for (const [index, option] of top.payer.slice(1)) {
      const { kind } = open[index] as LevelledKind
      call(calls, kind, top.options[index] as number, -1)
      call(calls, kind, option, 1)
    }
    if (best === null || bound < best.bound - ROUNDING) {
      best = { bound, prices: prices.slice(), cases }
      idle = 0
    } else if (++idle >= PATIENCE) {
      reach /= 2
      idle = 0
    }
    if (round >= rounds || best.bound + ROUNDING < need) return best
    let slope = 0
    for (const place of covered) slope += ((calls[place] as number) - 1) ** 2
    if (slope === 0) return best
    const pace = (reach * Math.max(bound - need, 1)) / slope
    for (const place of covered) {
      const moved = (prices[place] as number) - pace * ((calls[place] as number) - 1)
      prices[place] = Math.max(0, Math.min(worth[place] as number, moved))
    }
  }
}

function call(calls: Int32Array, kind: SlotKind, option: number, times: number): void {
  const last = kind.start[option + 1] as number
  for (let at = kind.start[option] as number; at < last; at++)
    calls[kind.places[at] as number] = (calls[kind.places[at] as number] as number) + times
}

function farthest(open: readonly LevelledKind[]): number {
  let most = 1
  for (const { level } of open)
    for (let index = 0; index < level.length; index++) most = Math.max(most, level[index] as number)
  return most
}

/** Places that still pay and that some open slot can cover. */
function coverable(open: readonly LevelledKind[], worth: Float64Array): Int32Array {
  const covered = new Uint8Array(worth.length)
  let count = 0
  for (const { kind, list } of open) {
    for (let index = 0; index < list.length; index++) {
      const option = list[index] as number
      const last = kind.start[option + 1] as number
      for (let at = kind.start[option] as number; at < last; at++) {
        const place = kind.places[at] as number
        if (covered[place] === 1 || worth[place] === 0) continue
        covered[place] = 1
        count++
      }
    }
  }
  const places = new Int32Array(count)
  let next = 0
  for (let place = 0; place < covered.length; place++) if (covered[place] === 1) places[next++] = place
  return places
}
