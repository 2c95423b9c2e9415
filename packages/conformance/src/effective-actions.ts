import { type Json, type JsonObject, isObject, listAt, numberAt, textAt } from './json.ts'
import { type RawAction, type Read, isRawAction } from './recording.ts'

/** What happened in effect: nothing that was undone, automatic actions at their place, no talk and no programming. */
export interface Effective {
  readonly actions: readonly RawAction[]
  /** The players agreed to end the game early. */
  readonly stopped: boolean
  /** Places in the list, from 1, of the undos and redos that found nothing to take back or to bring back. */
  readonly idle: readonly number[]
}

/** Resolves the list of an export. */
export function effectiveActions(list: readonly Json[]): Read<Effective> {
  const kept = afterUndos(list)
  if (!kept.ok) return kept
  const actions: RawAction[] = []
  let stopped = false
  for (const action of kept.value.counting) {
    if (action.type === 'end_game') stopped = true
    if (isDecision(action)) actions.push(action)
    // A programmed action is played for its owner right after the action that gave occasion to it.
    for (const automatic of listAt(action, 'auto_actions')) {
      if (isRawAction(automatic) && isDecision(automatic)) actions.push(automatic)
    }
  }
  return { ok: true, value: { actions, stopped, idle: kept.value.idle } }
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
 * last undo took, as long as nothing else was decided since. Talk is never undone. Where there is nothing to take back
 * or to bring back, as at the very beginning, an undo or redo changes nothing.
 */
function afterUndos(list: readonly Json[]): Read<{ counting: RawAction[]; idle: number[] }> {
  const counting: (RawAction | null)[] = []
  const idle: number[] = []
  let undone: Undone[][] = []
  for (const [index, json] of list.entries()) {
    counting.push(null)
    const action = isObject(json) ? json : {}
    switch (textAt(action, 'type')) {
      case null:
        return { ok: false, fault: { code: 'foreign', field: `actions.${index}` } }
      case 'undo': {
        const taken = takeBack(counting, undoneFrom(action, list, counting))
        if (taken.length > 0) undone.push(taken)
        else idle.push(index + 1)
        break
      }
      case 'redo': {
        const back = undone.pop()
        if (back === undefined) idle.push(index + 1)
        for (const { action: restored, at } of back ?? []) counting[at] = restored
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
  return { ok: true, value: { counting: counting.filter((action) => action !== null), idle } }
}

/** The first place in the list that an undo takes back; behind the list where there is nothing. */
function undoneFrom(
  undo: JsonObject,
  list: readonly Json[],
  counting: readonly (RawAction | null)[],
): number {
  const to = numberAt(undo, 'action_id')
  if (to === 0) return 0
  if (to === null) {
    const last = counting.findLastIndex((action) => action !== null && action.type !== 'message')
    return last < 0 ? counting.length : last
  }
  const at = list.findIndex((json) => isObject(json) && json['id'] === to)
  return at < 0 ? counting.length : at + 1
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
