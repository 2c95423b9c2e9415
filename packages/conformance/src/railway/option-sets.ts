import { type Json, type JsonObject, isObject } from '../json.ts'
import { equalRotation } from './tiles.ts'

/** Options of one kind, each as the text of what the recording writes for it. */
export type Options = Set<string>

/** The first kind of option in which the recorded sets and ours differ; only kinds that the recording lists count. */
export function optionsDiffer(
  legal: JsonObject,
  ours: ReadonlyMap<string, Options>,
  income: number,
): string | null {
  for (const [kind, recorded] of Object.entries(legal)) {
    const here = ours.get(kind) ?? new Set()
    const found =
      kind === 'buy' || kind === 'sell'
        ? sharesDiffer(kind, recorded, here, income)
        : kind === 'pass'
          ? passDiffers(recorded, here.size > 0)
          : isObject(recorded)
            ? groupsDiffer(kind, recorded, ours)
            : setsDiffer(kind, recordedOptions(kind, recorded), here)
    if (found !== null) return `legal.${found}`
  }
  return null
}

function passDiffers(recorded: Json, offered: boolean): string | null {
  return recorded === offered ? null : `pass: recorded ${JSON.stringify(recorded)}, ours ${offered}`
}

/** Options listed for each private, ours under 'ctiles.S1'. */
function groupsDiffer(kind: string, recorded: JsonObject, ours: ReadonlyMap<string, Options>): string | null {
  const known = [...ours.keys()].filter((each) => each.startsWith(`${kind}.`))
  for (const group of new Set([...Object.keys(recorded).map((each) => `${kind}.${each}`), ...known])) {
    const theirs = recordedOptions(kind, recorded[group.slice(kind.length + 1)] ?? [])
    const found = setsDiffer(group, theirs, ours.get(group) ?? new Set())
    if (found !== null) return found
  }
  return null
}

/**
 * The recording tells the money of a purchase or sale by what the player has afterwards. Where it ends the stock round,
 * that includes what his privates pay at the start of the operating round.
 */
function sharesDiffer(kind: 'buy' | 'sell', recorded: Json, ours: Options, income: number): string | null {
  const plain = listed(recorded).map((each) => {
    if (!Array.isArray(each)) return each
    const what = each.slice(0, -1) as Json[]
    const without = [...what, Number(each.at(-1)) + (kind === 'buy' ? income : -income)]
    return ours.has(JSON.stringify(without)) ? without : each
  })
  return setsDiffer(kind, recordedOptions(kind, plain), ours)
}

function setsDiffer(kind: string, recorded: Options, ours: Options): string | null {
  const missing = [...recorded].filter((each) => !ours.has(each))
  const surplus = [...ours].filter((each) => !recorded.has(each))
  if (missing.length === 0 && surplus.length === 0) return null
  const parts = [
    ...(missing.length === 0 ? [] : [`ours lacks ${some(missing)}`]),
    ...(surplus.length === 0 ? [] : [`ours adds ${some(surplus)}`]),
  ]
  return `${kind}: ${parts.join('; ')}`
}

function some(options: readonly string[]): string {
  const shown = options.slice(0, 3).join(' ')
  return options.length > 3 ? `${shown} and ${options.length - 3} more` : shown
}

function recordedOptions(kind: string, recorded: Json): Options {
  return new Set(listed(recorded).map((each) => JSON.stringify(comparable(kind, each))))
}

/** A station is told by its city: whose it was before an acquisition our states do not keep. */
function comparable(kind: string, option: Json): Json {
  if (kind === 'tiles' || kind === 'ctiles') return sameTrack(option)
  return kind === 'remove' && Array.isArray(option) ? (option.slice(0, 2) as Json) : option
}

function sameTrack(option: Json): Json {
  const [hex, tile, rotation, cost] = listed(option)
  if (typeof tile !== 'string' || typeof rotation !== 'number') return option
  return [hex ?? '', tile, equalRotation(tile, rotation), cost ?? 0]
}

function listed(json: Json): readonly Json[] {
  return Array.isArray(json) ? (json as readonly Json[]) : []
}
