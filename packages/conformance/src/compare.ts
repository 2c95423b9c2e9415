import { differenceLine, firstDifference } from './difference.ts'
import { exemptionsFor } from './exemptions.ts'
import type { JsonObject } from './json.ts'
import { type Follower, peerOf } from './peer.ts'
import { stoppedBy } from './stopped-by.ts'
import { type Trace, reportsOf } from './trace.ts'

export interface Comparison {
  /** How many actions were played and compared. */
  readonly actions: number
  /** The first action (from 1; 0 is the set-up) after which something differs, and what; null if nothing does. */
  readonly difference: { readonly at: number; readonly line: string } | null
  /** What is no difference but worth a look: runs of ours that earn more than the recorded best. */
  readonly notes: readonly string[]
}

/** Plays a trace in our engine and compares everything it says after every action. */
export function compareTrace(trace: Trace, peer = peerOf(trace.title)): Comparison {
  if (peer === null) return differs(0, 0, `${trace.title} is not implemented`)
  const followed = peer.follow(trace)
  if (!followed.ok) return differs(0, 0, `set-up: ${JSON.stringify(followed.fault)}`)
  const follower = followed.value
  const exemptions = exemptionsFor(trace.title)
  const digestDifference = (recorded: JsonObject): string | null => {
    const found = firstDifference(follower.recorded(recorded), follower.digest(), exemptions)
    return found === null ? null : differenceLine(found)
  }

  const atStart = digestDifference(trace.initial)
  if (atStart !== null) return differs(0, 0, atStart)
  const reports = reportsOf(trace)
  const notes: string[] = []
  for (const [index, action] of trace.actions.entries()) {
    const report = reports.next()
    if (report.done === true) return differs(index, index + 1, 'no digest is recorded')
    const { digest, legal, best } = report.value
    try {
      follower.apply(action, digest)
      const verdict = best === null ? null : follower.bestVerdict(best)
      if (verdict !== null && verdict.note !== null) notes.push(`${index + 1}: ${verdict.note}`)
      const line =
        digestDifference(digest) ??
        (legal === null ? null : follower.legalDifference(legal)) ??
        verdict?.difference ??
        null
      if (line !== null) return differs(index + 1, index + 1, line)
    } catch (error) {
      return differs(index + 1, index + 1, stoppedBy(error))
    }
  }
  const { length } = trace.actions
  const line = resultDifference(trace, follower)
  return line === null ? { actions: length, difference: null, notes } : differs(length, length, line)
}

function resultDifference(trace: Trace, follower: Follower): string | null {
  if (!trace.complete || trace.stopped) return null
  const ours = follower.result()
  if (ours === null) return 'result: recorded an end, ours goes on'
  const found = firstDifference({ result: trace.result }, { result: ours }, [])
  return found === null ? null : differenceLine(found)
}

function differs(actions: number, at: number, line: string): Comparison {
  return { actions, difference: { at, line }, notes: [] }
}
