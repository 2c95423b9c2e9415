import { type Bits, bitsOf, meet, unite } from './bits.ts'
import { gainOf, nothing, withCover } from './coverage.ts'
import type { Places, Slot, SlotOption } from './shared-slots.ts'

/**
 * A first choice that hangs together: from the home station on, always the option that adds most among those that
 * touch what is reached. Its value lets the search prune from the start. Null if some slot finds nothing.
 */
export function greedyChoice(
  { weights }: Places,
  slots: readonly Slot[],
  words: number,
  home: number,
): { readonly chosen: readonly SlotOption[]; readonly score: number } | null {
  const reached = bitsOf(home < 0 ? [] : [home], words)
  const chosen: SlotOption[] = []
  const apart = new Set<SlotOption>()
  let open = [...slots]
  let now = nothing(weights.length)
  while (open.length > 0) {
    let best: { slot: Slot; option: SlotOption; gain: number } | null = null
    for (const slot of open.filter(
      (one, index) => open.findIndex(({ kind }) => kind === one.kind) === index,
    )) {
      for (const option of slot.options) {
        const gain = gainOf(weights, now.paid, option.cover)
        if ((best !== null && gain <= best.gain) || apart.has(option)) continue
        if (option.touches.length > 0 && !meet(option.touches, reached)) continue
        best = { slot, option, gain }
      }
    }
    if (best === null) return null
    const { slot, option } = best
    const met = meetsOf(option)
    if (met.length > 0 && !meet(met, reached)) {
      apart.add(option)
      continue
    }
    open = open.filter((other) => other !== slot)
    chosen.push(option)
    now = withCover(weights, now, option.cover)
    unite(reached, met)
  }
  return { chosen, score: now.score }
}

/** Where it meets others; nowhere if there is no way to run it. */
function meetsOf(option: SlotOption): Bits {
  if (option.meets === undefined) return option.touches
  return option.meets() ?? new Int32Array(option.touches.length)
}
