import type { GameRecord, Refusal } from '@roundhouse/kernel'
import { readRecording } from './export.ts'
import { type Follower, PEER_TITLES, peerOf } from './peer.ts'
import { Refused, Untranslatable } from './playing.ts'
import type { PeerAction, Read, RecordingNote } from './recording.ts'

/** An action of the recording: its number among the effective ones, from 1, who acts, and what the site calls it. */
export interface Recorded {
  readonly action: number
  readonly by: string
  readonly type: string
}

/** An action of the recording that the rulebook does not allow. */
export interface Breach extends Recorded {
  readonly refusal: Refusal
}

/** Why a game is not whole. */
export type Cut =
  /** The list of actions ends before the game does. */
  | { readonly code: 'ends-early'; readonly action: number }
  /** Our rules refuse an action, even as 18xx.games plays. */
  | ({ readonly code: 'refused'; readonly refusal: Refusal } & Recorded)
  /** By our rules the game is over before this action. */
  | ({ readonly code: 'after-end' } & Recorded)
  /** An action, or a part of it, that means nothing in this title. */
  | ({ readonly code: 'untranslatable'; readonly what: string } & Recorded)
  /** An action on which our own program fails. */
  | ({ readonly code: 'failed'; readonly what: string } & Recorded)

export interface Imported {
  readonly record: GameRecord
  readonly breaches: readonly Breach[]
  readonly notes: readonly RecordingNote[]
  /** How many effective actions were taken over, and how many there are. */
  readonly actions: number
  readonly of: number
  /** Null if the game is whole, as far as it was played. */
  readonly cut: Cut | null
}

/** How far an import has come. */
export interface Progress {
  readonly actions: number
  readonly of: number
}

/** A recorded game of 18xx.games as a game of ours, played under the compatibility option and audited by the rulebook. */
export function importRecording(text: string, nameless: (seat: number) => string): Read<Imported> {
  const steps = importSteps(text, nameless)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** The same, action by action, for whoever has other things to do meanwhile. */
export function* importSteps(
  text: string,
  nameless: (seat: number) => string,
): Generator<Progress, Read<Imported>, void> {
  const read = readRecording(text, nameless)
  if (!read.ok) return read
  const recording = read.value
  const peer = peerOf(recording.title)
  if (peer === null) {
    return {
      ok: false,
      fault: { code: 'unknown-title', title: recording.title, known: PEER_TITLES.join(', ') },
    }
  }
  let now: Recorded = { action: 0, by: '', type: '' }
  const breaches: Breach[] = []
  const followed = peer.follow(recording, (refusal) => void breaches.push({ ...now, refusal }))
  if (!followed.ok) return followed
  const follower = followed.value

  const { actions, notes } = recording
  const of = actions.length
  let taken = 0
  let length = 0
  let cut: Cut | null = null
  for (const action of actions) {
    yield { actions: taken, of }
    now = recorded(action, taken + 1)
    cut = attempted(now, action, follower)
    if (cut !== null) break
    taken += 1
    length = follower.record().log.length
  }
  if (cut === null) {
    follower.rest()
    length = follower.record().log.length
    const isWhole = follower.result() !== null || !recording.complete || recording.stopped
    if (!isWhole) cut = { code: 'ends-early', action: taken }
  }
  // What was tried for an action that could not be taken over is no part of the game, nor of what was found in it.
  const record = follower.record()
  const value = {
    record: { ...record, log: record.log.slice(0, length) },
    breaches: breaches.filter(({ action }) => action <= taken),
    notes,
    actions: taken,
    of,
    cut,
  }
  return { ok: true, value }
}

function recorded({ entity, type }: PeerAction, action: number): Recorded {
  return { action, by: entity, type }
}

/** What stopped it, or null. */
function attempted(now: Recorded, action: PeerAction, follower: Follower): Cut | null {
  try {
    follower.apply(action, null)
    return null
  } catch (error) {
    if (follower.result() !== null) return { ...now, code: 'after-end' }
    if (error instanceof Refused) return { ...now, code: 'refused', refusal: error.refusal }
    if (error instanceof Untranslatable) return { ...now, code: 'untranslatable', what: error.message }
    return { ...now, code: 'failed', what: error instanceof Error ? error.message : String(error) }
  }
}
