import { type GameRecord, type History, replay } from '@roundhouse/kernel'
import { type CzAction, type CzEvent, type CzState, eighteenCz } from '@roundhouse/titles/18cz'
import { readFileSync, readdirSync } from 'node:fs'

export type CzHistory = History<CzState, CzAction, CzEvent>

const folder = new URL('../../titles/18cz/test/golden/', import.meta.url)

/** The golden games of 18CZ by their file names. */
export const GOLDEN_NAMES = readdirSync(folder).filter((file) => file.endsWith('.json'))

const READ = new Map<string, CzHistory>()

export function recordOf(file: string): GameRecord<CzAction> {
  return (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { record: GameRecord<CzAction> }).record
}

/** Replayed once, with what the set-up told. */
export function goldenGame(file: string): CzHistory {
  const known = READ.get(file)
  if (known !== undefined) return known
  const replayed = replay(eighteenCz, recordOf(file))
  if (!replayed.ok) throw new Error(`${file}: ${JSON.stringify(replayed.fault)}`)
  const { history } = replayed
  READ.set(file, history)
  return history
}

/** A game of its own with so many entries played, to go on with. */
export function replayedAnew(file: string, entries: number): CzHistory {
  const replayed = replay(eighteenCz, recordOf(file), entries)
  if (!replayed.ok) throw new Error(`${file}: ${JSON.stringify(replayed.fault)}`)
  return replayed.history
}
