import type { Action, GameEvent } from './action.ts'
import { History } from './history.ts'
import {
  type GameRecord,
  type RulesFault,
  type TableFault,
  rulesFault,
  setupOf,
  tableFault,
} from './record.ts'
import type { Refusal } from './refusal.ts'
import { setUp } from './set-up.ts'
import type { GameState, Title } from './title.ts'

export type Replayed<S extends GameState, A extends Action, E extends GameEvent> =
  | { readonly ok: true; readonly history: History<S, A, E> }
  | { readonly ok: false; readonly fault: ReplayFault; readonly history: History<S, A, E> | null }

/** Why a record does not replay; `at` is the number of the entry that fails. */
export type ReplayFault =
  | { readonly code: 'table'; readonly table: TableFault }
  | RulesFault
  | { readonly code: 'refused'; readonly at: number; readonly refusal: Refusal }
  | { readonly code: 'undo-target'; readonly at: number }

/** Plays a recorded log from the set-up on, everything checked, up to version `until`. */
export function replay<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  record: GameRecord<A>,
  until: number = record.log.length,
): Replayed<S, A, E> {
  const unknown = rulesFault(title, record.rules)
  if (unknown !== null) return { ok: false, fault: unknown, history: null }
  const table = setupOf(record)
  const fault = tableFault(title, table)
  if (fault !== null) return { ok: false, fault: { code: 'table', table: fault }, history: null }
  const opening: E[] = []
  const start = setUp(title, record, (event) => opening.push(event))
  const history = new History<S, A, E>(title, start, opening)
  for (const entry of record.log.slice(0, until)) {
    const appended = history.append(entry)
    if (appended.ok) continue
    const at = history.version + 1
    if (appended.refusal === null) return { ok: false, fault: { code: 'undo-target', at }, history }
    return { ok: false, fault: { code: 'refused', at, refusal: appended.refusal }, history }
  }
  return { ok: true, history }
}
