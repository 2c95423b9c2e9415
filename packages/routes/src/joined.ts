import { type Bits, bitsOf, meet, within } from './bits.ts'
import type { ChoiceProgram } from './choice-program.ts'
import type { Choices } from './choices.ts'
import { Carriers, type Running, core } from './narrowest.ts'
import type { SharedBoard } from './shared-board.ts'
import type { SlotOption } from './shared-slots.ts'
import { type Row, holds } from './tableau.ts'

/** An option that fills a slot, with the stations in which it may meet others. */
export interface Picked {
  readonly option: number
  readonly stations: Bits
  /** Whether these are the stations of one way to run it, not of any. */
  readonly exact: boolean
}

/** Shortfalls smaller than this are not worth a demand. */
const TOLERANCE = 1e-3

/**
 * Routes must hang together with the home station [1862 7.8]. For any set of stations around home: whatever is
 * paid beyond it needs an option that leads out of the set. Such demands are added as solutions violate them.
 */
export class Joined {
  readonly #choices: Choices
  /** Where each option may meet others. */
  readonly stations: readonly Bits[]
  readonly home: Bits

  constructor(choices: Choices, { home, words }: SharedBoard) {
    this.#choices = choices
    this.stations = choices.options.map(({ touches }) => touches)
    this.home = bitsOf(home < 0 ? [] : [home], words)
  }

  /** The option in a slot, wherever one of its ways to run meets others. */
  picked(option: number): Picked {
    const { meets } = this.#choices.options[option] as SlotOption
    if (meets === undefined) return { option, stations: this.stations[option] as Bits, exact: true }
    return { option, stations: meets() ?? (this.stations[option] as Bits), exact: false }
  }

  /** Its ways to run one by one, unless they are too many. */
  exactly(one: Picked): Picked[] {
    const ways = this.#choices.options[one.option]?.ways?.() ?? null
    if (ways === null) return [{ ...one, exact: true }]
    return ways.map((stations) => ({ option: one.option, stations, exact: true }))
  }

  /** The demands that the present solution violates. */
  missing(now: ChoiceProgram, picked: readonly Picked[]): Row[] {
    const running: Running[] = []
    for (const { option, stations } of picked)
      if (stations.some((word) => word !== 0)) running.push({ option, share: 1, stations, picked: true })
    for (const { option, share } of now.shares()) {
      const stations = this.stations[option] as Bits
      if (stations.some((word) => word !== 0)) running.push({ option, share, stations, picked: false })
    }
    const inner = core(this.home, running)
    if (running.every(({ stations }) => within(stations, inner))) return []
    const carriers = new Carriers(inner, running)
    return [...this.#forPicked(now, running, inner, carriers), ...this.#forPaid(now, carriers)]
  }

  /** What is picked must be joined at any price. */
  #forPicked(now: ChoiceProgram, running: readonly Running[], inner: Bits, carriers: Carriers): Row[] {
    for (const one of running) {
      if (!one.picked || meet(one.stations, inner)) continue
      const near = carriers.nearSide((other) => other === one, 1)
      if (near === null) continue
      return [{ is: 'atLeast', options: this.#leadingOut(now, near), right: 1, group: -1, way: true }]
    }
    return []
  }

  #forPaid(now: ChoiceProgram, carriers: Carriers): Row[] {
    const rows: Row[] = []
    const short = now.shortfalls()
    const known: { readonly near: Bits; readonly out: Int32Array }[] = []
    this.#choices.groups.forEach(({ options }, group) => {
      const wanted = 1 - (short[group] as number) - TOLERANCE
      if (wanted < 0) return
      const near = carriers.nearSide(({ option }) => holds(options, option), wanted)
      if (near !== null) {
        let out = known.find((cut) => within(near, cut.near) && within(cut.near, near))?.out
        if (out === undefined) {
          out = this.#leadingOut(now, near)
          known.push({ near, out })
        }
        const inside = options.filter(
          (option) =>
            now.isActive(option) &&
            meet(this.stations[option] as Bits, near) &&
            within(this.stations[option] as Bits, near),
        )
        rows.push({ is: 'atLeast', options: merged(out, inside), right: 1, group, way: true })
      }
    })
    return rows
  }

  #leadingOut(now: ChoiceProgram, near: Bits): Int32Array {
    const out: number[] = []
    for (let option = 0; option < this.stations.length; option++) {
      if (!now.isActive(option)) continue
      const stations = this.stations[option] as Bits
      if (meet(stations, near) && !within(stations, near)) out.push(option)
    }
    return Int32Array.from(out)
  }
}

function merged(one: Int32Array, other: Int32Array): Int32Array {
  if (other.length === 0) return one
  const all = new Int32Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all.toSorted()
}
