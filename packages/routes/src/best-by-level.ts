import type { LevelledKind, SlotKind } from './slot-kinds.ts'

/** All completions whose farthest option lies at one level. */
export interface Case {
  /** No such completion is worth more. */
  readonly bound: number
  /** For each kind the most one option collects up to this level. */
  readonly most: readonly number[]
  readonly options: readonly number[]
  /** For each level from 1 what it costs at least that some slot takes an option there which leads on. */
  readonly toll: readonly number[]
  /** Kind and option that pay the toll. */
  readonly payer: readonly (readonly [kind: number, option: number])[]
}

/**
 * Whoever runs far from the home station needs routes that lead there: if an option of level n is chosen, so is
 * one of each level before it that leads on, each in a slot of its own. Every slot that takes such an option
 * instead of its best loses the difference.
 */
export function casesByLevel(
  open: readonly LevelledKind[],
  levels: number,
  base: number,
  prices: Float64Array,
): Case[] {
  const best = open.map((one) => bestOf(one, levels, prices))
  const most = open.map(() => -Infinity)
  const options = open.map(() => 0)
  const cases: Case[] = []
  for (let level = 1; level <= levels; level++) {
    let bound = base
    for (const [index, { count }] of open.entries()) {
      const { value, option } = best[index] as Best
      if ((value[level] as number) > (most[index] as number)) {
        most[index] = value[level] as number
        options[index] = option[level] as number
      }
      bound += count * (most[index] as number)
    }
    const toll: number[] = [0]
    const payer: [number, number][] = [[0, 0]]
    const tolled = level === 1 ? 0 : level
    for (let passed = 1; passed <= tolled; passed++) {
      let least = Infinity
      let by: [number, number] = [0, 0]
      for (const [index, own] of best.entries()) {
        const [values, choice] = passed === level ? [own.value, own.option] : [own.leading, own.leader]
        const loss = (most[index] as number) - (values[passed] as number)
        if (loss >= least) continue
        least = loss
        by = [index, choice[passed] as number]
      }
      toll.push(least)
      payer.push(by)
      bound -= least
    }
    const possible = Number.isFinite(bound)
    cases.push({ bound: possible ? bound : -Infinity, most: [...most], options: [...options], toll, payer })
  }
  return cases
}

/** No completion with this option is worth more. */
export function ceilingOf(cases: readonly Case[], kind: number, value: number, level: number): number {
  let top = -Infinity
  for (let at = level; at <= cases.length; at++) {
    const { bound, most, toll } = cases[at - 1] as Case
    const ceiling = bound - ((most[kind] as number) - value) + (toll[level] ?? 0)
    if (ceiling > top) top = ceiling
  }
  return top
}

/** What an option collects at these prices. */
export function valueAt(kind: SlotKind, option: number, prices: Float64Array): number {
  let value = kind.sure[option] as number
  const last = kind.start[option + 1] as number
  for (let at = kind.start[option] as number; at < last; at++)
    value += prices[kind.places[at] as number] as number
  return value
}

interface Best {
  readonly value: Float64Array
  readonly option: Int32Array
  readonly leading: Float64Array
  readonly leader: Int32Array
}

function bestOf({ kind, list, level, leads }: LevelledKind, levels: number, prices: Float64Array): Best {
  const value = new Float64Array(levels + 1).fill(-Infinity)
  const leading = new Float64Array(levels + 1).fill(-Infinity)
  const option = new Int32Array(levels + 1)
  const leader = new Int32Array(levels + 1)
  for (let index = 0; index < list.length; index++) {
    const one = list[index] as number
    const at = level[index] as number
    const next = valueAt(kind, one, prices)
    if (next > (value[at] as number)) {
      value[at] = next
      option[at] = one
    }
    if (leads[index] === 1 && next > (leading[at] as number)) {
      leading[at] = next
      leader[at] = one
    }
  }
  return { value, option, leading, leader }
}
