import type { Places, Slot, SlotOption } from './shared-slots.ts'

/** Places covered by the same options: they are paid together or not at all. */
export interface Group {
  readonly places: readonly number[]
  readonly options: Int32Array
}

/** All options of all kinds of slots in one numbering. Equal slots choose from the same options. */
export interface Choices {
  readonly slots: readonly Slot[]
  /** How many slots of each kind there are. */
  readonly counts: readonly number[]
  readonly options: readonly SlotOption[]
  /** Kind of each option, and what it is paid whatever else runs. */
  readonly kind: Int32Array
  readonly sure: Float64Array
  readonly groups: readonly Group[]
  /** Groups that each option covers, from `start[option]` to `start[option + 1]`. */
  readonly start: Int32Array
  readonly covers: Int32Array
}

export function choicesOf(slots: readonly Slot[], { weights }: Places): Choices {
  const kinds = [...Map.groupBy(slots, (slot) => slot.kind).values()]
  const options = kinds.flatMap((same) => same[0]?.options ?? [])
  const groups = groupsOf(options, weights)
  return {
    slots,
    counts: kinds.map((same) => same.length),
    options,
    kind: Int32Array.from(kinds.flatMap((same, kind) => (same[0]?.options ?? []).map(() => kind))),
    sure: Float64Array.from(options, ({ cover }) => cover.sure),
    groups,
    ...coversOf(groups, options.length),
  }
}

/** The options in the order of the slots; of equal slots the first takes the first in the list. */
export function inOrder({ slots, kind }: Choices, chosen: readonly number[]): SlotOption[] {
  const names = [...new Set(slots.map((slot) => slot.kind))]
  const waiting = Map.groupBy(
    chosen.toSorted((a, b) => a - b),
    (option) => names[kind[option] as number],
  )
  return slots.map((slot) => {
    const option = waiting.get(slot.kind)?.shift() as number
    return slot.options[option - kind.indexOf(kind[option] as number)] as SlotOption
  })
}

/** What options collect together. */
export function scoreOf({ options }: Choices, chosen: readonly number[], weights: Float64Array): number {
  const left = weights.slice()
  let score = 0
  for (const option of chosen) {
    const { cover } = options[option] as SlotOption
    score += cover.sure
    for (const place of [...cover.large, ...cover.small]) {
      score += left[place] as number
      left[place] = 0
    }
  }
  return score
}

function groupsOf(options: readonly SlotOption[], weights: Float64Array): Group[] {
  const covering: number[][] = Array.from(weights, () => [])
  options.forEach(({ cover }, option) => {
    for (const place of cover.large) covering[place]?.push(option)
    for (const place of cover.small) covering[place]?.push(option)
  })
  const paying = [...covering.keys()].filter(
    (place) => weights[place] !== 0 && (covering[place] as number[]).length > 0,
  )
  const alike = Map.groupBy(paying, (place) => (covering[place] as number[]).join())
  return [...alike.values()].map((places) => ({
    places,
    options: Int32Array.from(covering[places[0] as number] as number[]),
  }))
}

function coversOf(groups: readonly Group[], options: number): Pick<Choices, 'start' | 'covers'> {
  const start = new Int32Array(options + 1)
  for (const group of groups)
    for (const option of group.options) start[option + 1] = (start[option + 1] as number) + 1
  for (let option = 0; option < options; option++)
    start[option + 1] = (start[option + 1] as number) + (start[option] as number)
  const covers = new Int32Array(start[options] as number)
  const next = start.slice()
  groups.forEach((group, number) => {
    for (const option of group.options) {
      const at = next[option] as number
      covers[at] = number
      next[option] = at + 1
    }
  })
  return { start, covers }
}
