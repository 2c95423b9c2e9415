import type { Action, GameEvent, GameState, History } from '@roundhouse/kernel'

/** How a tale of a game grows: `tell` adds what one entry brought and leaves what it was given as it is. */
export interface Telling<Tale, S extends GameState, A extends Action, E extends GameEvent> {
  begin(history: History<S, A, E>): Tale
  tell(tale: Tale, entry: number, events: readonly E[]): Tale
}

/** Tales of the line of play last asked for, one for the set-up and one for each entry of the line. */
interface Kept<Tale> {
  readonly line: number[]
  readonly tales: Tale[]
}

/**
 * Keeps what it told: a further action costs that action only, a step back nothing, and an undo what was played since.
 */
export function keeping<Tale, S extends GameState, A extends Action, E extends GameEvent>(
  telling: Telling<Tale, S, A, E>,
): (history: History<S, A, E>, version?: number) => Tale {
  const known = new WeakMap<History<S, A, E>, Kept<Tale>>()
  return (history, version = history.version) => {
    let kept = known.get(history)
    if (kept === undefined) {
      kept = { line: [], tales: [telling.begin(history)] }
      known.set(history, kept)
    }
    const line = history.lineTo(version)
    const same = commonLength(kept.line, line)
    if (same < line.length) {
      kept.line.length = same
      kept.tales.length = same + 1
      for (const entry of line.slice(same)) {
        kept.tales.push(telling.tell(kept.tales.at(-1) as Tale, entry, history.eventsOf(entry)))
        kept.line.push(entry)
      }
    }
    return kept.tales[line.length] as Tale
  }
}

function commonLength(one: readonly number[], other: readonly number[]): number {
  const most = Math.min(one.length, other.length)
  let same = 0
  while (same < most && one[same] === other[same]) same++
  return same
}
