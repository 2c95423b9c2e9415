import { type Collected, gainOf, nothing, withCover } from './coverage.ts'
import type { Places, Slot, SlotOption } from './shared-slots.ts'
import type { Work } from './work.ts'

/**
 * Chooses one option for each slot so that together they collect most. What one more option adds only shrinks as
 * others are chosen (places pay once), so what is collected plus the largest gain of every open slot is a bound.
 * `meet` is told of every complete choice worth more than `floor()`. Returns whether the search went to its end.
 */
export function fillSlots(
  places: Places,
  unordered: readonly Slot[],
  work: Work,
  floor: () => number,
  meet: (chosen: readonly SlotOption[], score: number) => void,
  hangable: (chosen: readonly SlotOption[], more: number) => boolean,
): boolean {
  const { weights, step } = places
  /** What a choice must reach to count. */
  const need = () => (floor() < 0 ? 0 : floor() + step)
  const alone = (slot: Slot) => slot.options[0]?.alone ?? 0
  const slots = unordered.toSorted((a, b) => alone(b) - alone(a) || a.kind.localeCompare(b.kind))
  const limits = slots.map((_, level) => limitsOf(slots.slice(level)))
  const callable = new Set(slots.flatMap((slot) => slot.options.flatMap(({ cover }) => cover.large)))
  const dearest = [...callable].toSorted((a, b) => (weights[b] as number) - (weights[a] as number) || a - b)
  return fill(0, nothing(weights.length), [], [])

  function fill(
    level: number,
    now: Collected,
    picked: readonly number[],
    chosen: readonly SlotOption[],
  ): boolean {
    work.done++
    if (work.spent) return false
    const slot = slots[level]
    if (slot === undefined) {
      if (now.score > floor()) meet(chosen, now.score)
      return true
    }
    if (now.score + mostOfPlaces(level, now) < need()) return true
    let later = now.score
    for (let other = level + 1; other < slots.length; other++) later += largestGain(slots[other] as Slot, now)
    // Equal trains may swap routes, so the second chooses no earlier in the list than the first.
    const first = level > 0 && slots[level - 1]?.kind === slot.kind ? (picked[level - 1] as number) : 0
    const choices: { readonly index: number; readonly gain: number }[] = []
    for (let index = first; index < slot.options.length; index++) {
      const option = slot.options[index] as SlotOption
      if (later + option.alone < need()) break
      const gain = gainOf(weights, now.paid, option.cover)
      if (later + gain >= need()) choices.push({ index, gain })
    }
    work.done += slot.options.length >> 4
    for (const { index, gain } of choices.toSorted((a, b) => b.gain - a.gain || a.index - b.index)) {
      if (later + gain < need()) break
      const option = slot.options[index] as SlotOption
      const extended = [...chosen, option]
      work.done++
      if (!hangable(extended, slots.length - level - 1)) continue
      if (!fill(level + 1, withCover(weights, now, option.cover), [...picked, index], extended)) return false
    }
    return true
  }

  /** No more stations are paid than the open slots may be paid for, and none twice. */
  function mostOfPlaces(level: number, now: Collected): number {
    const { large, small, sure } = limits[level] as Limits
    let [sum, left] = [sure, large]
    for (const place of dearest) {
      if (left === 0) break
      if (now.paid[place] === 1) continue
      sum += weights[place] as number
      left--
    }
    for (const place of small) if (now.paid[place] === 0) sum += weights[place] as number
    return sum
  }

  function largestGain(slot: Slot, now: Collected): number {
    let most = 0
    for (const { cover, alone: value } of slot.options) {
      if (value <= most) break
      most = Math.max(most, gainOf(weights, now.paid, cover))
    }
    return most
  }
}

interface Limits {
  readonly large: number
  readonly small: readonly number[]
  readonly sure: number
}

/** How many large stations slots may be paid for in all, which small places they can reach, what is sure at most. */
function limitsOf(slots: readonly Slot[]): Limits {
  const most = (value: (option: SlotOption) => number) =>
    slots.reduce(
      (sum, slot) => sum + slot.options.reduce((best, option) => Math.max(best, value(option)), 0),
      0,
    )
  const small = new Set(slots.flatMap((slot) => slot.options.flatMap(({ cover }) => cover.small)))
  return {
    large: most(({ cover }) => cover.large.length),
    small: [...small],
    sure: most(({ cover }) => cover.sure),
  }
}
