import { type GameRecord, type GameState, type History, type Title, replay } from '@roundhouse/kernel'
import { type Fault, fault, parseGameFile, readJson } from '@roundhouse/protocol'
import { READERS, titleOf } from '../shell/shelf.ts'

export type CheckedGame =
  | {
      readonly ok: true
      readonly title: Title
      readonly record: GameRecord
      readonly history: History<GameState>
    }
  | { readonly ok: false; readonly fault: Fault }

/** A game file from outside: readable, of known rules, and every move legal. */
export function checkGame(json: unknown, name: string): CheckedGame {
  const parsed = parseGameFile(json, READERS)
  if (!parsed.ok) return parsed
  const { record } = parsed
  const title = titleOf(record.title)
  if (title === null) return { ok: false, fault: fault('unknown-title', { title: record.title, known: '' }) }
  const replayed = replay(title, record)
  if (replayed.ok) return { ok: true, title, record, history: replayed.history }
  const found = replayed.fault
  if (found.code === 'table') return { ok: false, fault: found.table }
  if (found.code === 'rules-version') {
    return { ok: false, fault: fault('rules-version', { recorded: found.recorded, known: found.known }) }
  }
  return { ok: false, fault: fault('game-damaged', { game: name, at: found.at }) }
}

export function checkGameText(text: string, name: string): CheckedGame {
  const read = readJson(text)
  return read.ok ? checkGame(read.json, name) : { ok: false, fault: fault('malformed-game', { field: '' }) }
}
