import { type Bits, meet, unite } from './bits.ts'
import type { Choices } from './choices.ts'
import { Collecting } from './collecting.ts'
import type { SlotOption } from './shared-slots.ts'

/**
 * A first choice that hangs together: from the home station on, always the option that adds most among those that
 * touch what is reached. Its value lets the search prune from the start. Null if some slot finds nothing. If shares
 * are given, what has most of them goes before what adds most.
 */
export function greedyChoice(
  choices: Choices,
  worths: readonly number[],
  home: Bits,
  shares: ReadonlyMap<number, number> = new Map(),
): number[] | null {
  const { options, kind, slots } = choices
  const open = Int32Array.from(choices.counts)
  const collecting = new Collecting(choices, worths)
  const reached = home.slice()
  const chosen: number[] = []
  const apart = new Set<number>()
  while (chosen.length < slots.length) {
    let best = -1
    let most = -Infinity
    let largest = 0
    for (let option = 0; option < options.length; option++) {
      if (open[kind[option] as number] === 0 || apart.has(option)) continue
      const { touches } = options[option] as SlotOption
      if (touches.length > 0 && !meet(touches, reached)) continue
      const share = shares.get(option) ?? 0
      if (share < largest) continue
      const gain = collecting.gainOf(option)
      if (share === largest && gain <= most) continue
      best = option
      largest = share
      most = gain
    }
    if (best < 0) return null
    const met = meetsOf(options[best] as SlotOption)
    if (met.length > 0 && !meet(met, reached)) {
      apart.add(best)
      continue
    }
    const own = kind[best] as number
    open[own] = (open[own] as number) - 1
    chosen.push(best)
    collecting.add(best)
    unite(reached, met)
  }
  return chosen
}

/** Where it meets others; nowhere if there is no way to run it. */
export function meetsOf(option: SlotOption): Bits {
  if (option.meets === undefined) return option.touches
  return option.meets() ?? new Int32Array(option.touches.length)
}
