import type { Network } from './network.ts'
import { type Kind, type Run, bestRoute } from './train-kinds.ts'
import type { Work } from './work.ts'

/** A first run: trains one after another, the best and then the poorest first, each on what the others left. */
export function greedyRun(network: Network, kinds: readonly Kind[], work: Work): Run {
  const seats = kinds.flatMap((kind) => kind.counting.ids.map(() => kind))
  const bestFirst = [...seats.keys()].toSorted(
    (a, b) => (seats[b] as Kind).best - (seats[a] as Kind).best || a - b,
  )
  const runs = [bestFirst, bestFirst.toReversed()].map((order) => inOrder(network, kinds, seats, order, work))
  return runs.reduce((best, run) => (run.score > best.score ? run : best))
}

function inOrder(
  network: Network,
  kinds: readonly Kind[],
  seats: readonly Kind[],
  order: readonly number[],
  work: Work,
): Run {
  const { words } = network
  const taken = new Int32Array(words)
  const chosen = seats.map(() => -1)
  let score = 0
  for (const seat of order) {
    const kind = seats[seat] as Kind
    const before = kind.known.count
    bestRoute(network, kind, null, taken, 0, work)
    if (kind.known.count === before) continue
    const route = kind.known.count - 1
    chosen[seat] = route
    score += kind.known.score[route] as number
    for (let word = 0; word < words; word++) {
      taken[word] = (taken[word] as number) | (kind.known.mask[route * words + word] as number)
    }
  }
  return { score, chosen, lists: kinds.map((kind) => kind.known) }
}
