import type { Slot, SlotOption } from './shared-slots.ts'

/** Slots of equal trains, with what their options are paid for in typed arrays. */
export interface SlotKind {
  readonly slots: readonly Slot[]
  /** Equal slots list equal options in the same order, so those of the first stand for all. */
  readonly options: readonly SlotOption[]
  /** Places of option i are `places[start[i]]` to `places[start[i + 1] - 1]`. */
  readonly start: Int32Array
  readonly places: Int32Array
  readonly sure: Float64Array
}

export function slotKinds(slots: readonly Slot[]): SlotKind[] {
  return [...Map.groupBy(slots, (slot) => slot.kind).values()].map((same) => {
    const options = same[0]?.options ?? []
    const places = options.map(({ cover }) => [...cover.large, ...cover.small])
    const start = new Int32Array(options.length + 1)
    places.forEach((list, index) => (start[index + 1] = (start[index] as number) + list.length))
    return {
      slots: same,
      options,
      start,
      places: Int32Array.from(places.flat()),
      sure: Float64Array.from(options, ({ cover }) => cover.sure),
    }
  })
}

/** What is still to choose: for each kind how many slots, and from which of its options. */
export interface OpenKind {
  readonly kind: SlotKind
  readonly count: number
  readonly list: Int32Array
}

/** The same with how many routes away from what hangs together each listed option lies, from 1. */
export interface LevelledKind extends OpenKind {
  readonly level: Uint8Array
  /** Whether it leads on, to stations that options of its level are needed for. */
  readonly leads: Uint8Array
}
