import { type HexId, type HexKind, hexAt, hexIndex } from '@roundhouse/titles/chicago-express'
import type { HexView } from '@roundhouse/view/chicago-express'

export const kinds: Readonly<Record<HexKind, string>> = {
  plain: 'plain',
  forest: 'forest',
  mountain: 'mountain',
  city: 'city',
  industrial: 'industrial city',
  start: 'start hex',
}

/** "Cleveland", "the forest at J2". */
export function hex(id: HexId): string {
  const { name, kind } = hexAt(hexIndex(id))
  return name ?? `the ${kinds[kind]} at ${id}`
}

/** "in Cleveland", "in the forest at J2", "on the mountain at G9". */
export function inHex(id: HexId): string {
  const { name, kind } = hexAt(hexIndex(id))
  return name !== null || kind === 'forest' ? `in ${hex(id)}` : `on ${hex(id)}`
}

/** "Cleveland", "J2". */
export function hexShort(id: HexId): string {
  return hexAt(hexIndex(id)).name ?? id
}

export interface HexNotes {
  /** What the player may do here now. */
  readonly can?: 'build' | 'develop' | null
  /** Its place in the plan that is being made. */
  readonly planned?: number | null
}

/** "Cleveland, city, cost 1 times 2, income 4, NYC here, can be built". */
export function describeHex(view: HexView, notes: HexNotes = {}): string {
  const parts = [hexShort(view.id), kinds[view.kind]]
  if (view.kind !== 'start') parts.push(costOf(view))
  if (view.income > 0) parts.push(`income ${view.income}`)
  if (view.developed) parts.push('has a house')
  if (view.locomotives.length > 0) parts.push(`${view.locomotives.join(', ')} here`)
  if ((notes.planned ?? 0) > 0) parts.push(`number ${notes.planned} of your plan`)
  if (notes.can === 'build') parts.push('can be built')
  if (notes.can === 'develop') parts.push('can be developed')
  return parts.join(', ')
}

function costOf({ cost, nextCost }: HexView): string {
  return nextCost === cost ? `cost ${cost}` : `cost ${cost} times ${nextCost / cost}`
}
