import { integers } from './memory.ts'
import type { Network } from './network.ts'
import { type Kind, type Run, bestRoute } from './train-kinds.ts'
import type { Work } from './work.ts'

/** A first run: trains one after another, the best and then the poorest first, each on what the others left. */
export function greedyRun(network: Network, kinds: readonly Kind[], work: Work): Run {
  const seats = kinds.flatMap((kind) => kind.counting.ids.map(() => kind))
  const bestFirst = [...seats.keys()].toSorted(
    (a, b) => (seats[b] as Kind).best - (seats[a] as Kind).best || a - b,
  )
  const run = inOrder(network, kinds, seats, bestFirst, work)
  if (kinds.length === 1) return run
  const other = inOrder(network, kinds, seats, bestFirst.toReversed(), work)
  return other.score > run.score ? other : run
}

function inOrder(
  network: Network,
  kinds: readonly Kind[],
  seats: readonly Kind[],
  order: readonly number[],
  work: Work,
): Run {
  const { words } = network
  const taken = integers(words)
  const chosen = seats.map(() => -1)
  let score = 0
  for (const seat of order) {
    const kind = seats[seat] as Kind
    const route = score === 0 ? kind.first : nextBest(network, kind, taken, work)
    if (route < 0) continue
    chosen[seat] = route
    score += kind.known.score[route] as number
    for (let word = 0; word < words; word++) {
      taken[word] = (taken[word] as number) | (kind.known.mask[route * words + word] as number)
    }
  }
  return { score, chosen, lists: kinds.map((kind) => kind.known) }
}

/** -1 if there is no route on track that is not taken. */
function nextBest(network: Network, kind: Kind, taken: Int32Array, work: Work): number {
  const before = kind.known.count
  bestRoute(network, kind, null, taken, 0, work)
  return kind.known.count === before ? -1 : kind.known.count - 1
}
