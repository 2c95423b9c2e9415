import { integers, roughIntegers } from './memory.ts'
import type { Network } from './network.ts'
import type { RouteList } from './route-list.ts'
import { RouteSets, beyond, lowest } from './route-sets.ts'
import type { Work } from './work.ts'

/** One train's place in the packing: its candidate routes with what each falls short of the best, in that order. */
export interface Candidates {
  readonly list: Pick<RouteList, 'score' | 'mask'>
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
  const last = count - 1
  const chosen: number[] = trains.map(() => -1)
  // Of equal trains a later one has a later route: those up to this rank are behind it.
  const behind = integers(count).fill(-1)
  const kindOf = kindsAmong(trains)
  // Equal trains behind each one fall short by as much at least.
  const alike = integers(count)
  for (let level = last - 1; level >= 0; level--)
    if ((trains[level + 1] as Candidates).sameAsBefore) alike[level] = (alike[level + 1] as number) + 1
  const kinds = [...new Set(kindOf)].map((kind) => trains[kindOf.indexOf(kind)] as Candidates)
  const sets = kinds.map(({ list, order }) => new RouteSets(list, order, words))
  // Level d keeps for each kind the candidates that fit what is chosen before train d.
  const fitting = trains.map((_, level) => sets.map(({ all }) => (level === 0 ? all : integers(all.length))))
  const lastKind = kindOf[last] as number
  const lastSets = sets[lastKind] as RouteSets
  // What of the last train's routes fits beside a route of the train before it, as far as it has been asked.
  const beside = roughIntegers(last > 1 ? (trains[last - 1] as Candidates).order.length * lastSets.words : 0)
  const besideKnown = integers(last > 1 ? (trains[last - 1] as Candidates).order.length : 0)
  let best: Packed | null = null
  let budget = upper - floor - step
  const complete = last === 0 ? finish(-1, 0, 0) : choose(0, 0, 0)
  return { best, complete }

  function choose(level: number, spent: number, score: number): boolean {
    const { order, lack, list, lackHome } = trains[level] as Candidates
    const fit = fitting[level]?.[kindOf[level] as number] as Int32Array
    const after = behind[level] as number
    walk: for (let word = (after + 1) >> 5; word < fit.length; word++) {
      for (let rest = beyond(fit[word] as number, word, after); rest !== 0; rest &= rest - 1) {
        const rank = word * 32 + lowest(rest)
        const route = order[rank] as number
        const short = lack[route] as number
        const now = spent + short
        if (now + (alike[level] as number) * short > budget) break walk
        work.done++
        if (work.spent) return false
        if (!go(level, rank, now, score + (list.score[route] as number))) return false
      }
    }
    if (spent + lackHome > budget) return true
    work.done++
    return !work.spent && go(level, -1, spent + lackHome, score)
  }

  /** `rank`: the place of its route in the order; -1 for a train that stays at home. */
  function go(level: number, rank: number, spent: number, score: number): boolean {
    const train = trains[level] as Candidates
    chosen[level] = rank < 0 ? -1 : (train.order[rank] as number)
    let after = rank < 0 ? train.order.length : rank
    for (let later = level + 1; later < count; later++) {
      if (!(trains[later] as Candidates).sameAsBefore) after = -1
      behind[later] = after
    }
    if (level === last - 1) return finish(rank, spent, score)
    for (let kind = kindOf[level + 1] as number; kind <= lastKind; kind++) narrow(level, kind, spent)
    let least = spent
    for (let later = level + 1; later < count; later++) {
      least += leastLack(level + 1, later)
      if (least > budget) return true
    }
    return choose(level + 1, spent, score)
  }

  /** Keeps the candidates of a kind that fit beside the route of this level, as far as the budget goes. */
  function narrow(level: number, kind: number, spent: number): void {
    const route = chosen[level] as number
    const { mask } = (trains[level] as Candidates).list
    const { order, lack } = kinds[kind] as Candidates
    const before = fitting[level]?.[kind] as Int32Array
    const after = fitting[level + 1]?.[kind] as Int32Array
    const one = sets[kind] as RouteSets
    for (let word = 0; word < after.length; word++) {
      const isOver = spent + (lack[order[word * 32] as number] as number) > budget
      if (isOver || before[word] === 0) after[word] = 0
      else if (route < 0) after[word] = before[word] as number
      else after[word] = (before[word] as number) & one.apart(mask, route * words, words, word)
    }
    work.done += after.length >> 3
  }

  /** What a later train falls short by at least, with a route that fits or at home. */
  function leastLack(level: number, later: number): number {
    const { order, lack, lackHome } = trains[later] as Candidates
    const fit = fitting[level]?.[kindOf[later] as number] as Int32Array
    const after = behind[later] as number
    for (let word = (after + 1) >> 5; word < fit.length; word++) {
      const rest = beyond(fit[word] as number, word, after)
      if (rest !== 0) return Math.min(lackHome, lack[order[word * 32 + lowest(rest)] as number] as number)
    }
    return lackHome
  }

  /** Tries every route of the last train that fits beside that of the train before it. */
  function finish(rank: number, spent: number, score: number): boolean {
    const { order, lack, list, lackHome } = trains[last] as Candidates
    const fit = fitting[Math.max(0, last - 1)]?.[lastKind] as Int32Array
    const after = behind[last] as number
    walk: for (let word = (after + 1) >> 5; word < fit.length; word++) {
      if (spent + (lack[order[word * 32] as number] as number) > budget) break
      if (fit[word] === 0) continue
      const apart = rank < 0 ? -1 : fitsBeside(rank, word)
      for (let rest = beyond((fit[word] as number) & apart, word, after); rest !== 0; rest &= rest - 1) {
        const route = order[word * 32 + lowest(rest)] as number
        if (spent + (lack[route] as number) > budget) break walk
        work.done++
        if (work.spent) return false
        settle(route, score + (list.score[route] as number))
      }
    }
    if (spent + lackHome > budget) return true
    work.done++
    if (work.spent) return false
    settle(-1, score)
    return true
  }

  function settle(route: number, score: number): void {
    if (score < floor + step) return
    chosen[last] = route
    best = { score, chosen: [...chosen] }
    floor = score
    budget = upper - floor - step
  }

  /** One word of the last train's routes beside this one of the train before it. */
  function fitsBeside(rank: number, word: number): number {
    const { order, list } = trains[last - 1] as Candidates
    const first = (order[rank] as number) * words
    if (last === 1) return lastSets.apart(list.mask, first, words, word)
    const row = rank * lastSets.words
    for (let at = besideKnown[rank] as number; at <= word; at++) {
      beside[row + at] = lastSets.apart(list.mask, first, words, at)
      besideKnown[rank] = at + 1
    }
    return beside[row + word] as number
  }
}

/** For each train the number of its kind, from 0: equal trains stand side by side. */
function kindsAmong(trains: readonly Candidates[]): number[] {
  let kind = -1
  return trains.map(({ sameAsBefore }) => (sameAsBefore ? kind : ++kind))
}
