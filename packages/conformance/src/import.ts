import type { GameRecord, Refusal } from '@roundhouse/kernel'
import { readRecording } from './export.ts'
import { PEER_TITLES, peerOf } from './peer.ts'
import type { PeerAction, Read } from './recording.ts'
import { stoppedBy } from './stopped-by.ts'

/** An action of the recording that the rulebook does not allow. */
export interface Breach {
  /** Its number among the effective actions of the recording, from 1. */
  readonly action: number
  readonly by: string
  readonly type: string
  readonly refusal: Refusal
}

export interface Imported {
  readonly record: GameRecord
  readonly breaches: readonly Breach[]
  /** How many effective actions were taken over, and how many there are. */
  readonly actions: number
  readonly of: number
  /** Why the game is not whole: what stopped it, or that the recording ends before the game does; null if it is. */
  readonly cut: string | null
}

/** A recorded game of 18xx.games as a game of ours, played under the compatibility option and audited by the rulebook. */
export function importRecording(text: string): Read<Imported> {
  const read = readRecording(text)
  if (!read.ok) return read
  const recording = read.value
  const peer = peerOf(recording.title)
  if (peer === null) {
    return {
      ok: false,
      fault: { code: 'unknown-title', title: recording.title, known: PEER_TITLES.join(', ') },
    }
  }
  const breaches: Breach[] = []
  let number = 0
  let current: PeerAction | null = null
  const followed = peer.follow(recording, (refusal) => {
    breaches.push({ action: number, by: current?.entity ?? '', type: current?.type ?? '', refusal })
  })
  if (!followed.ok) return followed
  const follower = followed.value
  const { actions } = recording
  let cut: string | null = null
  for (const [index, action] of actions.entries()) {
    number = index + 1
    current = action
    try {
      follower.apply(action, null)
    } catch (error) {
      cut = `action ${number} (${action.entity}: ${action.type}): ${stoppedBy(error)}`
      number = index
      break
    }
  }
  const over = follower.result() !== null
  if (cut === null && !over && recording.complete && !recording.stopped) {
    cut = `the list of actions ends before the game does, after action ${number}`
  }
  const imported = { record: follower.record(), breaches, actions: number, of: actions.length, cut }
  return { ok: true, value: imported }
}
