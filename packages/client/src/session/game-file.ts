import {
  type GameRecord,
  type GameState,
  type History,
  type Title,
  fingerprint,
  replay,
} from '@roundhouse/kernel'
import { type Fault, fault, parseGameFile, readJson, rulesFaultOf } from '@roundhouse/protocol'
import { ABOUT_TITLES, loadReader } from '../shell/titles.ts'

export type CheckedGame =
  | {
      readonly ok: true
      readonly title: Title
      readonly record: GameRecord
      readonly history: History<GameState>
    }
  | { readonly ok: false; readonly fault: Fault }

/**
 * A game file from outside: readable, of known rules, and every move legal. Where a fingerprint was kept with it, it
 * also looks as it did when it was played last.
 */
export async function checkGame(
  json: unknown,
  name: string,
  seen: string | null = null,
): Promise<CheckedGame> {
  const wanted = titleIn(json)
  const reader = wanted === null ? null : await loadReader(wanted)
  if (wanted !== null && reader === null) {
    const known = ABOUT_TITLES.map(({ id }) => id).join(', ')
    return { ok: false, fault: fault('unknown-title', { title: wanted, known }) }
  }
  const parsed = parseGameFile(json, reader === null ? [] : [reader])
  if (!parsed.ok || reader === null) return parsed.ok ? malformed() : parsed
  const { record } = parsed
  const { title } = reader
  const replayed = replay(title, record)
  if (replayed.ok) {
    const { history } = replayed
    if (seen === null || seen === fingerprint(title, history.state)) {
      return { ok: true, title, record, history }
    }
    return { ok: false, fault: fault('game-differs', { game: name, at: history.version }) }
  }
  const found = replayed.fault
  if (found.code === 'table') return { ok: false, fault: found.table }
  if (found.code === 'rules-version' || found.code === 'rules-dropped') {
    return { ok: false, fault: rulesFaultOf(found) }
  }
  return { ok: false, fault: fault('game-damaged', { game: name, at: found.at }) }
}

export async function checkGameText(text: string, name: string): Promise<CheckedGame> {
  const read = readJson(text)
  return read.ok ? checkGame(read.json, name) : malformed()
}

/** The title that a file names; null when it names none. */
function titleIn(json: unknown): string | null {
  if (typeof json !== 'object' || json === null || !('title' in json)) return null
  return typeof json.title === 'string' ? json.title : null
}

function malformed(): CheckedGame {
  return { ok: false, fault: fault('malformed-game', { field: '' }) }
}
