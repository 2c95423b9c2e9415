import type { Action, GameEvent, GameState, History } from '@roundhouse/kernel'

/** How a summary of a game grows: `add` adds what some entries brought and leaves what it was given as it is. */
export interface Summing<Summary, S extends GameState, A extends Action, E extends GameEvent> {
  begin(history: History<S, A, E>): Summary
  add(before: Summary, entries: readonly number[], history: History<S, A, E>): Summary
}

/** Of the line of play last asked for: by how many of its entries they sum up, those that are kept. */
interface Kept<Summary> {
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
    const line = history.lineTo(version)
    const same = commonLength(kept.line, line)
    if (same < line.length) {
      kept.line.splice(same, Number.POSITIVE_INFINITY, ...line.slice(same))
      kept.summaries.length = Math.min(kept.summaries.length, same + 1)
    }
    const { summaries } = kept
    // That of the set-up is always there.
    let at = line.length
    while (summaries[at] === undefined) at--
    while (at < line.length) {
      const to = Math.min(line.length, at - (at % STRIDE) + STRIDE)
      summaries[to] = summing.add(summaries[at] as Summary, line.slice(at, to), history)
      at = to
    }
    return summaries[at] as Summary
  }
}

function commonLength(one: readonly number[], other: readonly number[]): number {
  const most = Math.min(one.length, other.length)
  let same = 0
  while (same < most && one[same] === other[same]) same++
  return same
}
