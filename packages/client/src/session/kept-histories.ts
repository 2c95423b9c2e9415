import { type GameRecord, History, type HistoryMemory, type LogEntry, type Title } from '@roundhouse/kernel'
import { OWN_BUILD } from '../shell/build.ts'
import { keptPairs } from '../shell/kept-pairs.ts'
import { indexedStore } from './indexed-store.ts'

/**
 * What was worked out of the logs of the games last open here, so that a long game opens without a replay (decision
 * 0022). The log stays the only truth: what is kept counts for the same start, the same entries and the same build of
 * the program, and else it is as if nothing had been kept.
 */
const store = indexedStore('roundhouse-histories', 'histories', 'relaxed')

/** A replay of fewer entries is over before anybody notices. */
const WORTH_KEEPING = 50
/** Of the games that were open here last. */
const recent = keptPairs('histories', 20)

export interface KeptHistory {
  readonly build: string
  /** All that the log is replayed from. */
  readonly start: string
  /** The entries as text. */
  readonly log: string
  readonly memory: HistoryMemory
}

/** What is kept of a game, whether it fits or not; never fails. */
export async function recallHistory(id: string): Promise<KeptHistory | null> {
  if (OWN_BUILD === null || recent.of(id) === null) return null
  try {
    return ((await store.get(id)) as KeptHistory | undefined) ?? null
  } catch {
    return null
  }
}

/** The history of a log as far as it was kept; null when it is of another game, of another program or unreadable. */
export function rememberedHistory(
  title: Title,
  kept: KeptHistory | null,
  start: string,
  log: readonly LogEntry[],
  build: string | null = OWN_BUILD,
): History | null {
  if (kept === null || build === null || kept.build !== build || kept.start !== start) return null
  try {
    const known = log.slice(0, kept.memory.events.length)
    return JSON.stringify(known) === kept.log ? History.remembered(title, known, kept.memory) : null
  } catch {
    return null
  }
}

/**
 * Keeps the history of an open game; called when it is opened and whenever it has gone on, most times it does nothing.
 * Whether it succeeds makes no difference to the game. `kept`: what was there when it was opened.
 */
export function historyKeeper(
  id: string,
  start: string,
  history: History,
  kept: KeptHistory | null,
): () => void {
  const build = OWN_BUILD
  let keptAt = kept !== null && kept.build === build && kept.start === start ? kept.memory.events.length : 0
  return () => {
    if (build === null || history.version - keptAt < WORTH_KEEPING) return
    keptAt = history.version
    recent.keep(id, '')
    store
      .put(id, () => historyToKeep(build, start, history))
      .then(forgetOthers)
      .catch(() => recent.forget(id))
  }
}

/** It is shared with the game: write it down at once. */
export function historyToKeep(build: string, start: string, history: History): KeptHistory {
  const memory = history.memory()
  const snapshots = new Map(memory.snapshots)
  // A finished game is looked at from its last moments, and what was kept every fifty actions may lie far behind.
  for (const version of [history.version - 1, history.version - 2]) {
    const shown = memory.shows[version]
    if (shown !== undefined) snapshots.set(shown, history.stateAt(version))
  }
  return { build, start, log: JSON.stringify(history.log), memory: { ...memory, snapshots } }
}

/** All of a record that its log is replayed from. */
export function startOf(record: GameRecord): string {
  return JSON.stringify({ ...record, log: null })
}

async function forgetOthers(): Promise<void> {
  for (const id of await store.ids()) if (recent.of(id) === null) await store.remove(id)
}
