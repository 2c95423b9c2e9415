import type { Action, GameEvent } from './action.ts'
import { asReadonly } from './deep-readonly.ts'
import { play, playAgain } from './play.ts'
import type { LogEntry } from './record.ts'
import type { Refusal } from './refusal.ts'
import { FIRST_RUNNING_HASH, runningHash } from './running-hash.ts'
import type { GameState, Title } from './title.ts'

/** Every so many actions a copy of the state is kept, so that a step back replays few of them. */
const SNAPSHOT_EVERY = 50

export type Appended<E extends GameEvent> =
  | { readonly ok: true; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly refusal: null; readonly fault: 'undo-target' }

/** What a history has worked out of its log, as plain data: with the log it is the history again. */
export interface HistoryMemory<S extends GameState = GameState, E extends GameEvent = GameEvent> {
  readonly opening: readonly E[]
  readonly state: S
  readonly events: readonly (readonly E[])[]
  readonly shows: readonly number[]
  readonly before: readonly number[]
  readonly snapshots: ReadonlyMap<number, S>
  readonly hashes: readonly string[]
  readonly sinceSnapshot: number
}

/**
 * A game with its past: the log so far, the present state, and any earlier state at the cost of a few
 * actions. An undo is an entry like any other; it makes an earlier version the present one.
 */
