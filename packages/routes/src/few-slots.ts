import { type Bits, meet } from './bits.ts'
import type { Choices } from './choices.ts'
import { worthOf } from './coverage.ts'
import { type Exchanging, exchanged } from './exchange.ts'
import { meetsOf } from './greedy-choice.ts'
import type { Slot, SlotOption } from './shared-slots.ts'
import type { Progress } from './slot-filling.ts'

/** Ways to fill two slots that are looked at one by one; beyond them a linear program is sooner done. */
const FEW = 20_000

/**
 * Chooses for a slot that is alone: what collects most of all that touches the home station. Returns whether nothing
 * better is left, which is not known where that cannot run.
 */
export function filledAlone(
  { options }: Slot,
  weights: Float64Array,
  home: Bits,
  { floor, meet: take }: Progress,
): boolean {
  const apart = new Set<SlotOption>()
  for (;;) {
    let best: SlotOption | null = null
    let most = -Infinity
    for (const option of options) {
      const { touches, cover } = option
      if (apart.has(option) || (touches.length > 0 && !meet(touches, home))) continue
      const worth = worthOf(cover, weights)
      if (worth <= most) continue
      best = option
      most = worth
    }
    if (best === null) return false
    const met = meetsOf(best)
    if (met.length === 0 || meet(met, home)) return most <= floor() || take([best], most)
    apart.add(best)
  }
}

/**
 * Chooses for two slots without a linear program: all that collects more than the first choice is looked at. Returns
 * whether nothing better is left, which is not known where the first choice itself cannot run.
 */
export function filledDirectly(
  choices: Choices,
  first: readonly number[] | null,
  asked: Exchanging,
): boolean {
  if (first === null || !asked.take(first)) return false
  exchanged(choices, first, asked)
  return !asked.work.spent
}

/** Whether there are two slots and few ways to fill them. */
export function areFew({ slots, counts, kind }: Choices): boolean {
  if (slots.length !== 2) return false
  const options = counts.map((_, own) => kind.reduce((sum, each) => sum + (each === own ? 1 : 0), 0))
  return (options[0] as number) * (options.at(-1) as number) <= FEW
}
