import { type HexId, type HexKind, hexAt, hexIndex } from '@roundhouse/titles/chicago-express'
import type { HexView } from '@roundhouse/view/chicago-express'
import type { HexNotes } from '../en/hexes.ts'

export const kinds: Readonly<Record<HexKind, string>> = {
  plain: 'pianura',
  forest: 'bosco',
  mountain: 'montagna',
  city: 'città',
  industrial: 'città industriale',
  start: 'esagono di partenza',
}

/** "Cleveland", "il bosco J2". */
export function hex(id: HexId): string {
  const { name, kind } = hexAt(hexIndex(id))
  if (name !== null) return name
  return kind === 'forest' ? `il bosco ${id}` : `la ${kinds[kind]} ${id}`
}

/** "a Cleveland", "nel bosco J2", "sulla montagna G9", "nella pianura B3". */
export function inHex(id: HexId): string {
  const { name, kind } = hexAt(hexIndex(id))
  if (name !== null) return `a ${name}`
  if (kind === 'forest') return `nel bosco ${id}`
  return `${kind === 'mountain' ? 'sulla' : 'nella'} ${kinds[kind]} ${id}`
}

export function hexShort(id: HexId): string {
  return hexAt(hexIndex(id)).name ?? id
}

export function describeHex(view: HexView, notes: HexNotes = {}): string {
  const parts = [hexShort(view.id), kinds[view.kind]]
  if (view.kind !== 'start') parts.push(costOf(view))
  if (view.income > 0) parts.push(`profitto ${view.income}`)
  if (view.developed) parts.push('con casetta')
  if (view.locomotives.length > 0) parts.push(`qui ${view.locomotives.join(', ')}`)
  if ((notes.planned ?? 0) > 0) parts.push(`numero ${notes.planned} del tuo piano`)
  if (notes.can === 'build') parts.push('si può costruire')
  if (notes.can === 'develop') parts.push('si può sviluppare')
  return parts.join(', ')
}

function costOf({ cost, nextCost }: HexView): string {
  return nextCost === cost ? `costo ${cost}` : `costo ${cost} per ${nextCost / cost}`
}