export class History<
  S extends GameState = GameState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  readonly title: Title<S, A, E>
  readonly log: LogEntry<A>[] = []
  /** The present state. Read it, never change it: `append` is the door. */
  state: S
  /** What the set-up told; events of version 0. */
  readonly opening: readonly E[]
  readonly #events: (readonly E[])[] = []
  /** For each version, the action entry (0: the set-up) whose state it shows. */
  readonly #shows: number[] = [0]
  /** For each action entry, the action entry before it on its line of play. */
  readonly #before: number[] = [0]
  /** Of the present line of play alone, by action entry. */
  readonly #snapshots = new Map<number, S>()
  /** For each version as far as somebody has asked. */
  readonly #hashes: string[] = [FIRST_RUNNING_HASH]
  #sinceSnapshot = 0

  /** `start` is the state after set-up; it is copied. */
  constructor(title: Title<S, A, E>, start: S, opening: readonly E[] = []) {
    this.title = title
    this.opening = opening
    this.state = title.clone(asReadonly(start))
    this.#snapshots.set(0, title.clone(asReadonly(start)))
  }

  /** From what `memory` told of a history of this very log under these very rules; both are copied. */
  static remembered<S extends GameState, A extends Action, E extends GameEvent>(
    title: Title<S, A, E>,
    log: readonly LogEntry<A>[],
    memory: HistoryMemory<S, E>,
  ): History<S, A, E> {
    const history = new History(title, memory.snapshots.get(0) as S, memory.opening)
    history.state = title.clone(asReadonly(memory.state))
    copyInto(history.log, log)
    copyInto(history.#events, memory.events)
    copyInto(history.#shows, memory.shows)
    copyInto(history.#before, memory.before)
    copyInto(history.#hashes, memory.hashes)
    // Kept states are never changed, so several may hold them.
    for (const [version, state] of memory.snapshots) history.#snapshots.set(version, state)
    history.#sinceSnapshot = memory.sinceSnapshot
    return history
  }

  /** All that the log was replayed for; it is shared: read it at once, never change it. */
  memory(): HistoryMemory<S, E> {
    return {
      opening: this.opening,
      state: this.state,
      events: this.#events,
      shows: this.#shows,
      before: this.#before,
      snapshots: this.#snapshots,
      hashes: this.#hashes,
      sinceSnapshot: this.#sinceSnapshot,
    }
  }

  /** The same game at the same point, to be continued on its own. */
  fork(): History<S, A, E> {
    return History.remembered(this.title, this.log, this.memory())
  }

  /** How many copies of earlier states are in memory. */
  get copies(): number {
    return this.#snapshots.size
  }

  /** The number of entries, which is also the number of the present version. */
  get version(): number {
    return this.log.length
  }

  append(entry: LogEntry<A>): Appended<E> {
    return entry.kind === 'undo' ? this.#appendUndo(entry) : this.#appendAction(entry)
  }

  /** A copy of the state at a version, 0 being the set-up. */
  stateAt(version: number): S {
    const shown = this.#shows[version]
    if (shown === undefined) throw new RangeError(`there is no version ${version}`)
    if (version === this.version) return this.title.clone(asReadonly(this.state))
    const pending = this.#sinceSnapshotOf(shown)
    const nearest = pending.length === 0 ? shown : (this.#before[pending.at(-1) as number] as number)
    const state = this.title.clone(asReadonly(this.#snapshots.get(nearest) as S))
    for (let i = pending.length - 1; i >= 0; i--) {
      const entry = this.log[(pending[i] as number) - 1]
      if (entry?.kind !== 'action') throw new Error('the line of play holds actions only')
      playAgain(this.title, state, entry)
    }
    return state
  }

  /** What entry n (from 1) brought about; an undo brings no events. */
  eventsOf(version: number): readonly E[] {
    return version === 0 ? this.opening : (this.#events[version - 1] ?? [])
  }

  /** The running hash of the log up to a version. */
  hashAt(version: number = this.version): string {
    for (let number = this.#hashes.length; number <= Math.min(version, this.version); number++) {
      const entry = this.log[number - 1] as LogEntry<A>
      this.#hashes[number] = runningHash(this.#hashes[number - 1] as string, entry)
    }
    const hash = this.#hashes[version]
    if (hash === undefined) throw new RangeError(`there is no version ${version}`)
    return hash
  }

  /** The entries that count at a version: the actions, oldest first, that lead to its state. */
  lineTo(version: number = this.version): number[] {
    const line: number[] = []
    for (let at = this.#shows[version] ?? 0; at > 0; at = this.#before[at] as number) line.push(at)
    return line.toReversed()
  }

  /** The last of them, 0 before the first. */
  lastOf(version: number): number {
    return this.#shows[version] ?? 0
  }

  /** The one that counts before an entry on the same line, 0 before the first. */
  before(entry: number): number {
    return this.#before[entry] ?? 0
  }

  /** The action entries, newest first, between an action entry and the last snapshot on its line. */
  #sinceSnapshotOf(shown: number): number[] {
    const pending: number[] = []
    for (let at = shown; !this.#snapshots.has(at); at = this.#before[at] as number) pending.push(at)
    return pending
  }

  #appendAction(entry: Extract<LogEntry<A>, { kind: 'action' }>): Appended<E> {
    const outcome = play(this.title, this.state, entry.seat, entry.action, entry.lots)
    if (!outcome.ok) return outcome
    const shown = this.#shows[this.version] as number
    this.log.push(outcome.lots.length === 0 ? entry : { ...entry, lots: outcome.lots })
    this.#events.push(outcome.events)
    const number = this.version
    this.#before[number] = shown
    this.#shows[number] = number
    this.#sinceSnapshot += 1
    if (this.#sinceSnapshot >= SNAPSHOT_EVERY) {
      this.#snapshots.set(number, this.title.clone(asReadonly(this.state)))
      this.#sinceSnapshot = 0
    }
    return outcome
  }

  #appendUndo(entry: Extract<LogEntry<A>, { kind: 'undo' }>): Appended<E> {
    if (!Number.isInteger(entry.to) || entry.to < 0 || entry.to >= this.version) {
      return { ok: false, refusal: null, fault: 'undo-target' }
    }
    const state = this.stateAt(entry.to)
    const shown = this.#shows[entry.to] as number
    this.log.push(entry)
    this.#events.push([])
    this.#shows[this.version] = shown
    this.#before[this.version] = 0
    this.state = state
    this.#sinceSnapshot = this.#dropAbandoned(shown)
    return { ok: true, events: [] }
  }

  /**
   * Copies are kept for the line that is played on. Whoever acts and takes back for ever would otherwise fill the
   * memory with states that nobody looks at; a look at one of them costs the actions since the line was left.
   * Answers the actions since the last copy on the line.
   */
  #dropAbandoned(shown: number): number {
    const pending = this.#sinceSnapshotOf(shown)
    const nearest = pending.length === 0 ? shown : (this.#before[pending.at(-1) as number] as number)
    for (const number of this.#snapshots.keys()) if (number > nearest) this.#snapshots.delete(number)
    return pending.length
  }
}

/** Without spreading: a long log has more entries than a call may have arguments. */
function copyInto<Item>(target: Item[], source: readonly Item[]): void {
  for (const [index, item] of source.entries()) target[index] = item
}
