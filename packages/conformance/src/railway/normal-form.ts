import { type Json, type JsonObject, isObject } from '../json.ts'
import { equalRotation } from './tiles.ts'

/** A digest in the form in which two can be compared: what has no order is sorted, equal track looks equal. */
export function normalForm(digest: JsonObject): JsonObject {
  return {
    ...digest,
    pl: eachValue(digest['pl'], (player) => sorted(player, ['cos'])),
    co: eachValue(digest['co'], (company) => sorted(company, ['tr', 'tk', 'ut', 'cos'])),
    ti: Object.fromEntries(
      Object.entries(objectOr(digest['ti'])).map(([hex, laid]) => [hex, sameTrack(laid)]),
    ),
    tr: sorted(objectOr(digest['tr']), ['pool']),
  }
}

function eachValue(value: Json | undefined, change: (each: JsonObject) => JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(objectOr(value)).map(([key, each]) => [key, isObject(each) ? change(each) : each]),
  )
}

function sorted(object: JsonObject, keys: readonly string[]): JsonObject {
  const result: Record<string, Json> = { ...object }
  for (const key of keys) {
    const list = object[key]
    if (Array.isArray(list)) result[key] = list.toSorted(byText)
  }
  return result
}

function byText(one: Json, other: Json): number {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

function sameTrack(laid: Json): Json {
  if (!Array.isArray(laid)) return laid
  const [tile, rotation] = laid as readonly Json[]
  if (typeof tile !== 'string' || typeof rotation !== 'number') return laid
  return [tile, equalRotation(tile, rotation)]
}

export function objectOr(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}
