import type { Bits } from './bits.ts'
import type { Choices } from './choices.ts'
import { Collecting } from './collecting.ts'
import { allReached } from './meeting.ts'
import type { Work } from './work.ts'

/** What an exchange asks of whoever keeps the best run. */
export interface Exchanging {
  /** What each group of places pays. */
  readonly worths: readonly number[]
  /** Where each option may meet others. */
  readonly stations: readonly Bits[]
  readonly home: Bits
  readonly work: Work
  /** Takes the choice if its routes can hang together. */
  readonly take: (chosen: readonly number[]) => boolean
}

interface Part {
  readonly option: number
  /** What it adds to what stays. */
  readonly gain: number
}

/** What each of some options adds, and the most of that. */
interface Gains {
  readonly options: readonly number[]
  readonly gains: Float64Array
  readonly most: number
}

const NO_GAINS: Gains = { options: [], gains: new Float64Array(0), most: 0 }

/** Those that add more than this, what adds most first: few of them, so that little is sorted. */
function partsAbove({ options, gains }: Gains, least: number): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < options.length; at++) {
    const gain = gains[at] as number
    if (gain > least) parts.push({ option: options[at] as number, gain })
  }
  return parts.toSorted((a, b) => b.gain - a.gain || a.option - b.option)
}

/** Stands for the second option where one slot is exchanged alone. */
const NONE: Part = { option: -1, gain: 0 }

/**
 * Makes a choice better as long as another option for one slot, or for two at once, collects more. A good first run
 * spares the search most of its way: it need only look at what could still be better.
 */
export function exchanged(choices: Choices, start: readonly number[], asked: Exchanging): readonly number[] {
  const { kind, counts } = choices
  const collecting = new Collecting(choices, asked.worths)
  const byKind: number[][] = counts.map(() => [])
  kind.forEach((own, option) => byKind[own]?.push(option))
  const apart = new Set<string>()
  const first = new Float64Array(kind.length)
  const second = new Float64Array(kind.length)
  let chosen = start
  for (let better = true; better;) {
    better = false
    for (const [one, other] of pairsOf(chosen.length)) {
      if (asked.work.spent) return chosen
      const next = withOthersFor(one, other)
      if (next === null) continue
      chosen = next
      better = true
    }
  }
  return chosen

  /** The choice with other options for these slots, if that is better. */
  function withOthersFor(one: number, other: number): number[] | null {
    const stay = chosen.filter((_, slot) => slot !== one && slot !== other)
    let most = collecting.begin(chosen)
    const kept = collecting.begin(stay)
    const ones = gainsLike(chosen[one] as number, first)
    const others = one === other ? NO_GAINS : gainsLike(chosen[other] as number, second)
    const widest = others.most
    const firsts = partsAbove(ones, most - kept - widest)
    const seconds = one === other ? [NONE] : partsAbove(others, most - kept - ones.most)
    let found: number[] | null = null
    asked.work.done += (ones.options.length + (one === other ? 1 : others.options.length)) >> 5
    for (const part of firsts) {
      if (kept + part.gain + widest <= most) break
      asked.work.done++
      collecting.add(part.option)
      for (const beside of seconds) {
        if (kept + part.gain + beside.gain <= most) break
        const value = kept + part.gain + (beside === NONE ? 0 : collecting.gainOf(beside.option))
        if (value <= most) continue
        const next = beside === NONE ? [...stay, part.option] : [...stay, part.option, beside.option]
        if (!runs(next)) continue
        most = value
        found = next
      }
      collecting.remove(part.option)
    }
    return found
  }

  /** What each option for a slot like that of this one would add. */
  function gainsLike(option: number, into: Float64Array): Gains {
    const options = byKind[kind[option] as number] as number[]
    let most = 0
    for (let at = 0; at < options.length; at++) {
      const gain = collecting.gainOf(options[at] as number)
      into[at] = gain
      if (gain > most) most = gain
    }
    return { options, gains: into, most }
  }

  function runs(next: readonly number[]): boolean {
    if (!mayHang(next, asked)) return false
    const key = next.toSorted((a, b) => a - b).join()
    if (apart.has(key)) return false
    if (asked.take(next)) return true
    apart.add(key)
    return false
  }
}

/** Slots to exchange: each alone, then every two. */
function pairsOf(slots: number): (readonly [number, number])[] {
  const all: (readonly [number, number])[] = []
  for (let one = 0; one < slots; one++) all.push([one, one])
  for (let one = 0; one < slots; one++)
    for (let other = one + 1; other < slots; other++) all.push([one, other])
  return all
}

/** Whether all that runs hangs together with the home station if each meets others wherever one of its ways does. */
export function mayHang(
  chosen: readonly number[],
  { stations, home }: Pick<Exchanging, 'stations' | 'home'>,
): boolean {
  const touched = chosen.map((option) => stations[option] as Bits)
  return allReached(
    home,
    touched.filter((own) => own.length > 0),
  )
}
