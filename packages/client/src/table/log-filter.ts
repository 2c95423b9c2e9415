import { type Signal, signal } from '@preact/signals'
import type { LogKind } from '@roundhouse/view/railway'
import { unmarked } from './names.tsx'
import type { Table } from './table.ts'
import type { LogItem } from './title-ui.ts'

/** Which lines of the log are shown; null and empty text let everything pass. */
export interface LogFilter {
  readonly kind: LogKind | null
  /** 'seat:0', 'company:BN'. */
  readonly about: string | null
  readonly text: string
}

export const EVERYTHING: LogFilter = { kind: null, about: null, text: '' }

/** Kept with the table, so that it outlives a look at another tab. */
export function filterOf(table: Table): Signal<LogFilter> {
  const known = FILTERS.get(table)
  if (known !== undefined) return known
  const filter = signal(EVERYTHING)
  FILTERS.set(table, filter)
  return filter
}

/** Whether its fields are in sight; a filter that hides lines stays so. */
export function filterOpen(table: Table): Signal<boolean> {
  const known = OPEN.get(table)
  if (known !== undefined) return known
  const open = signal(false)
  OPEN.set(table, open)
  return open
}

const OPEN = new WeakMap<Table, Signal<boolean>>()
const FILTERS = new WeakMap<Table, Signal<LogFilter>>()

export function isEverything({ kind, about, text }: LogFilter): boolean {
  return kind === null && about === null && text.trim() === ''
}

export function filtered(items: readonly LogItem[], filter: LogFilter): readonly LogItem[] {
  if (isEverything(filter)) return items
  const { kind, about } = filter
  const wanted = searchable(filter.text.trim())
  return items.filter(
    (item) =>
      (kind === null || item.kind === kind) &&
      (about === null || item.about?.includes(about) === true) &&
      (wanted === '' || searchable(unmarked(item.text)).includes(wanted)),
  )
}

/** Kinds and names that the lines have, each once: seats in order, then companies by their letters. */
export function occurring(items: readonly LogItem[]): {
  readonly kinds: ReadonlySet<LogKind>
  readonly seats: readonly number[]
  readonly companies: readonly string[]
} {
  const kinds = new Set<LogKind>()
  const seats = new Set<number>()
  const companies = new Set<string>()
  for (const { kind, about = [] } of items) {
    if (kind !== undefined) kinds.add(kind)
    for (const id of about) {
      if (id.startsWith('seat:')) seats.add(Number(id.slice('seat:'.length)))
      else companies.add(id.slice('company:'.length))
    }
  }
  return {
    kinds,
    seats: [...seats].toSorted((one, other) => one - other),
    companies: [...companies].toSorted((one, other) => one.localeCompare(other)),
  }
}

/** Accents and capitals do not matter to somebody who searches; nor does the kind of a blank. */
function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLocaleLowerCase()
}
