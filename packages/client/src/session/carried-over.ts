import { type GameRecord, type Title, carryOver } from '@roundhouse/kernel'
import { type Fault, fault } from '@roundhouse/protocol'

/** The same game under the newest rules; a fault tells the first entry that would mean something else there. */
export function carriedOver(
  title: Title,
  record: GameRecord,
): { readonly ok: true; readonly record: GameRecord } | { readonly ok: false; readonly fault: Fault } {
  const carried = carryOver(title, record)
  if (carried.ok) return carried
  if (carried.fault !== null) return { ok: false, fault: fault('internal', {}) }
  const { kind, at } = carried.divergence
  return { ok: false, fault: fault(kind === 'refused' ? 'carry-refused' : 'carry-differs', { at }) }
}
