import { gainOf, nothing, withCover } from './coverage.ts'
import type { Places, Slot, SlotOption } from './shared-slots.ts'

/**
 * A first choice that hangs together: from the home station on, always the option that adds most among those that
 * touch what is reached. Its value lets the search prune from the start. Null if some slot finds nothing.
 */
export function greedyChoice(
  { weights }: Places,
  slots: readonly Slot[],
  home: number,
): { readonly chosen: readonly SlotOption[]; readonly score: number } | null {
  const reached = new Set([home])
  const chosen: SlotOption[] = []
  let open = [...slots]
  let now = nothing(weights.length)
  while (open.length > 0) {
    let best: { slot: Slot; option: SlotOption; gain: number } | null = null
    for (const slot of open) {
      for (const option of slot.options) {
        if (best !== null && option.alone <= best.gain) break
        const gain = gainOf(weights, now.paid, option.cover)
        if (best !== null && gain <= best.gain) continue
        if (option.touches.length > 0 && !meetsOf(option).some((stop) => reached.has(stop))) continue
        best = { slot, option, gain }
      }
    }
    if (best === null) return null
    const { slot, option } = best
    open = open.filter((other) => other !== slot)
    chosen.push(option)
    now = withCover(weights, now, option.cover)
    for (const stop of meetsOf(option)) reached.add(stop)
  }
  return { chosen, score: now.score }
}

function meetsOf(option: SlotOption): readonly number[] {
  return (option.meets === undefined ? option.touches : option.meets()) ?? []
}
