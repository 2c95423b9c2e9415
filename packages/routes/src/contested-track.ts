import { integers, roughFigures, roughIntegers } from './memory.ts'
import type { Network } from './network.ts'
import { type Candidates, packRoutes } from './packing.ts'
import type { RouteList } from './route-list.ts'
import { type Kind, type Run, inOrder } from './train-kinds.ts'
import type { Work } from './work.ts'

/**
 * Packs lists that hold all routes a run better than `start` could have. Trains mostly meet where they all must pass: on
 * the track out of the company's stations. So only that is looked at first, and of all routes of a train that use the same
 * of it the best one stands for the others. What these bring together bounds every run; if they keep apart on all other
 * track too, they are the best run, else the track on which they meet is looked at as well.
 */
export function packContested(
  network: Network,
  kinds: readonly Kind[],
  lists: readonly RouteList[],
  start: Run,
  step: number,
  work: Work,
): { readonly best: Run; readonly complete: boolean } {
  const contested = trackOfStations(network)
  for (;;) {
    const classes = lists.map((list) => classesOf(list, contested, network.words))
    const trains = kinds.flatMap((kind, at) => candidatesAmong(kind, classes[at] as Classes))
    let upper = 0
    for (const { lackHome } of trains) upper += lackHome
    for (const { count } of lists) work.done += count >> 3
    const { best, complete } = packRoutes(network, trains, upper, start.score, step, work)
    if (best === null || !complete) return { best: start, complete }
    const chosen = best.chosen.map((each, seat) =>
      each < 0 ? -1 : ((trains[seat] as Contender).list.route[each] as number),
    )
    const listOf = trains.map(({ list }) => lists[classes.indexOf(list)] as RouteList)
    if (!addMeeting(contested, network.words, listOf, chosen))
      return { best: { score: best.score, chosen, lists }, complete: true }
  }
}

/** Routes of one kind of train in classes by the contested track that they use. */
interface Classes {
  count: number
  readonly mask: Int32Array
  /** The best route of each class, the first of several, and what it is worth. */
  readonly route: Int32Array
  readonly score: Float64Array
}

interface Contender extends Candidates {
  readonly list: Classes
}

/** Every route uses some of it. */
function trackOfStations({ words, mask, own, out, outStart }: Network): Int32Array {
  const track = integers(words)
  for (let stop = 0; stop < own.length; stop++) {
    if (own[stop] !== 1) continue
    const end = outStart[stop + 1] as number
    for (let at = outStart[stop] as number; at < end; at++) {
      const first = ((out[at] as number) >> 1) * words
      for (let word = 0; word < words; word++)
        track[word] = (track[word] as number) | (mask[first + word] as number)
    }
  }
  return track
}

function classesOf(list: RouteList, contested: Int32Array, words: number): Classes {
  const { count } = list
  const classes: Classes = {
    count: 0,
    mask: roughIntegers(count * words),
    route: roughIntegers(count),
    score: roughFigures(count),
  }
  const { mask, route, score } = classes
  // A table of the classes by their track, at most half full: its entries are their numbers from 1.
  const places = 2 << (32 - Math.clz32(count))
  const table = integers(places)
  for (let at = 0; at < count; at++) {
    const first = classes.count * words
    let mixed = 0
    for (let word = 0; word < words; word++) {
      const track = (list.mask[at * words + word] as number) & (contested[word] as number)
      mask[first + word] = track
      mixed = Math.imul(mixed ^ track, 0x9e3779b1)
      mixed ^= mixed >>> 15
    }
    let place = mixed & (places - 1)
    while (table[place] !== 0 && !isSame(mask, ((table[place] as number) - 1) * words, first, words))
      place = (place + 1) & (places - 1)
    if (table[place] === 0) table[place] = ++classes.count
    else if ((list.score[at] as number) <= (score[(table[place] as number) - 1] as number)) continue
    const each = (table[place] as number) - 1
    route[each] = at
    score[each] = list.score[at] as number
  }
  return classes
}

function isSame(mask: Int32Array, one: number, other: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (mask[one + word] !== mask[other + word]) return false
  return true
}

function candidatesAmong({ counting }: Kind, classes: Classes): Contender[] {
  const { count, score } = classes
  let most = 0
  for (let each = 0; each < count; each++) most = Math.max(most, score[each] as number)
  const lack = roughFigures(count)
  const all = roughIntegers(count)
  for (let each = 0; each < count; each++) {
    lack[each] = most - (score[each] as number)
    all[each] = each
  }
  const order = inOrder(all, lack)
  return counting.ids.map((_, seat) => ({
    list: classes,
    order,
    lack,
    lackHome: most,
    sameAsBefore: seat > 0,
  }))
}

/** Adds the track on which two of the chosen routes meet; gives whether there is any. */
function addMeeting(
  contested: Int32Array,
  words: number,
  listOf: readonly RouteList[],
  chosen: readonly number[],
): boolean {
  const used = integers(words)
  let meets = false
  for (let seat = 0; seat < chosen.length; seat++) {
    const route = chosen[seat] as number
    if (route < 0) continue
    const { mask } = listOf[seat] as RouteList
    for (let word = 0; word < words; word++) {
      const track = mask[route * words + word] as number
      const shared = track & (used[word] as number)
      if (shared !== 0) meets = true
      contested[word] = (contested[word] as number) | shared
      used[word] = (used[word] as number) | track
    }
  }
  return meets
}
