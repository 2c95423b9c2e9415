import { type GameRecord, type History, replay } from '@roundhouse/kernel'
import { readFileSync } from 'node:fs'
import type { RmAction } from '../actions.ts'
import type { RmEvent } from '../events.ts'
import type { RmState } from '../state.ts'
import { railwayMania } from '../title.ts'

export type RmRecord = GameRecord<RmAction>

/** A game of three players to its end in which everything happens that 1862 knows, but no token is displaced. */
export const PLAYED: RmRecord = JSON.parse(
  readFileSync(new URL('./played/three-players.json', import.meta.url), 'utf8'),
) as RmRecord

export function historyOf(record: RmRecord): History<RmState, RmAction, RmEvent> {
  const replayed = replay(railwayMania, record)
  if (!replayed.ok) throw new Error(`the game does not replay: ${JSON.stringify(replayed.fault)}`)
  return replayed.history
}
