import { type HexId, type HexKind, hexAt, hexIndex } from '@roundhouse/titles/chicago-express'
import type { HexView } from '@roundhouse/view/chicago-express'
import type { HexNotes } from '../en/hexes.ts'

export const kinds: Readonly<Record<HexKind, string>> = {
  plain: 'planicie',
  forest: 'bosque',
  mountain: 'montañas',
  city: 'ciudad',
  industrial: 'ciudad industrial',
  start: 'casilla de inicio',
}

/** "Cleveland", "el bosque J2". */
export function hex(id: HexId): string {
  const { name, kind } = hexAt(hexIndex(id))
  if (name !== null) return name
  return kind === 'forest' ? `el bosque ${id}` : `la casilla de ${kinds[kind]} ${id}`
}

export function inHex(id: HexId): string {
  return `en ${hex(id)}`
}

export function hexShort(id: HexId): string {
  return hexAt(hexIndex(id)).name ?? id
}

export function describeHex(view: HexView, notes: HexNotes = {}): string {
  const parts = [hexShort(view.id), kinds[view.kind]]
  if (view.kind !== 'start') parts.push(costOf(view))
  if (view.income > 0) parts.push(`beneficios ${view.income}`)
  if (view.developed) parts.push('con casita')
  if (view.locomotives.length > 0) parts.push(`aquí ${view.locomotives.join(', ')}`)
  if ((notes.planned ?? 0) > 0) parts.push(`número ${notes.planned} de tu plan`)
  if (notes.can === 'build') parts.push('se puede construir')
  if (notes.can === 'develop') parts.push('se puede urbanizar')
  return parts.join(', ')
}

function costOf({ cost, nextCost }: HexView): string {
  return nextCost === cost ? `coste ${cost}` : `coste ${cost} por ${nextCost / cost}`
}
