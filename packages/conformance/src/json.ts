/** Plain JSON, as files hold it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value behind a text, or undefined where the text is no JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

export function textAt(object: JsonObject, key: string): string | null {
  const value = object[key]
  return typeof value === 'string' ? value : null
}

export function numberAt(object: JsonObject, key: string): number | null {
  const value = object[key]
  return typeof value === 'number' ? value : null
}

export function listAt(object: JsonObject, key: string): readonly Json[] {
  const value = object[key]
  return Array.isArray(value) ? (value as readonly Json[]) : []
}

export function objectAt(object: JsonObject, key: string): JsonObject | null {
  const value = object[key]
  return isObject(value) ? value : null
}
