import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { figureWords } from '../words.ts'
import {
  type Sheet,
  type SheetCell,
  type SheetRow,
  type Sorting,
  csvOf,
  nextSorting,
  sortRows,
} from './sheet.ts'

/** A sheet on the page: its heads sort it and stay in view, and so does its first column. */
export function SheetTable({
  title,
  corner,
  sheet,
  tools,
  rowHead,
  onMoment,
}: {
  readonly title: string
  /** The heading of the first column. */
  readonly corner: string
  readonly sheet: Sheet
  readonly tools?: ComponentChildren
  readonly rowHead: (row: SheetRow) => ComponentChildren
  /** Where a column has a moment, its sum leads there. */
  readonly onMoment?: (version: number) => void
}) {
  const { sheet: t, charts } = figureWords.value
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const rows = sortRows(sheet.rows, sorting)
  const copy = (): void => {
    void navigator.clipboard.writeText(csvOf(corner, sheet, rows)).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  }
  const head = (name: string, column: number) => (
    <th
      key={column}
      scope="col"
      aria-sort={sorting?.column === column ? sorting.direction : undefined}
      class={column < 0 ? 'first' : undefined}
    >
      <button type="button" title={t.sortBy(name)} onClick={() => setSorting(nextSorting(sorting, column))}>
        {name}
        <span class="arrow" aria-hidden="true">
          {sorting?.column !== column ? '' : sorting.direction === 'ascending' ? '▲' : '▼'}
        </span>
      </button>
    </th>
  )
  return (
    <section class="card spreadsheet-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span class="aside">
          {tools}
          <span role="status" class="copied">
            {copied === null ? '' : copied === 'yes' ? t.copied : t.notCopied}
          </span>
          <button type="button" class="button small" onClick={copy}>
            {t.copy}
          </button>
        </span>
      </header>
      <div class="spreadsheet-scroll scrolls" role="group" aria-label={title} tabIndex={0}>
        <table class="spreadsheet-table">
          <thead>
            <tr>
              {head(corner, -1)}
              {sheet.columns.map(({ name }, column) => head(name, column))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" class="first">
                  {rowHead(row)}
                </th>
                {row.cells.map((cell, column) => (
                  <td key={column}>
                    <Cell cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sheet.foot.map((row) => (
              <tr key={row.id}>
                <th scope="row" class="first">
                  {row.name}
                </th>
                {sheet.columns.map(({ name, version }, column) => {
                  const cell = row.cells[column]
                  return (
                    <td key={column}>
                      {cell === undefined ? null : version === undefined || onMoment === undefined ? (
                        <Cell cell={cell} />
                      ) : (
                        <button
                          type="button"
                          class="link-button"
                          title={charts.go(name)}
                          onClick={() => onMoment(version)}
                        >
                          {cell.text}
                        </button>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
    </section>
  )
}

function Cell({ cell }: { readonly cell: SheetCell }) {
  if (cell.mark === undefined) return <>{cell.text}</>
  return (
    <span title={cell.mark.words}>
      <span class="spreadsheet-mark" aria-hidden="true">
        {cell.mark.sign}
      </span>
      {cell.text}
      <span class="visually-hidden"> {cell.mark.words}</span>
    </span>
  )
}
