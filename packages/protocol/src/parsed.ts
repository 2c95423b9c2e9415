import type { Fault } from './faults.ts'

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault }

export interface Schema<Value> {
  safeParse(
    json: unknown,
  ):
    | { readonly success: true; readonly data: Value }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } }
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly keys?: readonly string[]
}

/** Reads `json` by a schema; `faultAt` makes the fault from the path of the first thing that is wrong. */
export function parseBy<Value>(
  schema: Schema<Value>,
  json: unknown,
  faultAt: (field: string) => Fault,
): Parsed<Value> {
  const result = schema.safeParse(json)
  if (result.success) return { ok: true, value: result.data }
  const issue = result.error.issues[0]
  // A field too many is reported on the object that holds it.
  const path = issue === undefined ? [] : [...issue.path, ...(issue.keys?.slice(0, 1) ?? [])]
  return { ok: false, fault: faultAt(path.map(String).join('.').slice(0, 80)) }
}

/** `JSON.parse` that answers instead of throwing. */
export function readJson(
  text: string,
): { readonly ok: true; readonly json: unknown } | { readonly ok: false } {
  try {
    return { ok: true, json: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}
