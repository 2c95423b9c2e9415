import type { Network } from './network.ts'
import type { RouteList } from './route-list.ts'
import type { Work } from './work.ts'

/** One train's place in the packing: its candidate routes with what each falls short of the best, in that order. */
export interface Candidates {
  readonly list: RouteList
  readonly order: Int32Array
  /** Shortfall of each route of the list against the best of its train, prices deducted. */
  readonly lack: Float64Array
  /** Shortfall of leaving the train at home. */
  readonly lackHome: number
  /** Equal trains share candidates; their routes are chosen in order, since swapping them changes nothing. */
  readonly sameAsBefore: boolean
}

export interface Packed {
  readonly score: number
  /** Route of each train in its list, -1 for a train that stays at home. */
  readonly chosen: readonly number[]
}

/**
 * Chooses one route for each train on separate track. Every run's score is at most `upper` less the sum of the
 * shortfalls of its routes, so a run better than `best` by at least `step` has no more shortfall in all than
 * `upper - best - step`: that is the budget. Returns the best run above `floor`, or null, and whether the search
 * went to its end.
 */
export function packRoutes(
  network: Network,
  trains: readonly Candidates[],
  upper: number,
  floor: number,
  step: number,
  work: Work,
): { readonly best: Packed | null; readonly complete: boolean } {
  const { words } = network
  const count = trains.length
  const chosen: number[] = Array.from({ length: count }, () => -1)
  const place = new Float64Array(count)
  const used = new Int32Array((count + 1) * words)
  let best: Packed | null = null
  let budget = upper - floor - step
  // Level d keeps for each later train the candidates that fit what is chosen before train d.
  const fitting = Array.from({ length: count }, (_, level) =>
    trains.map((train, index) =>
      index < level ? null : new Int32Array(level === 0 ? 0 : train.order.length),
    ),
  )
  const sizes = Array.from({ length: count }, () => new Int32Array(count))
  trains.forEach((train, index) => {
    ;(fitting[0] as (Int32Array | null)[])[index] = train.order
    ;(sizes[0] as Int32Array)[index] = train.order.length
  })
  const complete = choose(0, 0, 0)
  return { best, complete }

  function choose(level: number, spent: number, score: number): boolean {
    const train = trains[level] as Candidates
    const list = fitting[level]?.[level] as Int32Array
    const size = sizes[level]?.[level] as number
    const low = train.sameAsBefore ? (place[level - 1] as number) : 0
    for (let index = 0; index < size; index++) {
      const route = list[index] as number
      const lack = train.lack[route] as number
      if (spent + lack > budget) break
      if (lack < low || (lack === low && train.sameAsBefore && route <= (chosen[level - 1] as number)))
        continue
      work.done++
      if (work.spent) return false
      if (!go(level, route, spent + lack, score + (train.list.score[route] as number))) return false
    }
    if (spent + train.lackHome <= budget) {
      work.done++
      if (work.spent) return false
      return go(level, -1, spent + train.lackHome, score)
    }
    return true
  }

  function go(level: number, route: number, spent: number, score: number): boolean {
    const train = trains[level] as Candidates
    chosen[level] = route
    place[level] = route < 0 ? Infinity : (train.lack[route] as number)
    if (level === count - 1) {
      if (score >= floor + step) {
        best = { score, chosen: [...chosen] }
        floor = score
        budget = upper - floor - step
      }
      return true
    }
    for (let word = 0; word < words; word++) {
      const bits = route < 0 ? 0 : (train.list.mask[route * words + word] as number)
      used[(level + 1) * words + word] = (used[level * words + word] as number) | bits
    }
    let least = spent
    for (let later = level + 1; later < count; later++) {
      const lack = filter(level, later, route, spent)
      least += lack
      if (least > budget) return true
    }
    return choose(level + 1, spent, score)
  }

  /** Keeps the candidates of a later train that fit; returns the least shortfall left to it. */
  function filter(level: number, later: number, route: number, spent: number): number {
    const train = trains[later] as Candidates
    const before = fitting[level]?.[later] as Int32Array
    const size = sizes[level]?.[later] as number
    const after = fitting[level + 1]?.[later] as Int32Array
    const { mask } = train.list
    const { lack } = train
    const a = (level + 1) * words
    let kept = 0
    for (let index = 0; index < size; index++) {
      const candidate = before[index] as number
      if (spent + (lack[candidate] as number) > budget) break
      let clash = 0
      if (route >= 0) {
        const b = candidate * words
        for (let word = 0; word < words && clash === 0; word++)
          clash = (used[a + word] as number) & (mask[b + word] as number)
      }
      if (clash === 0) after[kept++] = candidate
    }
    work.done += kept >> 4
    ;(sizes[level + 1] as Int32Array)[later] = kept
    return Math.min(train.lackHome, kept === 0 ? Infinity : (lack[after[0] as number] as number))
  }
}
