import type { Action, GameEvent } from './action.ts'
import { fingerprint } from './fingerprint.ts'
import type { History } from './history.ts'
import type { GameRecord } from './record.ts'
import { replay } from './replay.ts'
import type { GameState, Title } from './title.ts'

/** The fingerprints that were kept while a game was played, by version. */
export type KeptFingerprints = ReadonlyMap<number, string>

/** A replay that goes wrong stays wrong, so comparing now and then and at the end is enough. */
const COMPARED_EVERY = 50

/** Those that a replay is compared with: the last one, and the first of every fifty versions. */
export function landmarks(kept: KeptFingerprints): KeptFingerprints {
  const chosen = new Map<number, string>()
  let next = 0
  const versions = [...kept.keys()].toSorted((a, b) => a - b)
  for (const version of versions) {
    if (version < next && version !== versions.at(-1)) continue
    chosen.set(version, kept.get(version) as string)
    next = version + COMPARED_EVERY
  }
  return chosen
}

/** Whether players would now see something else than they saw when the game came to this version. */
export function looksDifferent<S extends GameState, A extends Action, E extends GameEvent>(
  history: History<S, A, E>,
  kept: KeptFingerprints,
): boolean {
  const seen = kept.get(history.version)
  return seen !== undefined && seen !== fingerprint(history.title, history.state)
}

/**
 * The first version at which players would see something else than they saw; null when they see the same as far as the
 * record replays.
 */
export function firstDifference<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  record: GameRecord<A>,
  kept: KeptFingerprints,
): number | null {
  const { history } = replay(title, record, 0)
  if (history === null) return null
  if (looksDifferent(history, kept)) return 0
  for (const entry of record.log) {
    if (!history.append(entry).ok) return null
    if (looksDifferent(history, kept)) return history.version
  }
  return null
}
