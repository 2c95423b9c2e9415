import type { Action, GameEvent, GameState, History } from '@roundhouse/kernel'

/** How a summary of a game grows: `add` adds what some entries brought and leaves what it was given as it is. */
export interface Summing<Summary, S extends GameState, A extends Action, E extends GameEvent> {
  begin(history: History<S, A, E>): Summary
  add(before: Summary, entries: readonly number[], history: History<S, A, E>): Summary
}

/** Of the line of play last asked for: by how many of its entries they sum up, those that are kept. */
interface Kept<Summary> {
  /** Each later than the one before. */
  readonly line: number[]
  readonly summaries: (Summary | undefined)[]
}

/** A long game is summed up in strides, for every summary is one to be copied; each stride is kept. */
const STRIDE = 16

/**
 * Keeps what it summed up: a further action costs that action only, a step back a stride at most, and an undo what was
 * played since.
 */
export function keeping<Summary, S extends GameState, A extends Action, E extends GameEvent>(
  summing: Summing<Summary, S, A, E>,
): (history: History<S, A, E>, version?: number) => Summary {
  const known = new WeakMap<History<S, A, E>, Kept<Summary>>()
  return (history, version = history.version) => {
    let kept = known.get(history)
    if (kept === undefined) {
      kept = { line: [], summaries: [summing.begin(history)] }
      known.set(history, kept)
    }
    const length = lengthTo(kept, history, version)
    const { line, summaries } = kept
    // That of the set-up is always there.
    let at = length
    while (summaries[at] === undefined) at--
    while (at < length) {
      const to = Math.min(length, at - (at % STRIDE) + STRIDE)
      summaries[to] = summing.add(summaries[at] as Summary, line.slice(at, to), history)
      at = to
    }
    return summaries[at] as Summary
  }
}

/** Of the line to a version, which is among what is kept then. Whatever leads to an entry leads there on one way only. */
function lengthTo<Summary, S extends GameState, A extends Action, E extends GameEvent>(
  { line, summaries }: Kept<Summary>,
  history: History<S, A, E>,
  version: number,
): number {
  const last = history.lastOf(version)
  let [low, high] = [0, line.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((line[middle] as number) < last) low = middle + 1
    else high = middle
  }
  if (last === 0 || line[low] === last) return last === 0 ? 0 : low + 1
  const asked = history.lineTo(version)
  const same = commonLength(line, asked)
  line.splice(same, Number.POSITIVE_INFINITY, ...asked.slice(same))
  summaries.length = Math.min(summaries.length, same + 1)
  return asked.length
}

function commonLength(one: readonly number[], other: readonly number[]): number {
  const most = Math.min(one.length, other.length)
  let same = 0
  while (same < most && one[same] === other[same]) same++
  return same
}
