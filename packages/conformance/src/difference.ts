import { type Exemption, isExempt } from './exemptions.ts'
import { type Json, type JsonObject, isObject } from './json.ts'

/** A place where two digests differ; undefined where one has nothing there. */
export interface Difference {
  readonly path: string
  readonly recorded: Json | undefined
  readonly ours: Json | undefined
}

/** The first difference in the order of the recorded keys, or null. */
export function firstDifference(
  recorded: JsonObject,
  ours: JsonObject,
  exemptions: readonly Exemption[],
): Difference | null {
  return objectsDiffer(recorded, ours, exemptions, [])
}

/** A difference in one line. */
export function differenceLine({ path, recorded, ours }: Difference): string {
  return `${path}: recorded ${shown(recorded)}, ours ${shown(ours)}`
}

function objectsDiffer(
  recorded: JsonObject,
  ours: JsonObject,
  exemptions: readonly Exemption[],
  path: readonly string[],
): Difference | null {
  for (const key of new Set([...Object.keys(recorded), ...Object.keys(ours)])) {
    const [one, other] = [recorded[key], ours[key]]
    const here = [...path, key]
    if (one === other || isExempt(exemptions, here)) continue
    const found =
      isObject(one) && isObject(other)
        ? objectsDiffer(one, other, exemptions, here)
        : valuesDiffer(one, other, here.join('.'))
    if (found !== null) return found
  }
  return null
}

function valuesDiffer(recorded: Json | undefined, ours: Json | undefined, path: string): Difference | null {
  return JSON.stringify(recorded) === JSON.stringify(ours) ? null : { path, recorded, ours }
}

const LONGEST = 160

function shown(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`
}
