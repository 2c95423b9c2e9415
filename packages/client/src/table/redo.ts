import type { ActionEntry, History, LogEntry } from '@roundhouse/kernel'

/**
 * The action that was taken back last and may be played again as it was: nothing else has been played since. To play it
 * again is an action like any other, so nobody needs to agree.
 */
export function redoable(history: History): ActionEntry | null {
  const { log } = history
  let undone: ActionEntry[] = []
  let line: number[] = []
  for (const [index, entry] of log.entries()) {
    if (entry.kind === 'action') {
      undone = same(entry, undone.at(-1)) ? undone.slice(0, -1) : []
      line.push(index + 1)
      continue
    }
    const kept = history.lineTo(index + 1)
    const gone = line.slice(kept.length).flatMap((number) => actionAt(log, number))
    undone = [...undone, ...gone.toReversed()]
    line = kept
  }
  return undone.at(-1) ?? null
}

function actionAt(log: readonly LogEntry[], number: number): ActionEntry[] {
  const entry = log[number - 1]
  return entry?.kind === 'action' ? [entry] : []
}

function same(entry: ActionEntry, other: ActionEntry | undefined): boolean {
  return (
    other !== undefined &&
    entry.seat === other.seat &&
    JSON.stringify(entry.action) === JSON.stringify(other.action)
  )
}
