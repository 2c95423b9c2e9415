import { type Json, type JsonObject, isObject, listAt, numberAt, textAt } from './json.ts'
import { type RawAction, type Read, isRawAction } from './recording.ts'

/** What happened in effect: nothing that was undone, automatic actions at their place, no talk and no programming. */
export interface Effective {
  readonly actions: readonly RawAction[]
  /** The players agreed to end the game early. */
  readonly stopped: boolean
}

/** Resolves the list of an export. `action` in a fault is the position in the list, from 1. */
export function effectiveActions(list: readonly Json[]): Read<Effective> {
  const kept = afterUndos(list)
  if (!kept.ok) return kept
  const actions: RawAction[] = []
  let stopped = false
  for (const action of kept.value) {
    if (action.type === 'end_game') stopped = true
    if (isDecision(action)) actions.push(action)
    // A programmed action is played for its owner right after the action that gave occasion to it.
    for (const automatic of listAt(action, 'auto_actions')) {
      if (isRawAction(automatic) && isDecision(automatic)) actions.push(automatic)
    }
  }
  return { ok: true, value: { actions, stopped } }
}

function isDecision(action: RawAction): boolean {
  return action.type !== 'message' && action.type !== 'end_game' && !action.type.startsWith('program_')
}

interface Undone {
  readonly action: RawAction
  readonly at: number
}

/**
 * An undo takes back the last action that still counts, or all after the one it names; a redo brings back what the
 * last undo took, as long as nothing else was decided since. Talk is never undone.
 */
function afterUndos(list: readonly Json[]): Read<RawAction[]> {
  const counting: (RawAction | null)[] = []
  let undone: Undone[][] = []
  for (const [index, json] of list.entries()) {
    counting.push(null)
    const action = isObject(json) ? json : {}
    switch (textAt(action, 'type')) {
      case null:
        return { ok: false, fault: { code: 'foreign', field: `actions.${index}` } }
      case 'undo': {
        const from = undoneFrom(action, list, counting)
        if (from === null) return { ok: false, fault: { code: 'broken-undo', action: index + 1 } }
        undone.push(takeBack(counting, from))
        break
      }
      case 'redo': {
        const back = undone.pop()
        if (back === undefined) return { ok: false, fault: { code: 'broken-undo', action: index + 1 } }
        for (const { action: restored, at } of back) counting[at] = restored
        break
      }
      case 'message':
        if (isRawAction(action)) counting[index] = action
        break
      default:
        if (!isRawAction(action)) return { ok: false, fault: { code: 'foreign', field: `actions.${index}` } }
        undone = []
        counting[index] = action
    }
  }
  return { ok: true, value: counting.filter((action) => action !== null) }
}

/** The first place in the list that an undo takes back; null where it names nothing. */
function undoneFrom(
  undo: JsonObject,
  list: readonly Json[],
  counting: readonly (RawAction | null)[],
): number | null {
  const to = numberAt(undo, 'action_id')
  if (to === 0) return 0
  if (to === null) {
    const last = counting.findLastIndex((action) => action !== null && action.type !== 'message')
    return last < 0 ? null : last
  }
  const at = list.findIndex((json) => isObject(json) && json['id'] === to)
  return at < 0 ? null : at + 1
}

function takeBack(counting: (RawAction | null)[], from: number): Undone[] {
  const taken: Undone[] = []
  for (let at = from; at < counting.length; at++) {
    const action = counting[at] ?? null
    if (action === null || action.type === 'message') continue
    taken.push({ action, at })
    counting[at] = null
  }
  return taken
}
