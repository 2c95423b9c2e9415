import type { Action, GameEvent, GameState, History } from '@roundhouse/kernel'

/** How a summary of a game grows: `add` adds what one entry brought and leaves what it was given as it is. */
export interface Summing<Summary, S extends GameState, A extends Action, E extends GameEvent> {
  begin(history: History<S, A, E>): Summary
  add(before: Summary, entry: number, events: readonly E[]): Summary
}

/** Summaries of the line of play last asked for, one for the set-up and one for each entry of the line. */
interface Kept<Summary> {
  readonly line: number[]
  readonly summaries: Summary[]
}

/**
 * Keeps what it summed up: a further action costs that action only, a step back nothing, and an undo what was played since.
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
      kept.line.length = same
      kept.summaries.length = same + 1
      for (const entry of line.slice(same)) {
        kept.summaries.push(summing.add(kept.summaries.at(-1) as Summary, entry, history.eventsOf(entry)))
        kept.line.push(entry)
      }
    }
    return kept.summaries[line.length] as Summary
  }
}

function commonLength(one: readonly number[], other: readonly number[]): number {
  const most = Math.min(one.length, other.length)
  let same = 0
  while (same < most && one[same] === other[same]) same++
  return same
}
