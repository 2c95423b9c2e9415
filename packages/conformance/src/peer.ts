import type { GameRecord, Refusal } from '@roundhouse/kernel'
import { peer18cz } from './18cz/peer.ts'
import { peers1824 } from './1824/peer.ts'
import { peer1862 } from './1862/peer.ts'
import type { JsonObject } from './json.ts'
import type { PeerAction, Read, Recording } from './recording.ts'

/** A title of ours that is also played on 18xx.games. */
export interface Peer {
  /** Its name there. */
  readonly name: string
  /** A game of ours ready to follow the recording, or why that cannot be. */
  follow(recording: Recording, audit?: (found: Refusal) => void): Read<Follower>
}

/** A best run below the recorded one is a difference; one above it is worth a note that can be checked by hand. */
export interface BestVerdict {
  readonly difference: string | null
  readonly note: string | null
}

/** Our game on the track of a recorded one. */
export interface Follower {
  /** Plays the next recorded action; `digest` is what was recorded after it, if anything. Throws what stops it. */
  apply(action: PeerAction, digest: JsonObject | null): void
  /** Our state in the words of the recording, in the same form. */
  digest(): JsonObject
  /** A recorded digest of the present state in the form in which it can be compared with ours. */
  recorded(digest: JsonObject): JsonObject
  /** The first entry in which recorded and our options differ, in one line, or null. */
  legalDifference(legal: JsonObject): string | null
  bestVerdict(best: JsonObject): BestVerdict
  /** Nothing more is recorded: goes on to where the recording engine waits. */
  rest(): void
  /** Final wealth by name; null before the end. */
  result(): JsonObject | null
  /** The game so far, as a file keeps it. */
  record(): GameRecord
}

const PEERS: readonly Peer[] = [
  peer18cz, //
  ...peers1824,
  peer1862,
]

/** The names by which 18xx.games knows our titles. */
export const PEER_TITLES: readonly string[] = PEERS.map((peer) => peer.name)

export function peerOf(title: string): Peer | null {
  return PEERS.find((peer) => peer.name === title) ?? null
}
