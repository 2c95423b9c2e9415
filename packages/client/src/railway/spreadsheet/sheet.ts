/** A table of figures that can be sorted and copied, whatever it tells. */
export interface Sheet {
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly SheetRow[]
  /** Below the rows, never sorted. */
  readonly foot: readonly SheetRow[]
}

export interface SheetColumn {
  readonly id: string
  readonly name: string
  /** The moment its heading leads to. */
  readonly version?: number
}

export interface SheetRow {
  readonly id: string
  readonly name: string
  readonly cells: readonly SheetCell[]
}

export interface SheetCell {
  /** What it is sorted by and what is copied; null: nothing. */
  readonly value: number | string | null
  readonly text: string
  /** What a sign says of it, in words. */
  readonly mark?: { readonly sign: string; readonly words: string }
}

export interface Sorting {
  /** The place of the column; -1 is the one that names the rows. */
  readonly column: number
  readonly direction: 'ascending' | 'descending'
}

/** Rows with nothing in the column come last in both directions; equal ones keep their order. */
export function sortRows(rows: readonly SheetRow[], sorting: Sorting | null): readonly SheetRow[] {
  if (sorting === null) return rows
  const sign = sorting.direction === 'ascending' ? 1 : -1
  const valueOf = (row: SheetRow): number | string | null =>
    sorting.column < 0 ? row.name : (row.cells[sorting.column]?.value ?? null)
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * compare(one, other)
  })
}

function compare(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other))
}

/** Figures run down first, names up; a third press gives the first order back. */
export function nextSorting(sorting: Sorting | null, column: number): Sorting | null {
  const first = column < 0 ? 'ascending' : 'descending'
  if (sorting?.column !== column) return { column, direction: first }
  if (sorting.direction !== first) return null
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' }
}

/** As spreadsheets read it. What begins like a formula is made a text: names are typed by players. */
export function csvOf(corner: string, sheet: Sheet, rows: readonly SheetRow[]): string {
  const lines = [
    [corner, ...sheet.columns.map(({ name }) => name)],
    ...[...rows, ...sheet.foot].map(({ name, cells }) => [
      name,
      ...cells.map(({ value, mark }) =>
        value === null
          ? ''
          : mark === undefined || typeof value === 'string'
            ? value
            : `${value} (${mark.words})`,
      ),
    ]),
  ]
  return `${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`
}

function field(value: number | string): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
