import { type Json, type JsonObject, isObject } from './json.ts'

/** JSON Merge Patch (RFC 7396): objects merge, null removes, all else replaces. Nothing given is changed. */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch
  const merged: Record<string, Json> = isObject(target) ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key]
    else merged[key] = mergePatch(merged[key], value)
  }
  return merged
}

/** The patch without some of its keys, and those keys apart. */
export function without(object: JsonObject, keys: readonly string[]): JsonObject {
  const rest: Record<string, Json> = {}
  for (const [key, value] of Object.entries(object)) if (!keys.includes(key)) rest[key] = value
  return rest
}
