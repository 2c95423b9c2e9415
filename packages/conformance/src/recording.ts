import { type Json, type JsonObject, isObject, parseJson, textAt } from './json.ts'

/** An action as 18xx.games writes it: `type`, who acts (players by number), and what the type needs. */
export interface RawAction extends JsonObject {
  readonly type: string
  readonly entity: string | number
}

/** The same with players by name. */
export interface PeerAction extends RawAction {
  readonly entity: string
}

/** A game played on 18xx.games, whatever file it comes from: what was decided, and nothing that was undone. */
export interface Recording {
  /** As the site names the title, e.g. '18CZ'. */
  readonly title: string
  /** In seat order. */
  readonly players: readonly string[]
  /** What the site's chance starts from; null where the file does not tell. */
  readonly seed: number | null
  readonly optionalRules: readonly string[]
  readonly actions: readonly PeerAction[]
  /** Whether the file claims to hold the game to its end. */
  readonly complete: boolean
  /** The players agreed to stop before the regular end. */
  readonly stopped: boolean
}

/** Why a file cannot be read as a recorded game. */
export type RecordingFault =
  /** Not JSON at all: cut off, or something else. */
  | { readonly code: 'no-json' }
  /** JSON, but no recorded game: the field that is missing or wrong. */
  | { readonly code: 'foreign'; readonly field: string }
  | { readonly code: 'unknown-title'; readonly title: string; readonly known: string }
  | { readonly code: 'unknown-rule'; readonly rule: string }
  /** What the site drew by lot cannot be known without its seed. */
  | { readonly code: 'no-seed' }

/** What was done to a recording so that it could be taken over; the game is the same. */
export type RecordingNote =
  /** A name that game files do not take, or that two players have. */
  | { readonly code: 'renamed'; readonly from: string; readonly to: string }
  /** An undo or redo, by its place in the list from 1, that found nothing to change. */
  | { readonly code: 'idle-undo'; readonly action: number }

export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: RecordingFault }

export function foreign(field: string): { readonly ok: false; readonly fault: RecordingFault } {
  return { ok: false, fault: { code: 'foreign', field } }
}

/** A file that names its title, which every recorded game does. */
export function readTitled<Value>(
  text: string,
  read: (json: JsonObject, title: string) => Read<Value>,
): Read<Value> {
  const json = parseJson(text)
  if (json === undefined) return { ok: false, fault: { code: 'no-json' } }
  const title = isObject(json) ? textAt(json, 'title') : null
  return isObject(json) && title !== null ? read(json, title) : foreign('title')
}

export function isRawAction(value: Json | undefined): value is RawAction {
  if (!isObject(value)) return false
  const { type, entity } = value
  return typeof type === 'string' && (typeof entity === 'string' || typeof entity === 'number')
}
