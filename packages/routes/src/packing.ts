import type { Network } from './network.ts'
import type { RouteList } from './route-list.ts'
import type { Work } from './work.ts'

/** One train's place in the packing: its candidate routes with what each falls short of the best, in that order. */
export interface Candidates {
  readonly list: RouteList
  readonly order: Int32Array
  /** The place of each route of the list in that order. */
  readonly rank: Int32Array
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
  const last = count - 1
  const chosen: number[] = Array.from({ length: count }, () => -1)
  // Of equal trains a later one has a later route: those up to this rank are behind it.
  const behind = new Int32Array(count).fill(-1)
  const used = new Int32Array((count + 1) * words)
  let best: Packed | null = null
  let budget = upper - floor - step
  // Level d keeps for each later train but the last the candidates that fit what is chosen before train d.
  const fitting = trains.map((_, level) =>
    trains.map((train, index) =>
      level === 0 ? train.order : new Int32Array(index < level || index === last ? 0 : train.order.length),
    ),
  )
  const sizes = trains.map(() => new Int32Array(count))
  for (const [index, { order }] of trains.entries()) (sizes[0] as Int32Array)[index] = order.length
  const complete = choose(0, 0, 0, 0)
  return { best, complete }

  /** `first`: where the search for the last train's route begins, because nothing before it fits. */
  function choose(level: number, spent: number, score: number, first: number): boolean {
    const train = trains[level] as Candidates
    const isLast = level === last
    const list = isLast ? train.order : (fitting[level]?.[level] as Int32Array)
    const size = isLast ? list.length : (sizes[level]?.[level] as number)
    const least = behind[level] as number
    for (let index = first; index < size; index++) {
      const route = list[index] as number
      const lack = train.lack[route] as number
      if (spent + lack > budget) break
      if ((train.rank[route] as number) <= least || (isLast && clashes(level, train.list, route))) continue
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
    chosen[level] = route
    if (level === last) {
      if (score >= floor + step) {
        best = { score, chosen: [...chosen] }
        floor = score
        budget = upper - floor - step
      }
      return true
    }
    const train = trains[level] as Candidates
    for (let word = 0; word < words; word++) {
      const bits = route < 0 ? 0 : (train.list.mask[route * words + word] as number)
      used[(level + 1) * words + word] = (used[level * words + word] as number) | bits
    }
    let least = spent
    let first = 0
    let after = route < 0 ? train.order.length : (train.rank[route] as number)
    for (let later = level + 1; later < count; later++) {
      if (!(trains[later] as Candidates).sameAsBefore) after = -1
      behind[later] = after
      if (later === last) {
        first = firstFit(level + 1, after, spent)
        least += lackAt(trains[last] as Candidates, first)
      } else least += filter(level, later, spent)
      if (least > budget) return true
    }
    return choose(level + 1, spent, score, level + 1 === last ? first : 0)
  }

  /** Whether a route uses track that is taken before this level. */
  function clashes(level: number, { mask }: RouteList, route: number): boolean {
    for (let word = 0; word < words; word++)
      if (((used[level * words + word] as number) & (mask[route * words + word] as number)) !== 0) return true
    return false
  }

  /** The place in its order of the first route of the last train that fits; its length if none does. */
  function firstFit(level: number, after: number, spent: number): number {
    const { order, lack, list } = trains[last] as Candidates
    let at = after + 1
    for (; at < order.length; at++) {
      const route = order[at] as number
      if (spent + (lack[route] as number) > budget) return order.length
      if (!clashes(level, list, route)) break
    }
    work.done += (at - after) >> 5
    return at
  }

  /** Keeps the candidates of a later train that fit; returns the least shortfall left to it. */
  function filter(level: number, later: number, spent: number): number {
    const train = trains[later] as Candidates
    const before = fitting[level]?.[later] as Int32Array
    const size = sizes[level]?.[later] as number
    const after = fitting[level + 1]?.[later] as Int32Array
    const least = behind[later] as number
    let kept = 0
    for (let index = 0; index < size; index++) {
      const candidate = before[index] as number
      if (spent + (train.lack[candidate] as number) > budget) break
      if ((train.rank[candidate] as number) <= least || clashes(level + 1, train.list, candidate)) continue
      after[kept++] = candidate
    }
    work.done += kept >> 4
    ;(sizes[level + 1] as Int32Array)[later] = kept
    return kept === 0 ? train.lackHome : Math.min(train.lackHome, train.lack[after[0] as number] as number)
  }
}

/** What the train falls short by with the route at this place of its order, or at home if that is better. */
function lackAt({ order, lack, lackHome }: Candidates, place: number): number {
  return place < order.length ? Math.min(lackHome, lack[order[place] as number] as number) : lackHome
}
