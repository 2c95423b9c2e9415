import type { Collecting } from './collecting.ts'

/** Completions that are listed rather than searched for: so many take about as long as one linear program. */
const FEW = 100_000
/** Parts into which what may still be lost is divided to count them. */
const PARTS = 32

/** The options left for one open slot, and by how much each lowers what can be reached at most. */
interface Open {
  readonly kind: number
  readonly options: Int32Array
  readonly losses: Float64Array
}

/**
 * All ways to fill the open slots, where they are few. The bound less the losses of all options together bounds each
 * of them, because in a linear program prices settle what every option is worth by itself.
 */
export class Completions {
  readonly #slots: readonly Open[]
  /** What may be lost at most. */
  readonly #room: number

  /** `left` are the options left for each open slot, slots of one kind side by side. */
  constructor(
    left: readonly { readonly kind: number; readonly options: readonly number[] }[],
    { bound, ceilings }: { readonly bound: number; readonly ceilings: Float64Array },
    need: number,
  ) {
    this.#room = bound - need
    const known = new Map<number, Open>()
    this.#slots = left.map(({ kind, options }) => {
      const before = known.get(kind)
      if (before !== undefined) return before
      const loss = (option: number) => Math.max(0, bound - (ceilings[option] as number))
      const sorted = options.toSorted((a, b) => loss(a) - loss(b) || a - b)
      const open = { kind, options: Int32Array.from(sorted), losses: Float64Array.from(sorted, loss) }
      known.set(kind, open)
      return open
    })
  }

  /** Whether there are so few that they can be listed. Counts rather too many. */
  get areFew(): boolean {
    let counts = new Float64Array(PARTS + 1)
    counts[0] = 1
    for (const { losses } of this.#slots) {
      const next = new Float64Array(PARTS + 1)
      for (const loss of losses) {
        const part = this.#room <= 0 ? (loss > 0 ? PARTS + 1 : 0) : Math.floor((loss / this.#room) * PARTS)
        for (let at = 0; at + part <= PARTS; at++)
          next[at + part] = (next[at + part] as number) + (counts[at] as number)
      }
      counts = next
      if (counts.reduce((sum, count) => sum + count, 0) > FEW) return false
    }
    return true
  }

  /**
   * Tells every one that collects what is needed beside the options picked; `needed` may rise with each that is told.
   * Returns how many were looked at.
   */
  each(
    picked: readonly number[],
    collecting: Collecting,
    needed: () => number,
    tell: (chosen: readonly number[]) => void,
  ): number {
    const slots = this.#slots
    const chosen = [...picked]
    let looked = 0
    let need = needed()
    fill(0, 0, this.#room, collecting.begin(picked))
    return looked

    function fill(slot: number, from: number, room: number, value: number): void {
      const { kind, options, losses } = slots[slot] as Open
      const isLast = slot === slots.length - 1
      for (let at = from; at < options.length; at++) {
        const left = room - (losses[at] as number)
        if (left < 0) return
        const option = options[at] as number
        const now = value + collecting.gainOf(option)
        looked++
        if (isLast && now < need) continue
        chosen.push(option)
        if (isLast) {
          tell(chosen)
          need = needed()
        } else {
          collecting.add(option)
          fill(slot + 1, slots[slot + 1]?.kind === kind ? at : 0, left, now)
          collecting.remove(option)
        }
        chosen.pop()
      }
    }
  }
}
