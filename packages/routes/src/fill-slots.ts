import { ceilingOf, valueAt } from './best-by-level.ts'
import type { Hanging } from './hanging.ts'
import { ROUNDING, relax } from './place-prices.ts'
import type { Places, Slot, SlotOption } from './shared-slots.ts'
import { type LevelledKind, type OpenKind, type SlotKind, slotKinds } from './slot-kinds.ts'
import type { Work } from './work.ts'

/** Rounds of pricing before the search and at each of its nodes. */
const FIRST_ROUNDS = 150
const ROUNDS = 10
/** Routes that touch what hangs together are tried first even if they are so many times as many. */
const TOUCHING_FIRST = 2

interface Picked {
  readonly kind: SlotKind
  readonly option: number
}

interface Node {
  readonly open: readonly OpenKind[]
  readonly score: number
  /** What each place still pays. */
  readonly worth: Float64Array
  readonly prices: Float64Array
  readonly picked: readonly Picked[]
}

/**
 * Chooses one option for each slot so that together they collect most. Prices of places bound what open slots can
 * add, and rule out every option that falls short at them even with the best of the others.
 * `meet` is told of every complete choice worth more than `floor()`. Returns whether the search went to its end.
 */
export function fillSlots(
  { weights, step }: Places,
  slots: readonly Slot[],
  work: Work,
  floor: () => number,
  meet: (chosen: readonly SlotOption[], score: number) => void,
  hanging: Hanging,
): boolean {
  /** What a choice must reach to count. */
  const need = () => (floor() < 0 ? 0 : floor() + step) - ROUNDING
  const open = slotKinds(slots).map((kind) => ({
    kind,
    count: kind.slots.length,
    list: Int32Array.from(kind.options.keys()),
  }))
  return fill({ open, score: 0, worth: weights, prices: weights, picked: [] }, FIRST_ROUNDS)

  function fill(node: Node, rounds: number): boolean {
    work.done++
    if (work.spent) return false
    const { score, worth, picked } = node
    if (node.open.length === 0) {
      if (score > floor()) meet(inOrder(slots, picked), score)
      return true
    }
    const more = node.open.reduce((sum, one) => sum + one.count, -1)
    const chosen = picked.map((one) => one.kind.options[one.option] as SlotOption)
    const joining = levelled(node.open, hanging, chosen, more)
    if (joining.some(({ list }) => list.length === 0)) return true
    const last = more === 0
    // With one slot left, full prices tell what it really adds.
    const relaxed = relax(joining, score, worth, last ? worth : node.prices, need(), last ? 0 : rounds, work)
    if (relaxed.bound < need()) return true
    const { prices, cases } = relaxed
    const ceilings = joining.map(({ kind, list, level }, index) => {
      const own = new Float64Array(list.length)
      for (let place = 0; place < own.length; place++) {
        const value = valueAt(kind, list[place] as number, prices)
        own[place] = ceilingOf(cases, index, value, level[place] as number)
      }
      return own
    })
    const least = need()
    const open: OpenKind[] = joining.map(({ kind, count, list }, index) => {
      const own = ceilings[index] as Float64Array
      return { kind, count, list: list.filter((_, place) => (own[place] as number) >= least) }
    })
    if (open.some(({ list }) => list.length === 0)) return true
    for (const { at, option, ceiling } of branches(joining, ceilings, least)) {
      if (ceiling < need()) break
      const { kind, count } = open[at] as OpenKind
      work.done++
      if (hanging.possible([...chosen, kind.options[option] as SlotOption], more)) {
        const left = open.with(at, { ...(open[at] as OpenKind), count: count - 1 })
        const child = {
          open: left.filter((one) => one.count > 0),
          ...paying(kind, option, score, worth),
          prices,
          picked: [...picked, { kind, option }],
        }
        if (!fill(child, ROUNDS)) return false
      }
      // Later branches do without it: no choice is met twice, and equal trains do not swap routes.
      const list = (open[at] as OpenKind).list.filter((other) => other !== option)
      if (list.length === 0) break
      open[at] = { kind, count, list }
    }
    return true
  }
}

interface Branch {
  readonly at: number
  readonly option: number
  /** No completion with it is worth more. */
  readonly ceiling: number
}

/**
 * Options of which every completion holds one, the most promising first: all of one kind, or all of any kind that
 * touch what already hangs together with the home station, unless those are far more.
 */
function branches(open: readonly LevelledKind[], ceilings: readonly Float64Array[], need: number): Branch[] {
  const all = open.map(({ list, level }, at) =>
    [...list.keys()].flatMap((place) => {
      const ceiling = ceilings[at]?.[place] as number
      return ceiling < need ? [] : [{ at, option: list[place] as number, ceiling, level: level[place] }]
    }),
  )
  const narrow = all.reduce((one, other) => (other.length < one.length ? other : one))
  const touching = all.flat().filter(({ level }) => level === 1)
  return (touching.length < narrow.length * TOUCHING_FIRST ? touching : narrow).toSorted(
    (a, b) => b.ceiling - a.ceiling || a.at - b.at || a.option - b.option,
  )
}

/** Leaves out what so many routes cannot join to the home station, and tells how far away the rest lies. */
function levelled(
  open: readonly OpenKind[],
  hanging: Hanging,
  chosen: readonly SlotOption[],
  more: number,
): LevelledKind[] {
  const rings = hanging.rings(chosen, more)
  return open.map(({ kind, count, list }) => {
    const near = new Int32Array(list.length)
    const level = new Uint8Array(list.length)
    const leads = new Uint8Array(list.length)
    let size = 0
    for (let place = 0; place < list.length; place++) {
      const option = kind.options[list[place] as number] as SlotOption
      const at = hanging.levelOf(option, rings)
      if (at === 0) continue
      near[size] = list[place] as number
      level[size] = at
      if (rings.length > 1 && hanging.leadsOn(option, rings[at - 1] as Int32Array)) leads[size] = 1
      size++
    }
    return {
      kind,
      count,
      list: near.subarray(0, size),
      level: level.subarray(0, size),
      leads: leads.subarray(0, size),
    }
  })
}

function paying(
  kind: SlotKind,
  option: number,
  before: number,
  worth: Float64Array,
): { readonly score: number; readonly worth: Float64Array } {
  const left = worth.slice()
  let score = before + (kind.sure[option] as number)
  for (const place of kind.places.subarray(kind.start[option], kind.start[option + 1])) {
    score += left[place] as number
    left[place] = 0
  }
  return { score, worth: left }
}

/** The options in the order of the slots; of equal slots the first takes the first in the list. */
function inOrder(slots: readonly Slot[], picked: readonly Picked[]): SlotOption[] {
  const byKind = Map.groupBy(
    picked.toSorted((a, b) => a.option - b.option),
    ({ kind }) => kind.slots[0]?.kind ?? '',
  )
  const next = new Map<string, number>()
  return slots.map((slot) => {
    const place = next.get(slot.kind) ?? 0
    next.set(slot.kind, place + 1)
    return slot.options[byKind.get(slot.kind)?.[place]?.option ?? 0] as SlotOption
  })
}
